import { useQuery } from '@tanstack/react-query'
import type { ErasureWire } from '../../../../../src/http/contract/customers.ts'
import { useCustomerWords } from '../../../i18n/customers.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMay } from '../../../lib/api/me.ts'
import { teamQuery } from '../../../lib/api/team-query.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Card } from '../../../ui/card.tsx'
import { Fact } from '../../../ui/fact.tsx'

/** The proof that a customer was erased: when, by whom, and how many rows of which table that was. */
export function ErasedCard({ erasure: { erased_at, erased_by, counts, hash } }: { erasure: ErasureWire }) {
  const say = useCustomerWords()
  const reader = useReader()
  const may = useMay()
  const team = useQuery({ ...teamQuery(useApi()), enabled: may('listTeam') })
  const by = team.data?.find(({ user_id }) => erased_by === `staff:${user_id}`)?.name ?? erased_by
  const emptied = Object.entries(counts).filter(([, count]) => count > 0)
  return (
    <Card title={say('erased')}>
      <div className="flex flex-col gap-4 p-4 text-small">
        <p>{say('erased.text')}</p>
        <dl className="flex flex-col gap-1.5">
          <Fact name={say('erased.at')}>{formatInstant(Date.parse(erased_at), reader)}</Fact>
          <Fact name={say('erased.by')}>{by}</Fact>
          <Fact name={say('erased.hash')}>
            <span className="font-mono text-meta break-all">{hash}</span>
          </Fact>
        </dl>
        <h3 className="font-medium">{say('erased.counts')}</h3>
        <dl className="grid gap-1 tablet:grid-cols-2">
          {emptied.map(([table, count]) => (
            <div key={table} className="flex justify-between gap-2">
              <dt className="font-mono text-meta">{table}</dt>
              <dd className="figures">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
