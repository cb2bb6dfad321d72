import type { TurnWire } from '../../../../../src/http/contract/turns.ts'
import { useWords } from '../../../lib/words.ts'
import { Chip } from '../../../ui/chip.tsx'

/** Which tools and models were asked, with what, and what they gave. */
export function Calls({ tools, models }: { tools: TurnWire['tools']; models: TurnWire['models'] }) {
  const words = useWords()
  return (
    <>
      {tools.length > 0 && (
        <section>
          <h3 className="pb-2 font-semibold">{words('turn.tools')}</h3>
          {tools.map((tool, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a trace is written once and never changes
            <details key={at} className="border-b border-line py-1.5 text-small">
              <summary>
                {tool.tool} <Chip tone={tool.ok ? 'good' : 'danger'}>{tool.ok ? 'ok' : (tool.code ?? 'failed')}</Chip>
                <span className="figures pl-2 text-meta text-soft">{Math.round(tool.ms)} ms</span>
              </summary>
              <Json title={words('turn.input')} value={tool.input} />
              <Json title={words('turn.output')} value={tool.output} />
            </details>
          ))}
        </section>
      )}
      {models.length > 0 && (
        <section>
          <h3 className="pb-2 font-semibold">{words('turn.models')}</h3>
          <ul className="text-small">
            {models.map((model, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a trace is written once and never changes
              <li key={at} className="flex items-baseline gap-2 border-b border-line py-1.5">
                <span className="min-w-0 break-words">
                  {model.prompt} · {model.engine} {model.model}
                </span>
                <span className="figures ml-auto text-meta whitespace-nowrap text-soft">{Math.round(model.ms)} ms</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <div className="pt-2">
      <p className="text-meta text-soft">{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0} className="overflow-x-auto rounded-sm bg-sunken p-2 font-mono text-meta">
        {JSON.stringify(value, null, 2)}
      </pre>
    </div>
  )
}
