import type { EndpointWire } from '../../../../../src/http/contract/webhook-endpoints.ts'
import { useWebhookWords } from '../../../i18n/webhooks.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EndpointMenu } from './endpoint-menu.tsx'

/** One program that is told: where, of what, and how it takes it. */
export function Endpoint({ endpoint, onOpen }: { endpoint: EndpointWire; onOpen: () => void }) {
  const tell = useWebhookWords()
  const reader = useReader()
  const { name, url, types, last_success_at: successAt, old_secret_until: until } = endpoint
  const at = (instant: string) => formatInstant(Date.parse(instant), reader)
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{name}</h2>
          <p className="font-mono text-small break-all text-soft">{url}</p>
        </div>
        <EndpointMenu endpoint={endpoint} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Standing endpoint={endpoint} />
        <Chip>{types.includes('*') ? tell('everything') : tell('some.types', { count: types.length })}</Chip>
        {until && <Chip tone="info">{tell('old.secret', { until: at(until) })}</Chip>}
        {endpoint.waiting > 0 && <Chip tone="warn">{tell('waiting', { count: endpoint.waiting })}</Chip>}
        {endpoint.dead > 0 && <Chip tone="danger">{tell('dead', { count: endpoint.dead })}</Chip>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-soft">
          {successAt === null ? tell('success.never') : tell('success.at', { at: at(successAt) })}
        </p>
        <Button small aria-label={tell('deliveries.of', { name })} onClick={onOpen}>
          {tell('deliveries')}
        </Button>
      </div>
    </li>
  )
}

function Standing({ endpoint }: { endpoint: EndpointWire }) {
  const tell = useWebhookWords()
  const reader = useReader()
  const { disabled_reason: reason, failing_since: since } = endpoint
  if (reason !== null) {
    return <Chip tone={reason === 'person' ? 'neutral' : 'danger'}>{tell(`state.disabled.${reason}`)}</Chip>
  }
  if (since === null) return <Chip tone="good">{tell('state.active')}</Chip>
  return <Chip tone="warn">{tell('state.failing', { since: formatInstant(Date.parse(since), reader) })}</Chip>
}
