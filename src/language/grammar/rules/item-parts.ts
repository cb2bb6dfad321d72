import type { Span, Token, Verb } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk } from '../desk.ts'
import { joins } from '../goods-phrases.ts'
import { isOwned } from '../owned.ts'
import { PARTICLES } from '../particles.ts'
import type { Phrase } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'
import { otherOne } from './item-other.ts'

/** "Does the Kilele Pro come with a charger?", "can I put a card into it": what else is named belongs to the question. */
export function belongToQuestion(others: readonly Phrase[], phrase: Phrase, desk: Desk): boolean {
  const { values, quantity } = phrase.wanted
  if (others.every((other) => hasIt(phrase, other, desk))) return true
  if (desk.says('bring_me', 'availability', 'compare', 'better')) return false
  const tells = others.some((other) => tellsBetween(phrase, other, desk))
  const asked = tells || desk.says('does_it', 'is_it', 'why', 'if') || (desk.clause.question && tellsOfIt(desk))
  if (!asked && desk.says('want')) return false
  if (desk.says('can_i')) return true
  const exact = others.some((other) => other.wanted.exact)
  if (exact) return asked && !others.some((other) => areJoined(phrase, other, desk))
  return asked || (desk.clause.question && values.length === 0 && quantity === null)
}

/** An "and" lies between two things; the one in "comes with" joins nothing. */
export function areJoined(one: Phrase, other: Phrase, { tokens, clause }: Desk): boolean {
  const [from, to] = [one.spans.at(-1)?.to ?? 0, other.spans[0]?.from ?? 0]
  const cues = clause.spans.filter(({ meaning }) => cuesOf(meaning).includes('does_it'))
  const open = tokens.map((token, at) => (cues.some((cue) => at >= cue.from && at < cue.to) ? [] : [token]))
  return joins(open.slice(from, to).flat(), 0, to - from)
}

/** "The juice iko na fruit ngapi": that one has the other lies between them. */
export function hasIt(one: Phrase, other: Phrase, { clause }: Desk): boolean {
  const [from, to] = [one.spans.at(-1)?.to ?? 0, other.spans[0]?.from ?? 0]
  const between = clause.spans.filter((span) => span.from >= from && span.to <= to)
  return between.some(({ meaning }) => meaning.kind === 'verb' && meaning.verb.sense === 'have')
}

/** "Nuru 4 TAKES memory card", "inakubali card": a word that nobody here knows joins what is done to the one with the other. */
export function tellsBetween(one: Phrase, other: Phrase, desk: Desk): boolean {
  const [from, to] = [one.spans.at(-1)?.to ?? 0, other.spans[0]?.from ?? 0]
  const unknown = unheardIn(desk).some((token) => desk.tokens.indexOf(token) >= from && desk.tokens.indexOf(token) < to)
  return unknown && !wishesFor(desk) && !areJoined(one, other, desk)
}

/** Words that nothing knows, beside those that a value is told with ("in that SIZE") and those that call another one ("the PRO"). */
export function strangeIn(desk: Desk): Token[] {
  const [item] = desk.context.salient
  const other = item === undefined ? null : otherOne(item, desk)
  const { items, placeOf } = desk.shop.shelf
  const name = other === null ? [] : (items[placeOf.get(other) ?? -1]?.name ?? [])
  const small = [PARTICLES.choices, PARTICLES.denies, PARTICLES.corrects]
  return unheardIn(desk).filter(({ text }) => !small.some((list) => list.has(text)) && !name.includes(text))
}

const HAVING: ReadonlySet<string> = new Set(['have', 'be', 'come'])

/** "Inafit Jua 5?", "hazipitishi maji?": a verb whose subject is a thing, and that says more than that it is there. */
export function tellsOfIt({ clause }: Desk): boolean {
  return clause.spans.some(
    ({ meaning }) => meaning.kind === 'verb' && isThing(meaning.verb.subject) && !HAVING.has(meaning.verb.sense),
  )
}

