import type { Span, Token } from '../span.ts'
import { cuesOf } from './cues-of.ts'
import { isJoiner, isWorn, names } from './goods-phrases.ts'
import { PARTICLES } from './particles.ts'

/** Where something said is taken back. `firm`: by more than a "no", which may also deny what follows it. */
export interface TakingBack {
  from: number
  to: number
  firm: boolean
}

/** "Sorry", "no wait", "nilimaanisha": the places of a stretch where what was said before gives way to what comes. */
export function takingBackIn(tokens: readonly Token[], spans: readonly Span[], from: number, to: number): TakingBack[] {
  const phrases = spans.flatMap((span) =>
    cuesOf(span.meaning).includes('correction') ? [{ from: span.from, to: span.to, firm: true }] : [],
  )
  const words = Array.from({ length: to - from }, (_, nth) => from + nth).flatMap((at) => {
    const text = tokens[at]?.text ?? ''
    if (!PARTICLES.corrects.has(text) || PARTICLES.of.has(text)) return []
    const span = spans.find((one) => one.from <= at && one.to > at)
    // "41 no 42": a number said with its label, and a size corrected, are written alike.
    const other = span !== undefined && span.to - span.from > 1 && span.meaning.kind !== 'size'
    if (other) return []
    const plain = span !== undefined && cuesOf(span.meaning).includes('no')
    return [{ from: at, to: at + 1, firm: !plain }]
  })
  // "How much fruit is actually in it?" takes nothing back.
  const inside = ({ from: at }: TakingBack) => PARTICLES.opensQuestion.has(tokens[at - 1]?.text ?? '')
  return [...phrases, ...words].filter((place) => !inside(place)).sort((a, b) => a.from - b.from)
}

/**
 * What is said and taken back in the same breath: the 42 of "white 42, sorry 43", the first thing of "the car charger, no
 * wait, the wireless pad". Each gives way to the next that answers the same: a size to a size, goods to goods.
 */
export function takenBackIn(tokens: readonly Token[], spans: readonly Span[], from: number, to: number): Span[] {
  return takingBackIn(tokens, spans, from, to).flatMap((place) => {
    // "And actually socks too", "samahani na maziwa": more, and not something else.
    if ([place.from - 1, place.to].some((at) => PARTICLES.joins.has(tokens[at]?.text ?? ''))) return []
    const before = spans.filter((span) => span.to <= place.from && slotOf(span) !== null)
    return newlySaid(tokens, spans, place.to).flatMap((span) => {
      const slot = slotOf(span)
      if (slot === GOODS && !place.firm) return []
      return before.findLast((one) => slotOf(one) === slot) ?? []
    })
  })
}

/** What is said instead: up to where the list goes on with something else. */
function newlySaid(tokens: readonly Token[], spans: readonly Span[], from: number): Span[] {
  const said: Span[] = []
  for (const span of spans.filter((one) => one.to > from && slotOf(one) !== null)) {
    const end = said.at(-1)?.to
    if (end !== undefined && tokens.slice(end, span.from).some(isJoiner)) break
    said.push(span)
  }
  return said
}

const GOODS = 'goods'

/** What a span answers, so that another answer can take its place; null for what answers nothing of goods. */
function slotOf(span: Span): string | null {
  const { meaning } = span
  if (names(meaning)) return GOODS
  if (isWorn(span)) return 'size'
  switch (meaning.kind) {
    case 'value':
      return `value ${meaning.value.option}`
    case 'number':
    case 'quantity':
      return 'count'
    case 'measure':
      return 'measure'
    default:
      return null
  }
}
