import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeliveryWire, EndpointWire } from '../../../../../src/http/contract/webhook-endpoints.ts'
import { useWebhookWords } from '../../../i18n/webhooks.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Delivery } from './delivery.tsx'

const STATES = ['all', 'waiting', 'delivered', 'dead'] as const
/** What waits may have arrived meanwhile. */
const LOOK_AGAIN_MS = 3_000

/** What an endpoint was told, with every request and what came back. */
export function Deliveries({ endpoint, onClose }: { endpoint: EndpointWire; onClose: () => void }) {
  const words = useWords()
  const tell = useWebhookWords()
  const [state, setState] = useState<(typeof STATES)[number]>('all')
  const deliveries = useDeliveries(endpoint, state === 'all' ? undefined : state)
  const nameOf = (value: (typeof STATES)[number]) => tell(value === 'all' ? 'deliveries.all' : `delivery.${value}`)
  return (
    <Dialog title={tell('deliveries.of', { name: endpoint.name })} place="drawer" onClose={onClose}>
      <Tabs
        label={tell('deliveries')}
        controls="deliveries"
        value={state}
        onChange={setState}
        tabs={STATES.map((value) => ({ value, label: nameOf(value) }))}
      />
      <div id="deliveries" role="tabpanel" aria-label={nameOf(state)} className="flex flex-col gap-3 pt-3">
        <Loaded query={deliveries}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.deliveries)
            if (rows.length === 0) return <Empty icon="check" title={tell('deliveries.none')} />
            return (
              <ul className="rounded-lg border border-line">
                {rows.map((delivery) => (
                  <Delivery key={delivery.delivery_id} delivery={delivery} isOn={endpoint.state === 'active'} />
                ))}
              </ul>
            )
          }}
        </Loaded>
        {deliveries.hasNextPage && (
          <Button
            className="self-center"
            busy={deliveries.isFetchingNextPage}
            onClick={() => void deliveries.fetchNextPage()}
          >
            {words('table.more')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function useDeliveries({ endpoint_id: id }: EndpointWire, state: DeliveryWire['state'] | undefined) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['webhooks', 'deliveries', id, state],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/webhook-endpoints/:id/deliveries', {
        params: { id },
        query: { state, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.deliveries.some((one) => one.state === 'waiting')) ? LOOK_AGAIN_MS : false,
  })
}
