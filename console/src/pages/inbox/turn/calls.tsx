import type { TurnWire } from '../../../../../src/http/contract/turns.ts'
import { useWords } from '../../../lib/words.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Code } from '../../../ui/code.tsx'

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
              <div className="flex flex-col gap-2 pt-2">
                <Code title={words('turn.input')} text={JSON.stringify(tool.input, null, 2)} />
                <Code title={words('turn.output')} text={JSON.stringify(tool.output, null, 2)} />
              </div>
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