function isThing(subject: Verb['subject']): boolean {
  return subject === 'it' || subject === 'they'
}

const WISHED = ['want', 'add', 'bring_me', 'show', 'seek', 'recommend'] as const

/** "Is YOUR meat halal?", "nyama YENU": asked of the shop, whatever was talked about. */
export function isYours({ spans }: Phrase, { tokens }: Desk): boolean {
  const beside = spans.flatMap(({ from, to }) => [tokens[from - 1], tokens[to]])
  return beside.some((token) => PARTICLES.yours.has(token?.text ?? ''))
}

/** A thing of another kind that is asked of one: "HEEL yake", "a CHARGER with the Kilele Pro", "iko na REDIO". */
export function isPart(phrase: Phrase, desk: Desk, all: readonly Phrase[]): boolean {
  const { spans, wanted, named } = phrase
  const whole = all.find((one) => one !== phrase && one.named && one.wanted.exact)
  const item = whole?.wanted.itemIds[0] ?? desk.context.salient[0]
  if (!named || item === undefined || wishesFor(desk) || asksMoney(desk) || isYours(phrase, desk)) return false
  const kinds = wanted.exact ? wanted.itemIds.map((id) => desk.shop.item(id)?.category) : wanted.categories
  if (kinds.includes(desk.shop.item(item)?.category ?? '')) return false
  // "Duka Pro battery yake": what the part is of is named before it.
  if (spans[0]?.meaning.kind === 'item' && spans.at(-1)?.meaning.kind === 'category') return false
  // "Kava yake mnayo?" asks for goods that are for it.
  if (isOwned(spans, desk.tokens))
    return !(desk.says('availability') && wanted.itemIds.length > 0) || desk.says('be_at')
  return whole === undefined ? isHad(phrase, desk) : comesWith(phrase, whole, desk)
}

/** "Nataka cover yake": a wish is no question, whatever its goods are for. */
export function wishesFor({ clause, says }: Desk): boolean {
  return !clause.question && says(...WISHED)
}

/** "Bei yake", "how much is its charger"; "ni ngapi" alone may count anything. */
export function asksMoney({ clause, tokens }: Desk): boolean {
  const counts = ({ from, to }: Span) => tokens.slice(from, to).every(({ text }) => PARTICLES.howMany.has(text))
  return clause.spans.some(
    (span) => span.meaning.kind === 'price' || (cuesOf(span.meaning).includes('how_much') && !counts(span)),
  )
}

/** "Do I get earphones WITH the Upepo 3". */
function comesWith(part: Phrase, whole: Phrase, { clause, tokens }: Desk): boolean {
  const [from, to] = [part.spans.at(-1)?.to ?? 0, whole.spans[0]?.from ?? 0]
  if (clause.question && tokens.slice(from, to).some(({ text }) => PARTICLES.comesWith.has(text))) return true
  // "The Kilele COMES WITH a charger, or ...".
  const [end, begin] = [whole.spans.at(-1)?.to ?? 0, part.spans[0]?.from ?? 0]
  return clause.spans.some(
    ({ from: at, to: past, meaning }) =>
      at >= end &&
      past <= begin &&
      cuesOf(meaning).includes('does_it') &&
      PARTICLES.comesWith.has(tokens[past - 1]?.text ?? ''),
  )
}

/** "Iko NA redio", "INA redio", "does it have eggs in it": said of what is talked about. */
function isHad({ spans }: Phrase, { clause, tokens }: Desk): boolean {
  const at = spans[0]?.from ?? 0
  const [two, one] = [tokens[at - 2]?.text ?? '', tokens[at - 1]?.text ?? '']
  if (PARTICLES.has.has(one) || (PARTICLES.joins.has(one) && PARTICLES.has.has(two))) return true
  const [opener] = clause.spans
  const asks = opener !== undefined && cuesOf(opener.meaning).some((cue) => cue === 'does_it' || cue === 'is_it')
  return asks && tokens.slice(opener.from, opener.to).some(({ text }) => PARTICLES.tellsOn.has(text))
}
