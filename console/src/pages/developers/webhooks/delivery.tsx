import type { DeliveryWire } from '../../../../../src/http/contract/webhook-endpoints.ts'
import { useWebhookWords } from '../../../i18n/webhooks.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { Code } from '../../../ui/code.tsx'

const TONES: Record<DeliveryWire['state'], Tone> = { waiting: 'warn', delivered: 'good', dead: 'danger' }

/** One fact on its way: what is sent, and what came back each time. */
export function Delivery({ delivery, isOn }: { delivery: DeliveryWire; isOn: boolean }) {
  const tell = useWebhookWords()
  const reader = useReader()
  const { delivery_id: id, type, state, tries, next_try_at: next, created_at: created, log } = delivery
  const at = (instant: string) => formatInstant(Date.parse(instant), reader)
  const retry = useAct(
    (api, _: undefined) => api('POST /v1/webhook-endpoints/deliveries/:id/retry', { params: { id }, body: {} }),
    ['webhooks'],
  )
  return (
    <li className="border-b border-line last:border-0">
      <details>
        <summary className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5">
          <span className="font-mono text-small break-all">{type}</span>
          <Chip tone={TONES[state]}>{tell(`delivery.${state}`)}</Chip>
          <span className="figures text-meta text-soft">{at(created)}</span>
        </summary>
        <div className="flex flex-col gap-3 px-4 pb-4 text-small">
          <p className="text-soft">
            {tell('delivery.tries', { count: tries })}
            {next !== null && tries > 0 && ` · ${tell('delivery.next', { at: at(next) })}`}
          </p>
          <Code title={tell('delivery.body')} text={indented(delivery.body)} />
          {log.map((one) => (
            <Try key={one.at} made={one} />
          ))}
          <Button
            small
            className="self-start"
            disabled={!isOn}
            busy={retry.isPending}
            onClick={() => retry.mutate(undefined)}
          >
            {tell('delivery.retry')}
          </Button>
        </div>
      </details>
    </li>
  )
}

function Try({ made }: { made: DeliveryWire['log'][number] }) {
  const tell = useWebhookWords()
  const reader = useReader()
  const { failure, took_ms: took, answer } = made
  const status = String(made.status ?? '')
  const said = took === null ? tell('try.open') : tell(`try.${failure ?? 'status'}`, { status })
  return (
    <div className="flex flex-col gap-1">
      <p className="figures">
        {formatInstant(Date.parse(made.at), reader)} · {said}
        {took !== null && <span className="text-soft">{` · ${tell('try.took', { ms: took })}`}</span>}
      </p>
      {answer && <Code title={tell('try.answer')} text={answer} />}
    </div>
  )
}

function indented(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
