import type { Wanted } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Desk, Rule } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { wantedOf } from '../wanted.ts'
import { lineOfKind, linesOf } from './lines-of.ts'

export const REPLACES = ['instead', 'change', 'correction'] as const

const BESIDE = ['want', 'it', 'no', 'bring_me', 'put', 'add', 'cheap', 'cheapest'] as const

/** "Pool slides instead", "change the socks to insoles", "yoghurt, not milk": one thing for another. */
export const replace: Rule = (desk) => {
  if (desk.context.cart.length === 0) return null
  const cues = desk.cues(...REPLACES, 'no')
  const firm = desk.has('instead', 'change')
  const named = phrasesLeft(desk).flatMap((phrase) => (phrase.named ? withoutDenied(phrase, desk) : []))
  const denied = deniedLines(desk)
  if (named.length === 0 || (cues.length === 0 && denied.length === 0)) return null
  if (!firm && denied.length === 0 && !leads(cues, desk)) return null
  if (!firm && desk.has('add')) return null
  const parts = named.map((phrase, at) => partOf(phrase, named[at - 1], desk))
  const fresh = parts.find(({ wanted }) => wanted !== null)?.wanted ?? null
  if (fresh === null) return null
  const old = [...new Set([...denied, ...parts.flatMap(({ lines }) => lines)])]
  const lines = old.length > 0 ? old : [lineOfKind(fresh, desk)]
  const uses = [...cues, ...named.flatMap(({ spans }) => spans), ...desk.cues(...BESIDE)]
  return { act: { act: 'replace', lines, wanted: fresh }, uses }
}

/** "Slides in 41, no, 42" mends what this very message says, and "sorry, do you have slides?" only asks. */
function leads(cues: readonly Span[], { clause }: Desk): boolean {
  const start = clause.spans.find(({ meaning }) => names(meaning))?.from ?? clause.to
  return !clause.question && cues.some(({ from }) => from < start)
}

/**
 * What a thing that is named is here: a line that goes, or what is to come. A name that means several things, of which one
 * lies in the cart, means the others where it says what the line is to become: "make it the ordinary rice".
 */
function partOf(phrase: Phrase, before: Phrase | undefined, desk: Desk): { lines: number[]; wanted: Wanted | null } {
  const { wanted } = phrase
  const lines = linesOf(desk, wanted.itemIds, [])
  if (lines.length === 0) return { lines, wanted: isGone(phrase, desk) ? null : wanted }
  const others = wanted.itemIds.filter((id) => desk.context.cart.every(({ itemId }) => itemId !== id))
  if (others.length === 0 || isGone(phrase, desk) || !(becomes(phrase, before, desk) || deniedLines(desk).length > 0))
    return { lines, wanted: null }
  return { lines: [], wanted: { ...wanted, itemIds: others, exact: others.length === 1 } }
}

/** "Iwe mchele", "change it to rice", "make it the brown bread": what something is to become. */
function becomes({ spans }: Phrase, before: Phrase | undefined, { tokens, clause }: Desk): boolean {
  const from = before?.spans.at(-1)?.to ?? clause.from
  return tokens
    .slice(from, spans[0]?.from ?? from)
    .some(({ text }) => PARTICLES.becomes.has(text) || PARTICLES.givenFor.has(text))
}

/** The lines of what is denied: the milk of "yoghurt, not milk", the wheat of "badala ya ngano". */
function deniedLines(desk: Desk): number[] {
  const denied = desk.clause.spans.filter((span) => names(span.meaning) && isDenied(span, desk))
  const lines = denied.flatMap((span) =>
    desk.context.cart.flatMap(({ itemId }, line) => (meansItem(span, itemId, desk) ? [line] : [])),
  )
  return [...new Set(lines)]
}

/** "Not pishori but the ordinary rice": two things, though they are of one kind. */
function withoutDenied(phrase: Phrase, desk: Desk): Phrase[] {
  const [head, ...others] = phrase.spans.filter(({ meaning }) => names(meaning))
  const next = others.find(({ from }) => head !== undefined && from > head.to)
  if (head === undefined || next === undefined || !isDenied(head, desk)) return [phrase]
  const at = phrase.spans.indexOf(next)
  return [phrase.spans.slice(0, at), phrase.spans.slice(at)].map((spans) => ({
    spans,
    wanted: wantedOf(spans, desk.tokens, desk.shop),
    named: true,
  }))
}

function isGone({ spans }: Phrase, desk: Desk): boolean {
  const head = spans.find(({ meaning }) => names(meaning))
  return head !== undefined && isDenied(head, desk)
}

function isDenied({ from }: Span, { tokens, clause, cues }: Desk): boolean {
  const at = PARTICLES.afterDenial.has(tokens[from - 1]?.text ?? '') ? from - 1 : from
  const before = tokens[at - 1]?.text ?? ''
  const instead = cues('instead').some(({ to }) => to === at || (to === at - 1 && PARTICLES.of.has(before)))
  const leavesOut = PARTICLES.denies.has(before) && !PARTICLES.leavesOut.has(before)
  return at - 1 >= clause.from && (instead || leavesOut || before === 'not')
}

function meansItem({ meaning }: Span, itemId: string, { shop }: Desk): boolean {
  if (meaning.kind === 'item') return meaning.itemIds.includes(itemId)
  if (meaning.kind !== 'category') return false
  const kind = shop.kindOf(meaning)
  const place = shop.shelf.placeOf.get(itemId)
  return kind === undefined
    ? meaning.categories.includes(shop.item(itemId)?.category ?? '')
    : place !== undefined && kind.items.includes(place)
}
