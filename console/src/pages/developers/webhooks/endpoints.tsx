import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWebhookWords } from '../../../i18n/webhooks.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Deliveries } from './deliveries.tsx'
import { Endpoint } from './endpoint.tsx'
import { EndpointDialog } from './endpoint-dialog.tsx'

const route = getRouteApi('/inside/developers')

/** Who is told of what happens, and what became of it. */
export function Endpoints() {
  const tell = useWebhookWords()
  const api = useApi()
  const navigate = useNavigate()
  const { endpoint: opened } = route.useSearch()
  const [creates, setCreates] = useState(false)
  const endpoints = useQuery({
    queryKey: ['webhooks', 'endpoints'],
    queryFn: async ({ signal }) => (await api('GET /v1/webhook-endpoints', { signal })).endpoints,
  })
  const open = (endpoint?: string) => void navigate({ to: '/developers', search: { tab: 'webhooks', endpoint } })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose text-soft">{tell('lead')}</p>
        <Button look="primary" onClick={() => setCreates(true)}>
          {tell('create')}
        </Button>
      </div>
      <Loaded query={endpoints}>
        {(all) => {
          const chosen = all.find(({ endpoint_id: id }) => id === opened)
          return (
            <>
              {all.length === 0 && <Empty icon="lightning" title={tell('none')} />}
              <ul className="flex flex-col gap-3">
                {all.map((endpoint) => (
                  <Endpoint key={endpoint.endpoint_id} endpoint={endpoint} onOpen={() => open(endpoint.endpoint_id)} />
                ))}
              </ul>
              {chosen && <Deliveries endpoint={chosen} onClose={() => open()} />}
            </>
          )
        }}
      </Loaded>
      {creates && <EndpointDialog onClose={() => setCreates(false)} />}
    </div>
  )
}
