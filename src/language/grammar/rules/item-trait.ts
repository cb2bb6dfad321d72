import type { Span, Token } from '../../span.ts'
import type { Desk } from '../desk.ts'
import { isOwned } from '../owned.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'
import { asksMoney, isPart, wishesFor } from './item-parts.ts'

/** Where one of these is said, something else is asked of the shop or of an order, whatever part of a thing is named. */
const ELSEWHERE = [
  'repair',
  'returns',
  'warranty',
  'trade_in',
  'my_order',
  'brought',
  'had',
  'complaint',
  'problem',
  'compare',
  'better',
  'picture',
  'offers',
  'bargain',
  'delivery',
  'restock',
] as const
/** Whether a clause asks how a thing is: by a trait that no goods are called by, or by a part that it calls the thing's own. */
export function asksTrait(desk: Desk): boolean {
  if (desk.says(...ELSEWHERE) || asksMoney(desk) || wishesFor(desk)) return false
  const phrases = phrasesLeft(desk)
  if (desk.context.salient.length === 0 && !phrases.some(({ wanted }) => wanted.exact)) return false
  if (desk.has('trait') || ownsUnheard(desk)) return true
  return (
    phrases.some((one) => isPart(one, desk, phrases)) ||
    isEitherOr(desk) ||
    hasStranger(desk) ||
    phrases.some((one) => hasInside(one, desk) || ownsInside(one, desk))
  )
}

/** "Duka Pro BATTERY YAKE ni ngapi". */
function ownsInside({ spans }: Phrase, { tokens }: Desk): boolean {
  const last = spans.at(-1)
  return spans[0]?.meaning.kind === 'item' && last?.meaning.kind === 'category' && isOwned([last], tokens)
}

/** "Muziki Box iko na torch?": what it has is asked, and not whether it is there. */
function hasInside({ spans, wanted }: Phrase, { clause }: Desk): boolean {
  const has = clause.spans.filter(
    ({ meaning }) => meaning.kind === 'verb' && meaning.verb.sense === 'have' && meaning.verb.subject === 'it',
  )
  return (
    wanted.exact && has.some(({ to }) => spans.some(({ from, meaning }) => from === to && meaning.kind === 'category'))
  )
}

/** "Iko na chicory": that it has something that nobody here sells. */
function hasStranger(desk: Desk): boolean {
  const has = desk.clause.spans.filter(
    ({ meaning }) => meaning.kind === 'verb' && meaning.verb.sense === 'have' && meaning.verb.subject === 'it',
  )
  return has.some(
    ({ to }) =>
      unheardIn(desk).includes(desk.tokens[to] as Token) && !PARTICLES.choices.has(desk.tokens[to]?.text ?? ''),
  )
}

/** "Sauti yake ni kubwa": a word that nothing is sold by, and that it calls the thing's own. */
function ownsUnheard(desk: Desk): boolean {
  return (
    ownedIn(desk).some(({ text }) => PARTICLES.choices.has(text)) ||
    ownedIn(desk).some((token) => unheardIn(desk).includes(token))
  )
}

/** "Size zake", "sauti yake": what is called the thing's own. */
export function ownedIn({ clause, tokens }: Desk): Token[] {
  return tokens
    .slice(clause.from, clause.to)
    .filter((_token, at) => isOwned([{ from: clause.from + at, to: clause.from + at + 1 }], tokens))
}

/** "Upepo 3 ni type C ama micro": which of two a thing is, and not which of two to take. */
export function isEitherOr({ clause, tokens, context }: Desk): boolean {
  const said = tokens.slice(clause.from, clause.to)
  const at = said.findIndex(({ text }) => PARTICLES.copula.has(text))
  const or = said.findIndex(({ text }, place) => place > at && PARTICLES.or.has(text))
  return at !== -1 && or > at + 1 && or < said.length - 1 && context.asked?.kind !== 'option'
}

/**
 * "DO your lentils need sorting", "where DO your mangoes come from": the thing is what an English question is asked of, and
 * what stands behind it is asked.
 */
export function isAskedOf(phrase: Phrase | undefined, desk: Desk): boolean {
  const [first] = phrase?.spans ?? []
  if (first === undefined || !desk.clause.question) return false
  const at = openerBefore(first, desk)
  return PARTICLES.opensQuestion.has(at) || PARTICLES.may.has(at)
}

/** The word before a thing and what points at it: "do YOUR", "are THOSE". */
function openerBefore({ from }: Span, { tokens, clause }: Desk): string {
  let at = from - 1
  while (at > clause.from && PARTICLES.whom.has(tokens[at]?.text ?? '')) at -= 1
  return tokens[at]?.text ?? ''
}
