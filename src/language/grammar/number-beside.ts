import { LEXICON } from '../forms/lexicon.ts'
import type { Span, Token } from '../span.ts'
import { isWorn } from './goods-phrases.ts'

const CORRECTING: ReadonlySet<string> = new Set([
  'no',
  'sorry',
  'actually',
  'wait',
  'rather',
  'scratch',
  'hapana',
  'la',
  'samahani',
  'pole',
  'zii',
])

/** "Eggs 6 no sorry 12": the second count takes the first one back. */
export function isCorrected({ from }: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  const before = spans.findLast(
    ({ to, meaning }) => to <= from && (meaning.kind === 'number' || meaning.kind === 'quantity'),
  )
  return before !== undefined && tokens.slice(before.to, from).some(({ text }) => CORRECTING.has(text))
}

/** "A phone 4 my mum", "cover 4 it". */
const FOR_WHOM: ReadonlySet<string> = new Set([
  'a',
  'an',
  'my',
  'the',
  'me',
  'him',
  'her',
  'us',
  'it',
  'them',
  'your',
  'our',
  'his',
  'this',
  'that',
])
const SOMEBODY: ReadonlySet<string> = new Set(['he', 'she'])

/** "Turns 4", "miaka 6", "for 3 days", "for three kids": no pieces of the goods. */
export function countsOther(span: Span, tokens: readonly Token[]): boolean {
  const { from, to } = span
  const [before, after] = [tokens[from - 1]?.text ?? '', tokens[to]?.text ?? '']
  const whom = LEXICON.counted.has(after) && (before === 'for' || before === 'kwa')
  const somebody = before === 'is' && SOMEBODY.has(tokens[from - 2]?.text ?? '')
  if (tokens[from]?.text === '4' && to === from + 1 && FOR_WHOM.has(after)) return true
  return (
    LEXICON.aging.has(before) ||
    (LEXICON.counted.has(before) && !LEXICON.durations.has(before) && !isWorn(span)) ||
    LEXICON.durations.has(after) ||
    whom ||
    somebody
  )
}
