import type { DialogueContext } from '../dialogue-context.ts'
import type { Meaning, Span, Token } from '../span.ts'
import type { Clause } from './clause.ts'
import { cuesOf } from './cues-of.ts'
import { isContent } from './unheard.ts'

const NEGATORS: ReadonlySet<string> = new Set([
  ...['not', 'without', 'minus', 'except', 'si', 'sio', 'siyo', 'bila', 'isipokuwa'],
  ...['isiyo', 'zisizo', 'visivyo', 'isio', 'zisio', 'yasiyo', 'kisicho'],
])
/** "Si lazima waterproof", "not necessarily black". */
const NEED: ReadonlySet<string> = new Set(['lazima', 'necessarily'])
const TELLING: ReadonlySet<Meaning['kind']> = new Set([
  'item',
  'brand',
  'category',
  'feature',
  'value',
  'measure',
  'quantity',
  'number',
  'size',
])

/**
 * Goods, values and numbers that are named only to say that they are not meant: "black not white", "sukari si unga". What
 * lies in the cart is left to the rules that take it out.
 */
export function unmeantIn({ spans, question }: Clause, tokens: readonly Token[], { cart }: DialogueContext): Span[] {
  const checks = spans.some((span) => isGoods(span, tokens)) ? spans.filter(checksOnMe) : []
  if (question) return checks
  const inCart = new Set(cart.map(({ itemId }) => itemId))
  const denied = spans.filter((span) => {
    if (!TELLING.has(span.meaning.kind) || !isDenied(span, spans, tokens)) return false
    return span.meaning.kind !== 'item' || !span.meaning.itemIds.some((id) => inCart.has(id))
  })
  return [...checks, ...denied, ...spans.filter((span) => countsStranger(span, spans, tokens))]
}

/** More than this is a size or a price, and what stands behind it no goods. */
const MOST_COUNTED = 14
const JOINS: ReadonlySet<string> = new Set([',', 'and', 'na', 'n', '&', '+', 'plus', 'pia', 'also'])

/** Where one thing of a list ends and another begins. */
function ends(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'break' || token.kind === 'mark' || JOINS.has(token.text)
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
  return GOODS.has(meaning.kind) && tokens[from - 1]?.text !== 'kwa'
}

const GOODS: ReadonlySet<Meaning['kind']> = new Set(['item', 'category', 'brand'])

function isDenied({ from }: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  const [before, two] = [tokens[from - 1]?.text ?? '', tokens[from - 2]?.text ?? '']
  const loose = NEED.has(before) && NEGATORS.has(two)
  // "Phone si ya button".
  const of = BEFORE.has(before) && NEGATORS.has(two)
  const bare = NEGATORS.has(before) && !spans.some((other) => other.to >= from && other.from < from && saysMore(other))
  return loose || of || bare || isReplaced(from, spans, tokens)
}

const OF: ReadonlySet<string> = new Set(['of', 'ya', 'za'])
/** What may stand between the negator and what it denies. */
const BEFORE: ReadonlySet<string> = new Set([...OF, 'the', 'a', 'any', 'na', 'vya', 'wa', 'cha'])

/** "Instead of cabbage", "badala ya kabichi". */
function isReplaced(from: number, spans: readonly Span[], tokens: readonly Token[]): boolean {
  const at = tokens[from - 1]?.text === 'the' ? from - 1 : from
  if (!OF.has(tokens[at - 1]?.text ?? '')) return false
  return spans.some((other) => (other.to === at || other.to === at - 1) && cuesOf(other.meaning).includes('instead'))
}

/** A longer phrase that ends in the negator says something of its own. */
function saysMore({ from, to, meaning }: Span): boolean {
  return to - from > 1 && cuesOf(meaning).length > 0
}
