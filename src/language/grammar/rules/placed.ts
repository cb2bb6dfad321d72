import type { Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk, Found } from '../desk.ts'
import { isJoiner } from '../goods-phrases.ts'
import type { Phrase } from '../phrases-left.ts'

/** What may stand beside an answer and adds nothing to it. */
export const BESIDE = [
  'it',
  'want',
  'yes',
  'only',
  'any',
  'can_i',
  'no',
  'correction',
  'availability',
  'be_at',
  'bring_me',
] as const

export interface Placed {
  place: number
  places: number[]
  spans: Span[]
}

/** A place in what was shown: an ordinal, or a number that stands alone. */
export function placeSaid(desk: Desk, phrases: readonly Phrase[]): Placed | null {
  const ordinal = ordinalSaid(desk, phrases)
  if (ordinal !== null) return ordinal
  const numbers = desk.of('number').filter(({ meaning }) => Number.isInteger(meaning.value) && meaning.value <= 12)
  const other = desk
    .left()
    .some(({ meaning }) =>
      ['item', 'category', 'feature', 'value', 'brand', 'measure', 'price', 'size', 'zone'].includes(meaning.kind),
    )
  const [first] = numbers
  if (first === undefined || other || saysMore(desk) || desk.clause.question) return null
  return { place: first.meaning.value, places: numbers.map(({ meaning }) => meaning.value), spans: numbers }
}

/** What may stand beside a number that is a place: with "remove", "make it" or "pay" it is a count. */
const BESIDE_A_PLACE: ReadonlySet<string> = new Set([
  'it',
  'want',
  'yes',
  'no',
  'any',
  'can_i',
  'availability',
  'be_at',
  'bring_me',
  'instead',
  'thanks',
  'greet',
  'laugh',
  'praise',
])

function saysMore(desk: Desk): boolean {
  return desk.clause.spans.some(({ meaning }) => {
    const cues = cuesOf(meaning)
    return cues.length > 0 && !cues.some((cue) => BESIDE_A_PLACE.has(cue))
  })
}

export function ordinalSaid(desk: Desk, phrases: readonly Phrase[]): Placed | null {
  const ordinals = desk.of('ordinal')
  const [first] = ordinals
  if (first === undefined || phrases.some(({ named, wanted }) => named && wanted.exact)) return null
  const joined = numbersJoined(desk, ordinals)
  const places = [...ordinals.map(({ meaning }) => meaning.place), ...joined.map(({ meaning }) => meaning.value)]
  return { place: first.meaning.place, places, spans: [...ordinals, ...joined] }
}

/** "Number 1 and 4": numbers that go on with a place said in digits are places too. */
function numbersJoined(desk: Desk, ordinals: readonly Span[]) {
  const digits = ordinals.some(({ from, to }) => desk.tokens.slice(from, to).some(({ kind }) => kind === 'number'))
  return desk.of('number').filter(({ from, to, meaning }) => {
    const listed = isJoiner(desk.tokens[from - 1]) && (desk.tokens[to] === undefined || isJoiner(desk.tokens[to]))
    return digits && listed && Number.isInteger(meaning.value) && meaning.value <= desk.context.shown.length
  })
}

/** Takes what was offered, with everything that was said beside it. */
export function picks(desk: Desk, wanted: Wanted, spans: readonly Span[]): Found {
  return { act: { act: 'pick', wanted }, uses: [...spans, ...desk.cues(...BESIDE), ...desk.of('number')] }
}
