import { LEXICON } from '../forms/lexicon.ts'
import { phraseBefore } from '../forms/phrase.ts'
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
  // "2 things: a lamp and a cable", "vitu viwili", "tuko wawili": what is named next is not counted.
  if (isTeam(after, tokens[to + 1]?.text ?? '') || ownsPeople(span, tokens)) return true
  const things = PARTICLES.anything.has(after) || (PARTICLES.anything.has(before) && !isWorn(span))
  const people =
    PARTICLES.weAre.has(before) || (before === 'are' && PARTICLES.herself.has(tokens[from - 2]?.text ?? ''))
  return (
    things ||
    people ||
    aged ||
    LEXICON.aging.has(before) ||
    (LEXICON.counted.has(before) && !LEXICON.durations.has(before) && !isWorn(span)) ||
    LEXICON.durations.has(after) ||
    whom ||
    somebody
  )
}

/** "The boy is 31": of shoes that come in 31 a size, where no years are named. */
export function isFoot(span: Span, tokens: readonly Token[]): boolean {
  const [before, after] = [tokens[span.from - 1]?.text ?? '', tokens[span.to]?.text ?? '']
  return isWorn(span) && LEXICON.aging.has(before) && !LEXICON.durations.has(after) && !LEXICON.aging.has(after)
}

/** "5 aside boots", "7-a-side": how many play, not how many are bought. */
function isTeam(after: string, next: string): boolean {
  return ASIDE.has(after) || (after === 'a' && next === 'side')
}

const ASIDE: ReadonlySet<string> = new Set(['aside', 'a-side', 'side'])

/** "I have 2 small boys": who lives with her; "I have 2 boys shoes" goes on with goods. */
function ownsPeople({ from, to }: Span, tokens: readonly Token[]): boolean {
  if (phraseBefore(tokens, from, LEXICON.spends) === null) return false
  const text = (at: number) => tokens[at]?.text ?? ''
  const person = [to, to + 1].find((at) => isPerson(text(at)) || PARTICLES.people.has(text(at)))
  if (person === undefined) return false
  return tokens[person + 1]?.kind !== 'word' || LEXICON.spendsEnds.has(text(person + 1))
}

function isPerson(word: string): boolean {
  return PARTICLES.male.has(word) || PARTICLES.female.has(word)
}
