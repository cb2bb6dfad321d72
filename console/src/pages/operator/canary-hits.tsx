import { useQuery } from '@tanstack/react-query'
import type { CanaryHitWire, TenantWire } from '../../../../src/http/contract/platform.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Column, Table } from '../../ui/table.tsx'

/** The newest say enough: there should be none. */
const MOST = 20

/** Where secret rows of shops were about to be told. Nothing is shown where there are none, which is always, while all is well. */
export function CanaryHits({ tenants }: { tenants: readonly TenantWire[] }) {
  const say = useAdminWords()
  const api = useApi()
  const hits = useQuery({
    queryKey: ['canary-hits'],
    queryFn: ({ signal }) => api('GET /v1/platform/canary-hits', { query: { limit: MOST }, signal }),
    retry: false,
  })
  const columns = useColumns(tenants)
  if (hits.data === undefined || hits.data.hits.length === 0) return null
  return (
    <Card title={say('operator.canaries')}>
      <p className="px-4 py-2 text-small text-soft">{say('operator.canaries.lead')}</p>
      <Table
        bare
        caption={say('operator.canaries')}
        columns={columns}
        rows={hits.data.hits}
        keyOf={({ hit_id: id }) => id}
      />
    </Card>
  )
}

function useColumns(tenants: readonly TenantWire[]): Column<CanaryHitWire>[] {
  const say = useAdminWords()
  const reader = useReader()
  const names = new Map(tenants.map(({ tenant_id: id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? id
  return [
    {
      key: 'of',
      title: say('operator.canary.of'),
      cell: ({ canary_of: of, kind }) => (
        <span>
          <span className="block font-medium">{nameOf(of)}</span>
          <span className="block text-meta text-soft">{say(`operator.canary.${kind}`)}</span>
        </span>
      ),
    },
    {
      key: 'to',
      title: say('operator.canary.to'),
      cell: ({ canary_of: of, told_to: to, place }) => (
        <span>
          <Chip tone="danger">{say(`operator.canary.in.${place}`)}</Chip>
          {place !== 'log' && <span className="block">{of === to ? say('operator.canary.own') : nameOf(to)}</span>}
        </span>
      ),
    },
    {
      key: 'subject',
      title: say('operator.canary.subject'),
      wide: true,
      cell: ({ subject }) => <span className="break-all text-meta">{subject}</span>,
    },
    {
      key: 'times',
      title: say('operator.canary.times'),
      figures: true,
      wide: true,
      cell: ({ times }) => String(times),
    },
    {
      key: 'at',
      title: say('operator.canary.at'),
      cell: ({ last_at: at }) => <time dateTime={at}>{formatInstant(Date.parse(at), reader)}</time>,
    },
  ]
}
