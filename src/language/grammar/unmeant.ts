import type { DialogueContext } from '../dialogue-context.ts'
import type { Meaning, Span, Token } from '../span.ts'
import type { Clause } from './clause.ts'
import { cuesOf } from './cues-of.ts'
import { GOODS_KINDS } from './goods-kinds.ts'
import { isJoiner, names } from './goods-phrases.ts'
import { PARTICLES } from './particles.ts'
import { isContent } from './unheard.ts'

/**
 * Goods, values and numbers that are named only to say that they are not meant: "black not white", "sukari si unga". What
 * lies in the cart is left to the rules that take it out.
 * @param denied the goods of it, and what they are like
 */
export function unmeantIn(
  { spans, question }: Clause,
  tokens: readonly Token[],
  denied: readonly Span[],
): readonly Span[] {
  const checks = spans.some((span) => isGoods(span, tokens)) ? spans.filter(checksOnMe) : []
  const marks = spans.filter((span) => denied.some((one) => leavesOut(span, one)))
  if (question) return [...checks, ...denied, ...marks]
  return [...checks, ...denied, ...marks, ...spans.filter((span) => countsStranger(span, spans, tokens))]
}

/** Asks for goods, so that what it denies is not wanted. "Is it without sugar?" asks of what it is like. */
const ASKS_FOR = new Set([
  'availability',
  'not_availability',
  'which',
  'what',
  'show',
  'want',
  'seek',
  'how_much',
  'browse',
  'recommend',
])
const ASKS_OF = new Set(['is_it', 'does_it', 'why', 'if', 'lasting'])

/** The goods and what they are like that a clause says not to mean. */
export function deniedIn(
  { spans, question }: Pick<Clause, 'spans' | 'question'>,
  tokens: readonly Token[],
  cart: DialogueContext['cart'],
): Span[] {
  const cues = spans.flatMap(({ meaning }) => cuesOf(meaning))
  if (question && (!cues.some((cue) => ASKS_FOR.has(cue)) || cues.some((cue) => ASKS_OF.has(cue)))) return []
  const inCart = new Set(cart.map(({ itemId }) => itemId))
  const refusals = spans.filter((span) => refuses(span, tokens))
  const denied = spans.filter((span) => {
    if (!GOODS_KINDS.has(span.meaning.kind)) return false
    const refused = cart.length === 0 && !names(span.meaning) && isRefused(span.from, refusals, tokens)
    if (!refused && !isDenied(span, spans, tokens)) return false
    // "No milk", where something lies in the cart, may take it out.
    if (cart.length > 0 && names(span.meaning) && isWithoutIt(span.from, tokens)) return false
    return span.meaning.kind !== 'item' || !span.meaning.itemIds.some((id) => inCart.has(id))
  })
  return denied.flatMap((span) => [span, ...describedBeside(span, spans)])
}

/** "Palm oil" behind a "not": what is described is denied with it, where the goods have been named before. */
function describedBeside(span: Span, spans: readonly Span[]): Span[] {
  if (names(span.meaning)) return []
  const next = spans.find(({ from, meaning }) => from === span.to && names(meaning))
  const named = spans.some(({ to, meaning }) => to <= span.from && names(meaning))
  return next !== undefined && named ? [next] : []
}

/** The word that denies, where it would say something of its own: "bila" takes nothing out of the cart here. */
function leavesOut({ from, to, meaning }: Span, denied: Span): boolean {
  return to - from === 1 && cuesOf(meaning).includes('remove') && denied.from - to <= 1 && denied.from >= to
}

/** More than this is a size or a price, and what stands behind it no goods. */
const MOST_COUNTED = 14

/** Where one thing of a list ends and another begins. */
function ends(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'break' || token.kind === 'mark' || isJoiner(token)
}

/** "Milk and 8 zuzu": the eight are of something that nobody knows, and not of the milk. */
function countsStranger({ from, to, meaning }: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  if (meaning.kind !== 'number' || meaning.value > MOST_COUNTED) return false
  const [before, after, next] = [tokens[from - 1], tokens[to], tokens[to + 1]]
  if (!ends(before) || !ends(next) || !isContent(after)) return false
  return !spans.some((other) => other.from <= to && other.to > to)
}

/** "Nicheki" asks to be called; "nicheki Estate Low" looks for shoes. */
function checksOnMe({ meaning }: Span): boolean {
  return meaning.kind === 'verb' && meaning.verb.sense === 'check_on'
}

/** "Kwa simu" is how, and no goods. */
function isGoods({ from, meaning }: Span, tokens: readonly Token[]): boolean {
  return NAMES.has(meaning.kind) && !PARTICLES.by.has(tokens[from - 1]?.text ?? '')
}

const NAMES: ReadonlySet<Meaning['kind']> = new Set(['item', 'category', 'brand'])

function isDenied({ from }: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  const [before, two] = [tokens[from - 1]?.text ?? '', tokens[from - 2]?.text ?? '']
  if (PARTICLES.leavesOutPairs.has(`${two}_${before}`.replaceAll("'", ''))) return true
  const loose = PARTICLES.need.has(before) && PARTICLES.denies.has(two)
  // "Phone si ya button".
  const of = (PARTICLES.of.has(before) || PARTICLES.afterDenial.has(before)) && PARTICLES.denies.has(two)
  const bare =
    (PARTICLES.denies.has(before) || isWithoutIt(from, tokens)) &&
    !spans.some((other) => other.to >= from && other.from < from && saysMore(other))
  return loose || of || bare || isReplaced(from, spans, tokens)
}

/** "Office shoes, size 39, NO heel": in the midst of a wish; at its beginning a "no" answers. */
function isWithoutIt(from: number, tokens: readonly Token[]): boolean {
  const [before, two] = [tokens[from - 1], tokens[from - 2]]
  return PARTICLES.refusesIt.has(before?.text ?? '') && (two?.kind === 'word' || two?.kind === 'number')
}

/** "Sitaki ya plastic", "I don't want the black one": what it is like is refused, and the goods are still wanted. */
function isRefused(from: number, refusals: readonly Span[], tokens: readonly Token[]): boolean {
  const before = tokens[from - 1]?.text ?? ''
  const reach = PARTICLES.of.has(before) || PARTICLES.afterDenial.has(before) ? 1 : 0
  return refusals.some(({ to }) => to <= from && to >= from - reach)
}

function refuses({ from, to, meaning }: Span, tokens: readonly Token[]): boolean {
  return PARTICLES.refuses.has(tokens[to - 1]?.text ?? '') || (from < to - 1 && cuesOf(meaning).includes('remove'))
}

/** "Instead of cabbage", "badala ya kabichi". */
function isReplaced(from: number, spans: readonly Span[], tokens: readonly Token[]): boolean {
  const at = PARTICLES.afterDenial.has(tokens[from - 1]?.text ?? '') ? from - 1 : from
  if (!PARTICLES.of.has(tokens[at - 1]?.text ?? '')) return false
  return spans.some((other) => (other.to === at || other.to === at - 1) && cuesOf(other.meaning).includes('instead'))
}

/** A longer phrase that ends in the negator says something of its own. */
function saysMore({ from, to, meaning }: Span): boolean {
  return to - from > 1 && cuesOf(meaning).length > 0
}
