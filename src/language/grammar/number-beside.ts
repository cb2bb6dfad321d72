import { LEXICON } from '../forms/lexicon.ts'
import type { Span, Token } from '../span.ts'
import { isWorn } from './goods-phrases.ts'
import { PARTICLES } from './particles.ts'

/** "Eggs 6 no sorry 12": the second count takes the first one back. */
export function isCorrected({ from }: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  const before = spans.findLast(
    ({ to, meaning }) => to <= from && (meaning.kind === 'number' || meaning.kind === 'quantity'),
  )
  return before !== undefined && tokens.slice(before.to, from).some(({ text }) => PARTICLES.corrects.has(text))
}

/** "Turns 4", "miaka 6", "for 3 days", "for three kids": no pieces of the goods. */
export function countsOther(span: Span, tokens: readonly Token[]): boolean {
  const { from, to } = span
  const [before, after] = [tokens[from - 1]?.text ?? '', tokens[to]?.text ?? '']
  const whom = LEXICON.counted.has(after) && (PARTICLES.forWhat.has(before) || PARTICLES.by.has(before))
  const somebody = before === 'is' && PARTICLES.somebody.has(tokens[from - 2]?.text ?? '')
  if (tokens[from]?.text === '4' && to === from + 1 && PARTICLES.whom.has(after)) return true
  // "A boy of 7".
  const aged = PARTICLES.of.has(before) && isPerson(tokens[from - 2]?.text ?? '')
  return (
    aged ||
    LEXICON.aging.has(before) ||
    (LEXICON.counted.has(before) && !LEXICON.durations.has(before) && !isWorn(span)) ||
    LEXICON.durations.has(after) ||
    whom ||
    somebody
  )
}

function isPerson(word: string): boolean {
  return PARTICLES.male.has(word) || PARTICLES.female.has(word)
}
