import { LEXICON } from '../forms/lexicon.ts'
import type { Meaning, Span, Token } from '../span.ts'
import { isForeign } from './goods-phrases.ts'

/** How telling a kind of meaning is; a longer stretch beats a shorter one of the same kind. */
const WEIGHT: Record<Meaning['kind'], number> = {
  phone: 9,
  url: 9,
  email: 9,
  code: 7,
  item: 6,
  measure: 6,
  price: 6,
  size: 6,
  quantity: 5,
  ordinal: 5,
  zone: 5,
  category: 5,
  value: 5,
  brand: 4,
  feature: 4,
  cue: 4,
  when: 4,
  verb: 3,
  number: 3,
  degree: 2,
  filler: 1,
  aside: 1,
}

/** Two tokens read as one thing say more than two things of one token each. */
const PER_EXTRA_TOKEN = 10

/**
 * The reading of the message as stretches that do not overlap: of all candidates the set that explains most. No token is
 * in two of them, which is the first law of the reading.
 */
export function segment(candidates: readonly Span[], tokens: readonly Token[]): Span[] {
  const endingAt = new Map<number, Span[]>()
  for (const span of candidates.filter((one) => isMeant(one, candidates, tokens)))
    endingAt.set(span.to, [...(endingAt.get(span.to) ?? []), span])
  const best: { score: number; last: Span | null }[] = [{ score: 0, last: null }]
  for (let to = 1; to <= tokens.length; to += 1) {
    let chosen = { score: best[to - 1]?.score ?? 0, last: null as Span | null }
    for (const span of endingAt.get(to) ?? []) {
      const score = (best[span.from]?.score ?? 0) + weightOf(span)
      if (score > chosen.score) chosen = { score, last: span }
    }
    best.push(chosen)
  }
  const spans: Span[] = []
  for (let at = tokens.length; at > 0; ) {
    const last = best[at]?.last ?? null
    if (last !== null) spans.unshift(last)
    at = last === null ? at - 1 : last.from
  }
  return spans
}

function isMeant(span: Span, candidates: readonly Span[], tokens: readonly Token[]): boolean {
  return !tellsStrangeGoods(span, candidates) && !isContainer(span, candidates, tokens) && !isDegree(span, candidates)
}

/** "The short one": no pair of shorts, where none are sold. */
function isDegree(span: Span, candidates: readonly Span[]): boolean {
  const { from, to } = span
  return (
    isForeign(span.meaning) &&
    candidates.some((one) => one.meaning.kind === 'degree' && one.from === from && one.to === to)
  )
}

/** "School" in "school bag" says which bags, where no bags are sold: of other goods it says nothing. */
function tellsStrangeGoods({ from, to, meaning }: Span, candidates: readonly Span[]): boolean {
  if (meaning.kind !== 'feature') return false
  return candidates.some(
    (whole) =>
      isForeign(whole.meaning) &&
      whole.from <= from &&
      to < whole.to &&
      candidates.some((head) => isForeign(head.meaning) && head.from === to && head.to === whole.to),
  )
}

/** The bags in "5kg bags of potatoes" are no goods: what is in them is. */
function isContainer({ from, to, meaning }: Span, candidates: readonly Span[], tokens: readonly Token[]): boolean {
  const named = meaning.kind === 'category' || (meaning.kind === 'item' && !meaning.whole) || meaning.kind === 'feature'
  const word = tokens[from]?.text ?? ''
  if (!named || to - from > 1 || !(LEXICON.pieces.has(word) || LEXICON.piecesOf.has(word))) return false
  return LEXICON.of.has(tokens[to]?.text ?? '') && candidates.some((goods) => goods.from === to + 1 && isGoods(goods))
}

function isGoods({ meaning }: Span): boolean {
  return meaning.kind === 'item' || (meaning.kind === 'category' && meaning.head)
}

/** A word for goods that the shop does not have hides no shorter word for goods that it has: "high heels" are heels. */
const STRANGE = 4

function weightOf(span: Span): number {
  const { from, to, meaning } = span
  if (isForeign(span.meaning)) return STRANGE + (to - from - 1)
  const whole = meaning.kind === 'item' && meaning.whole ? 4 : 0
  const head = meaning.kind === 'category' && meaning.head ? 1 : 0
  const filler = meaning.kind === 'filler' ? 0 : 1
  return WEIGHT[meaning.kind] * (to - from) + PER_EXTRA_TOKEN * filler * (to - from - 1) + whole + head
}
