import type { Act, ActName, Wanted } from '../../reading.ts'
import type { Span, Token, Verb } from '../../span.ts'
import type { Clause } from '../clause.ts'
import type { Desk, Found } from '../desk.ts'
import { hasPrice } from '../has-price.ts'
import { isContent, unheardIn } from '../unheard.ts'
import { ASKS_FOR_GOODS } from '../wish-words.ts'
import { CIRCUMSTANCES } from './says-little.ts'

/** What asks for something beside goods: such a clause is no aside. */
const ASKS_OTHER = ['can_i', 'help', 'question', 'person', 'where', 'when', 'delivery', 'bring_me', 'change'] as const
/** Fewer words than this name a topic ("location yenu") and tell nothing. */
const TELLS = 3
/** What only the ear makes of words by which a circumstance is told. */
const MISHEARD: ReadonlySet<ActName> = new Set([
  'off_topic',
  'not_sold',
  'unclear',
  'show_more',
  'small_talk',
  'ask_offers',
])

/**
 * What is told beside a question for goods is a circumstance and asks for nothing: "mko na smokies? I am opening a stall",
 * "do you have flour? The shop near me is closed". Goods that it only speaks of are not looked for either.
 */
function withoutAsides(desks: readonly Desk[]): Found[][] {
  const asking = desks.filter((desk) => asksForGoods(desk) && desk.found.some(({ act }) => GOODS.has(act.act)))
  if (asking.length === 0) return desks.map(({ found }) => found)
  return desks.map((desk) =>
    asking.includes(desk) || !onlyTells(desk) ? desk.found : desk.found.filter((one) => !isAside(one)),
  )
}

const GOODS: ReadonlySet<ActName> = new Set([
  'search',
  'recommend',
  'not_sold',
  'add',
  'ask_item',
  'refine',
  'show_more',
])

function asksForGoods(desk: Desk): boolean {
  return desk.clause.question || desk.says(...ASKS_FOR_GOODS)
}

function onlyTells(desk: Desk): boolean {
  if (asksForGoods(desk) || desk.says(...ASKS_OTHER)) return false
  if (desk.clause.spans.some(isTold)) return true
  // An act that took all of its words leaves none of them unheard.
  const says = unheardIn(desk).length > 0 || desk.found.some(({ all }) => all === true)
  return says && wordsIn(desk.clause, desk) >= TELLS
}

const TELLERS: ReadonlySet<Verb['subject']> = new Set(['i', 'we', 'she', 'they'])

/** "Nimechoka", "amefunga": a sentence about her or about somebody else. */
function isTold({ meaning }: Span): boolean {
  return meaning.kind === 'verb' && TELLERS.has(meaning.verb.subject) && meaning.verb.sense !== 'want'
}

function wordsIn({ from, to }: Clause, { tokens }: Desk): number {
  return tokens.slice(from, to).filter(isContent).length
}

function isAside({ act, uses }: Found): boolean {
  // All there is of a kind is meant as surely as an item; only a name is more than talk.
  const named = uses.some(({ meaning }) => meaning.kind === 'item')
  if (act.act === 'search') return !named && act.wanted.quantity === null && !bounds(act.wanted)
  if (act.act === 'ask_delivery') return act.zoneId === null && act.elsewhere === null
  if (act.act === 'complain') return act.about === 'service'
  if (act.act === 'choose_payment') return act.asks
  if (act.act === 'ask_shop') return CIRCUMSTANCES.has(act.topic)
  return MISHEARD.has(act.act)
}

function bounds(wanted: Wanted): boolean {
  return wanted.values.length > 0 || wanted.measure !== null || hasPrice(wanted)
}

/** What is about something else than finding goods. */
const APART: ReadonlySet<ActName> = new Set([
  'complain',
  'refund',
  'ask_shop',
  'ask_order',
  'ask_payment',
  'claim_paid',
  'misdirected_payment',
  'ask_person',
  'ask_identity',
  'set_language',
  'consent',
])

const TELLS_WHICH: ReadonlySet<string> = new Set(['value', 'size', 'price', 'quantity', 'measure', 'degree'])

/** Goods that a clause only mentions beside another matter are no wish for them: "the zip of my boot is gone, can you mend it?". */
export function wished(desks: readonly Desk[]): Found[] {
  const apart = desks.some(({ found }) => found.some(({ act }) => APART.has(act.act)))
  const meant = withoutAsides(desks)
  return desks.flatMap((desk, at) => {
    const found = meant[at] ?? []
    const tells = desk.clause.spans.some(({ meaning }) => TELLS_WHICH.has(meaning.kind))
    if (!apart || tells || desk.says(...ASKS_FOR_GOODS)) return found
    return found.filter(({ act }) => act.act !== 'search' || act.wanted.exact)
  })
}

/** The words of circumstances, which nothing was heard in and nothing needs to be asked of. */
export function asidesIn(desks: readonly Desk[], meant: readonly Found[]): Token[] {
  return desks.flatMap((desk) =>
    desk.found.some((one) => one.all === true && !meant.includes(one)) ? unheardIn(desk) : [],
  )
}

/** "I have a hundred bob. Bring me bread": a sum, a size or a colour told by itself is told of the goods beside it. */
export function withBounds(found: readonly Found[]): Found[] {
  const alone = found.filter(({ act }) => act.act === 'search' && isBounds(act.wanted))
  const named = found.filter(({ act }) => LOOKS.has(act.act) && 'wanted' in act && !isBounds(act.wanted))
  if (alone.length === 0 || named.length === 0) return [...found]
  const said = alone.flatMap(({ act }) => (act.act === 'search' ? [act.wanted] : []))
  return found
    .filter((one) => !alone.includes(one))
    .map((one) => ({ ...one, act: said.reduce((act, wanted) => bounded(act, wanted), one.act) }))
}

const LOOKS: ReadonlySet<ActName> = new Set(['search', 'recommend', 'add'])

function isBounds(wanted: Wanted): boolean {
  const named = wanted.categories.length + wanted.features.length + wanted.missing.length > 0
  return !named && !wanted.exact && wanted.quantity === null && bounds(wanted)
}

function bounded(act: Act, said: Wanted): Act {
  if (act.act !== 'search' && act.act !== 'recommend') return act
  const { wanted } = act
  const values = said.values.filter(({ option }) => !wanted.values.some((own) => own.option === option))
  return {
    ...act,
    wanted: {
      ...wanted,
      values: [...wanted.values, ...values],
      measure: wanted.measure ?? said.measure,
      minPriceMinor: wanted.minPriceMinor ?? said.minPriceMinor,
      maxPriceMinor: wanted.maxPriceMinor ?? said.maxPriceMinor,
      nearPriceMinor: wanted.nearPriceMinor ?? said.nearPriceMinor,
      sort: wanted.sort ?? said.sort,
    },
  }
}
