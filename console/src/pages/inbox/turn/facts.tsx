import type { TurnWire } from '../../../../../src/http/contract/turns.ts'
import { useWords } from '../../../lib/words.ts'
import { Chip } from '../../../ui/chip.tsx'

/** The figures of the answer, each with the row or passage that says it. */
export function Facts({ facts }: { facts: TurnWire['facts'] }) {
  const words = useWords()
  if (facts.length === 0) return null
  return (
    <section>
      <h3 className="pb-2 font-semibold">{words('turn.facts')}</h3>
      <ul className="text-small">
        {facts.map((fact) => (
          <li key={fact.text} className="flex items-baseline gap-2 border-b border-line py-1.5">
            <span className="figures font-medium">{fact.text}</span>
            <span className="ml-auto min-w-0 text-right break-words text-soft">
              {fact.backed_by === null ? (
                <Chip tone="danger">{words('turn.unbacked')}</Chip>
              ) : 'tool' in fact.backed_by ? (
                `${fact.backed_by.tool} ${fact.backed_by.path}`
              ) : (
                words('turn.passage')
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
