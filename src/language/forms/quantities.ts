import type { Span, Token } from '../span.ts'
import { LEXICON } from './lexicon.ts'
import { unitAt } from './measures.ts'
import { type Numeral, numeralAt } from './numeral.ts'

const MOST = 10_000
/** Behind a noun of counting a greater number is a size or a price: "pair 42". */
const MOST_BEHIND = 30
const TIMES = new Set(['x', '×'])
/** Before its number only: "paid 2 times" counts no goods. */
const TIMES_BEFORE = new Set([...TIMES, 'times'])

/** "2 packets", "pea mbili", "a pair of", "x3", "a dozen", "qty 2", "mbili mbili". */
export function findQuantities(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((_, at) => {
    const count = numeralAt(tokens, at)
    const spans = [
      ...(count === null
        ? []
        : [counted(tokens, count), group(tokens, count), times(tokens, count), countOf(tokens, count)]),
      ...(count === null ? [] : [repeated(tokens, count)]),
      labelled(tokens, at),
      pieceFirst(tokens, at),
      groupFirst(tokens, at),
      onePiece(tokens, at),
    ]
    return spans.filter((span) => span !== null)
  })
}

/** What a word counts; words that are goods as well only before "of". */
function pieceAt(tokens: readonly Token[], at: number): string | null {
  const text = tokens[at]?.text ?? ''
  const of = LEXICON.of.has(tokens[at + 1]?.text ?? '') || LEXICON.of.has(tokens[at + 2]?.text ?? '')
  return LEXICON.pieces.get(text) ?? (of ? LEXICON.piecesOf.get(text) : undefined) ?? null
}

function counted(tokens: readonly Token[], { from, to, value }: Numeral): Span | null {
  // "A 6-pack".
  const glued = tokens[to]?.text === '-' && tokens[to]?.to === tokens[to + 1]?.from ? to + 1 : to
  const unit = pieceAt(tokens, glued)
  return unit === null ? null : quantity(from, glued + 1, value, unit)
}

/** "2 dozen", "half a dozen". */
function group(tokens: readonly Token[], { from, to, value }: Numeral): Span | null {
  const size = LEXICON.groups.get(tokens[to]?.text ?? '')
  return size === undefined ? null : quantity(from, to + 1, value * size, null)
}

/** "A dozen", "half a dozen", "nusu dazeni", "dazeni mbili", "a couple of". */
function groupFirst(tokens: readonly Token[], at: number): Span | null {
  const size = LEXICON.groups.get(tokens[at]?.text ?? '')
  if (size === undefined || numberEndsAt(tokens, at)) return null
  const of = LEXICON.of.has(tokens[at + 1]?.text ?? '') ? 1 : 0
  const article = LEXICON.articles.has(tokens[at - 1]?.text ?? '') ? 1 : 0
  const fraction = LEXICON.fractions.get(tokens[at - 1 - article]?.text ?? '')
  if (fraction !== undefined) return quantity(at - 1 - article, at + 1 + of, fraction * size, null)
  const behind = numeralAt(tokens, at + 1)
  if (behind !== null && !behind.scaled && behind.value <= MOST_BEHIND)
    return quantity(at, behind.to, behind.value * size, null)
  return quantity(at - article, at + 1 + of, size, null)
}

/** "3x", "x 3"; "2 x 500ml" counts what is 500 ml. */
function times(tokens: readonly Token[], { from, to, value, digits }: Numeral): Span | null {
  const before = TIMES_BEFORE.has(tokens[from - 1]?.text ?? '')
  const behind = TIMES.has(tokens[to]?.text ?? '') && digits && !numberEndsAt(tokens, from)
  if (before && !numberEndsAt(tokens, from - 1)) return quantity(from - 1, to, value, null)
  return behind ? quantity(from, to + 1, value, null) : null
}

function countOf(tokens: readonly Token[], { from, to, value, scaled }: Numeral): Span | null {
  return tokens[to]?.text === 'of' && !scaled && value > 1 ? quantity(from, to + 1, value, null) : null
}

/** "Mbili mbili": two of each. */
function repeated(tokens: readonly Token[], { from, to, value, scaled, digits }: Numeral): Span | null {
  const again = numeralAt(tokens, to)
  const same = again !== null && again.value === value && !digits && !scaled
  return same ? quantity(from, again.to, value, 'each') : null
}

/** "Qty: 3", "idadi ni 4". */
function labelled(tokens: readonly Token[], at: number): Span | null {
  if (!LEXICON.quantityWords.has(tokens[at]?.text ?? '')) return null
  const next = LEXICON.links.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const count = numeralAt(tokens, next)
  return count === null ? null : quantity(at, count.to, count.value, null)
}

/** "Pakiti mbili", "pcs 3". */
function pieceFirst(tokens: readonly Token[], at: number): Span | null {
  const unit = LEXICON.pieces.get(tokens[at]?.text ?? '') ?? LEXICON.piecesOf.get(tokens[at]?.text ?? '')
  if (unit === undefined || numberEndsAt(tokens, at)) return null
  const count = numeralAt(tokens, at + 1)
  // "School bag 20 l" measures.
  const goods = LEXICON.piecesOf.has(tokens[at]?.text ?? '')
  const measured = goods && count !== null && unitAt(tokens, count.to) !== null
  return count === null || measured || count.scaled || count.value > MOST_BEHIND
    ? null
    : quantity(at, count.to, count.value, unit)
}

/** "A pair", "packet ya unga", "a bunch of". */
function onePiece(tokens: readonly Token[], at: number): Span | null {
  const unit = pieceAt(tokens, at)
  if (unit === null || numberEndsAt(tokens, at) || numeralAt(tokens, at + 1) !== null) return null
  // "Two 5kg bags of": what is measured is counted before its measure.
  if (at > 1 && unitAt(tokens, at - 1) !== null && numberEndsAt(tokens, at - 1)) return null
  const article = LEXICON.articles.has(tokens[at - 1]?.text ?? '') ? 1 : 0
  const of = LEXICON.of.has(tokens[at + 1]?.text ?? '') && !isPlural(tokens[at]?.text ?? '')
  return article === 1 || of ? quantity(at - article, at + 1, 1, unit) : null
}

/** "Packets of milk": more than one, however many. */
function isPlural(word: string): boolean {
  const one = word.endsWith('s') ? word.slice(0, -1) : word
  return one !== word && (LEXICON.pieces.has(one) || LEXICON.piecesOf.has(one))
}

function numberEndsAt(tokens: readonly Token[], to: number): boolean {
  return to > 0 && numeralAt(tokens, to - 1) !== null
}

function quantity(from: number, to: number, value: number, unit: string | null): Span | null {
  if (!Number.isInteger(value) || value < 1 || value > MOST) return null
  return { from, to, meaning: { kind: 'quantity', value, unit } }
}
