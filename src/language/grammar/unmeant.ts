import type { DialogueContext } from '../dialogue-context.ts'
import type { Meaning, Span, Token } from '../span.ts'
import type { Clause } from './clause.ts'
import { cuesOf } from './cues-of.ts'

const NEGATORS: ReadonlySet<string> = new Set(['not', 'si', 'sio', 'siyo'])
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
  if (question) return []
  const inCart = new Set(cart.map(({ itemId }) => itemId))
  return spans.filter((span) => {
    if (!TELLING.has(span.meaning.kind) || !isDenied(span, spans, tokens)) return false
    return span.meaning.kind !== 'item' || !span.meaning.itemIds.some((id) => inCart.has(id))
  })
}

function isDenied({ from }: Span, spans: readonly Span[], tokens: readonly Token[]): boolean {
  const [before, two] = [tokens[from - 1]?.text ?? '', tokens[from - 2]?.text ?? '']
  const loose = NEED.has(before) && NEGATORS.has(two)
  const bare = NEGATORS.has(before) && !spans.some((other) => other.to >= from && other.from < from && saysMore(other))
  return loose || bare
}

/** A longer phrase that ends in the negator says something of its own. */
function saysMore({ from, to, meaning }: Span): boolean {
  return to - from > 1 && cuesOf(meaning).length > 0
}
