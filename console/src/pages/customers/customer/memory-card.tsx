import { useQuery } from '@tanstack/react-query'
import { useCustomerWords } from '../../../i18n/customers.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay } from '../../../lib/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useToasts } from '../../../ui/toast.tsx'

/** What is remembered of a customer; who asks for it has it forgotten. */
export function MemoryCard({ customerId: id }: { customerId: string }) {
  const say = useCustomerWords()
  const api = useApi()
  const may = useMay()
  const toasts = useToasts()
  const reader = useReader()
  const query = useQuery({
    queryKey: ['customer', id, 'memory'],
    queryFn: async ({ signal }) => api('GET /v1/customers/:id/memory', { params: { id }, signal }),
  })
  const forget = useAct(
    (api, _: undefined) => api('DELETE /v1/customers/:id/memory', { params: { id } }),
    ['customer', 'consent'],
  )
  return (
    <Card
      title={say('memory')}
      aside={
        (query.data?.entries.length ?? 0) > 0 &&
        may('forgetMemory') && (
          <Button
            small
            busy={forget.isPending}
            onClick={() => forget.mutate(undefined, { onSuccess: () => toasts.say(say('memory.forgotten')) })}
          >
            {say('memory.forget')}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className="p-4 text-small text-soft">{say('memory.none')}</p>
          ) : (
            <ul className="p-4 text-small">
              {entries.map(({ kind, value, dates, at }) => (
                <li key={`${kind} ${value}`} className="flex flex-wrap justify-between gap-2 py-1">
                  <span>
                    {value}
                    {dates && ` (${dates})`}
                  </span>
                  <span className="figures text-meta text-soft">{formatDay(Date.parse(at), reader)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
