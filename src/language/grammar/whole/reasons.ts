import type { DialogueContext } from '../../dialogue-context.ts'
import { LEXICON } from '../../forms/lexicon.ts'
import type { Meaning, Span, Token } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import { names } from '../goods-phrases.ts'
import { withoutConditions } from '../if-there.ts'
import { PARTICLES } from '../particles.ts'

/** A stretch of the message between two marks, or from a word that gives a reason on. */
interface Part {
  from: number
  to: number
  /** It begins with a word that gives a reason: "BECAUSE my socks are thick". */
  given: boolean
}

/**
 * Why somebody wants it otherwise is no wish: "make it three, my sister wants hers too", "take 44 because of thick socks".
 * Where the message also says what is wanted of the goods that are talked about, a stretch that only tells of people or gives
 * a reason is one aside.
 */
export function withoutReasons(heard: readonly Span[], tokens: readonly Token[], context: DialogueContext): Span[] {
  const spans = withoutConditions(heard, tokens)
  const parts = partsOf(tokens, spans)
  if (parts.length < 2) return [...spans]
  const within = ({ from, to }: Part) => spans.filter((span) => span.from >= from && span.to <= to)
  const reasons = parts.filter((part) => isReason(part, parts, within, tokens))
  const told = parts.filter((part) => !reasons.includes(part)).flatMap(within)
  const talked = context.cart.length + context.shown.length + context.salient.length > 0
  if (talked && told.some(leads)) return asAsides(spans, reasons)
  // Where others are looked for, what a reason says of them helps; the goods that it names are not those.
  const given = reasons.filter((part) => part.given)
  if (!told.some(({ meaning }) => names(meaning))) return [...spans]
  const others = new Set(given.flatMap(within).filter(({ meaning }) => names(meaning) || TELLS.has(meaning.kind)))
  return spans.map((span) => (others.has(span) ? { ...span, meaning: { kind: 'aside' } } : span))
}

function asAsides(spans: readonly Span[], parts: readonly Part[]): Span[] {
  const outside = spans.filter((span) => parts.every(({ from, to }) => span.to <= from || span.from >= to))
  const wholes = parts.map(({ from, to }): Span => ({ from, to, meaning: { kind: 'aside' } }))
  return [...outside, ...wholes].sort((one, other) => one.from - other.from)
}

/** What tells how many, how much or which, so that the rest need not. */
const TELLS: ReadonlySet<Meaning['kind']> = new Set(['number', 'quantity', 'measure', 'size', 'value', 'ordinal'])
/** Beside these a stretch does more than give a reason. */
const ASKS: ReadonlySet<string> = new Set([
  'recommend',
  'which',
  'what',
  'how_much',
  'how',
  'availability',
  'show',
  'seek',
  'browse',
  'delivery',
  'pickup',
  'pay',
  'paid',
  'checkout',
  'remove',
  'cancel',
  'broken',
  'person',
])

/** What is done to the goods talked about, though nothing is said of how many. */
const CHANGES: ReadonlySet<string> = new Set(['change', 'instead', 'only', 'add', 'more', 'remove'])

function leads({ meaning }: Span): boolean {
  return TELLS.has(meaning.kind) || cuesOf(meaning).some((cue) => CHANGES.has(cue))
}

function isReason(
  part: Part,
  parts: readonly Part[],
  within: (part: Part) => readonly Span[],
  tokens: readonly Token[],
): boolean {
  const spans = within(part)
  const cues = spans.flatMap(({ meaning }) => cuesOf(meaning))
  if (cues.some((cue) => ASKS.has(cue)) || tokens[part.to]?.text === '?') return false
  if (part.given) return true
  const words = wordsIn(part, tokens)
  const plain = !spans.some(({ meaning }) => TELLS.has(meaning.kind) || meaning.kind === 'price')
  if (tellsOfHerself(words)) return plain && !cues.includes('want') && spans.some(({ meaning }) => names(meaning))
  if (plain && tellsOfIt(spans, words)) return true
  if (!tellsOfPeople(words) || spans.some(({ meaning }) => names(meaning) || meaning.kind === 'zone')) return false
  // "My brother needs one as well" beside "make it three": what they come to is said there.
  const others = parts.filter((one) => one !== part && !tellsOfPeople(wordsIn(one, tokens))).flatMap(within)
  return spans.every(
    ({ meaning }) => !TELLS.has(meaning.kind) || others.some((other) => other.meaning.kind === meaning.kind),
  )
}

/** Here a "that" takes something rather than tells how it is. */
const TAKES: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'want',
  'same',
  'bring_me',
  'be_at',
  'address',
  'put',
  'change',
])

/** "That one will not last", "they finish fast", "it is too small": how a thing is that is wanted otherwise. */
function tellsOfIt(spans: readonly Span[], words: readonly string[]): boolean {
  const cues = spans.flatMap(({ meaning }) => cuesOf(meaning))
  if (spans.some(({ meaning }) => names(meaning)) || cues.some((cue) => TAKES.has(cue))) return false
  const first = words.find((word) => !PARTICLES.leadsPeople.has(word)) ?? ''
  const asks = words.some((word) => PARTICLES.asks.has(word) || LEXICON.asksCount.has(word))
  return !asks && words.length > 1 && (PARTICLES.points.has(first) || PARTICLES.tellsOn.has(first))
}

function wordsIn({ from, to }: Part, tokens: readonly Token[]): string[] {
  return tokens.slice(from, to).map(({ text }) => text)
}

/** Somebody does or is something: "my mother in law wants hers", "watoto wamerudi". "For my mother" is whom the goods are for. */
function tellsOfPeople(words: readonly string[]): boolean {
  const at = words.findIndex((word) =>
    [PARTICLES.people, PARTICLES.male, PARTICLES.female].some((list) => list.has(word)),
  )
  if (at === -1 || at === words.length - 1) return false
  return words.slice(0, at).every((word) => PARTICLES.mine.has(word) || PARTICLES.leadsPeople.has(word))
}

/** "I wear it with socks", "nina soksi nzito": how she is, and what she has. */
function tellsOfHerself(words: readonly string[]): boolean {
  const [first = '', second = ''] = words.filter((word) => !PARTICLES.leadsPeople.has(word) || PARTICLES.owns.has(word))
  if (PARTICLES.herself.has(first))
    return PARTICLES.fitting.has(second) || PARTICLES.owns.has(second) || PARTICLES.keeps.has(second)
  return PARTICLES.owns.has(first) && second !== ''
}

function partsOf(tokens: readonly Token[], spans: readonly Span[]): Part[] {
  const parts: Part[] = []
  let current: Part = { from: 0, to: 0, given: false }
  const close = (to: number, next: number, given: boolean) => {
    if (to > current.from) parts.push({ ...current, to })
    current = { from: next, to: next, given }
  }
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind === 'mark' || kind === 'break' || kind === 'emoji') close(at, at + 1, false)
    else if (givesReason(tokens, at, spans)) close(at, at, true)
    else if (PARTICLES.concludes.has(text)) close(at, at, false)
  }
  close(tokens.length, tokens.length, false)
  return parts
}

/** "Juu" alone gives a reason; "juu ya" is a place, "sababu gani" asks for one, and "bei iko juu" is a phrase of its own. */
function givesReason(tokens: readonly Token[], at: number, spans: readonly Span[]): boolean {
  const [said, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  if (!PARTICLES.because.has(said) || next === '' || PARTICLES.asks.has(next)) return false
  if (PARTICLES.above.has(said) && PARTICLES.of.has(next)) return false
  return !spans.some((span) => span.from < at && span.to > at)
}
