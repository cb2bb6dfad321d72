import { cuesOf } from './cues-of.ts'
import type { Desk } from './desk.ts'
import { unheardIn } from './unheard.ts'

const TELLING: ReadonlySet<string> = new Set(['item', 'brand', 'category', 'feature', 'number', 'quantity', 'degree'])

/** Whether the clause speaks of more than these cues do: goods, another matter, or words that nothing here knows. */
export function saysMoreThan(desk: Desk, known: readonly string[]): boolean {
  const more = desk.clause.spans.some(({ meaning }) => {
    const cues = cuesOf(meaning)
    return TELLING.has(meaning.kind) || (cues.length > 0 && !cues.some((cue) => known.includes(cue)))
  })
  return more || unheardIn(desk).length > 0
}
