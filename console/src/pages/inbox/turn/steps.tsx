import type { TurnWire } from '../../../../../src/http/contract/turns.ts'
import { useWords } from '../../../lib/words.ts'

/** What the turn did, in order; the bar of each is its share of the time. */
export function Steps({ steps, notFired }: { steps: TurnWire['steps']; notFired: TurnWire['not_fired'] }) {
  const words = useWords()
  const longest = Math.max(1, ...steps.map((step) => step.ms))
  return (
    <section>
      <h3 className="pb-2 font-semibold">{words('turn.steps')}</h3>
      <ol className="flex flex-col gap-2 border-l-2 border-line pl-4 text-small">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trace is written once and never changes
          <li key={at}>
            <div className="flex items-baseline gap-2">
              <span className="min-w-0 break-words">
                <span className="font-medium">{step.node}</span> · {step.note}
              </span>
              <span className="figures ml-auto text-meta whitespace-nowrap text-soft">{Math.round(step.ms)} ms</span>
            </div>
            <div aria-hidden="true" className="mt-1 h-1 rounded-full bg-sunken">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(step.ms / longest) * 100}%` }} />
            </div>
          </li>
        ))}
      </ol>
      {notFired.length > 0 && (
        <details className="pt-3 text-small text-soft">
          <summary>{words('turn.not_fired', { count: notFired.length })}</summary>
          <ul className="pt-1">
            {notFired.map(({ rule, why }) => (
              <li key={rule} className="py-0.5">
                {rule} · {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
