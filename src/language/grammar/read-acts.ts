import type { Act, ActName } from '../reading.ts'
import type { Span, Token } from '../span.ts'
import { withAlternatives } from './alternatives.ts'
import { type Clause, clausesOf } from './clause.ts'
import { applyRules, type Desk, openDesk, type Room, type Rule } from './desk.ts'
import { GOODS_KINDS } from './goods-kinds.ts'
import { mergeClauses } from './merge-clauses.ts'
import { AMOUNTS } from './rules/amounts.ts'
import { ANSWERS } from './rules/answers.ts'
import { CART } from './rules/cart.ts'
import { CART_AGAIN } from './rules/cart-again.ts'
import { DELIVERY } from './rules/delivery.ts'
import { described } from './rules/described.ts'
import { GOODS } from './rules/goods.ts'
import { INQUIRIES, OPEN_INQUIRIES } from './rules/inquiries.ts'
import { ITEMS, TRAITS } from './rules/items.ts'
import { offerMade } from './rules/offer-made.ts'
import { offersGoOn } from './rules/offers-go-on.ts'
import { ORDERS } from './rules/orders.ts'
import { PAYING, WAYS_TO_PAY } from './rules/paying.ts'
import { recommend } from './rules/recommend.ts'
import { SHARING } from './rules/sharing.ts'
import { SHOP } from './rules/shop.ts'
import { ASIDE, COURTESY, OFF_TOPIC_FIRST, SELF, STEERING, WITHDRAWAL } from './rules/talk.ts'
import { TROUBLE } from './rules/trouble.ts'
import { afterClause, withValuesBefore } from './said-before.ts'
import { withoutSaidTwice } from './said-twice.ts'
import { splitQuestions } from './split-questions.ts'
import { isContent, unheardIn } from './unheard.ts'
import { asidesIn, wished, withBounds } from './whole/asides.ts'
import { withSharing } from './with-sharing.ts'
import { wordsDropped } from './words-dropped.ts'

/** The order in which a clause is understood: people and money first, answers next, courtesy last. */
const RULES: readonly Rule[] = [
  ...WITHDRAWAL,
  ...TROUBLE,
  ...SELF,
  ...OFF_TOPIC_FIRST,
  ...TRAITS,
  ...SHARING,
  offersGoOn,
  offerMade,
  ...ANSWERS,
  ...AMOUNTS,
  ...ORDERS,
  ...PAYING,
  ...INQUIRIES,
  ...CART_AGAIN,
  ...CART,
  ...DELIVERY,
  ...SHOP,
  ...WAYS_TO_PAY,
  ...ITEMS,
  described,
  recommend,
  ...OPEN_INQUIRIES,
  ...GOODS,
  ...STEERING,
  ...COURTESY,
  ...ASIDE,
]

export interface ActsRead {
  acts: Act[]
  /** Which act, by its number, took which spans. */
  usedBy: Map<Span, number>
  unheard: string[]
  /** Whether any of it asks, by its mark or its words. */
  asks: boolean
  /** The share of the content words that an act accounts for, 0 to 1. */
  heard: number
}

const NONE: ReadonlySet<ActName> = new Set()

/** The acts of a message, clause by clause, in the order in which they were said. `barred`: what it is known not to say. */
export function readActs(spans: readonly Span[], room: Room, barred = NONE): ActsRead {
  const { tokens } = room
  const clauses = splitQuestions(mergeClauses(clausesOf(tokens, spans), tokens, spans), room)
  const desks = readInTurn(clauses, room, barred)
  const meant = wished(desks)
  const settled = settle(withoutSaidTwice(withAlternatives(withBounds(meant), tokens)))
  const found = withSharing(settled, { spans, tokens })
  const dropped = settled.filter((one) => !found.includes(one))
  const usedBy = new Map<Span, number>()
  for (const [number, { uses }] of found.entries())
    for (const span of uses) if (!usedBy.has(span)) usedBy.set(span, number)
  const shared = found.filter(({ act }) => act.act === 'share').flatMap(({ uses }) => uses)
  const isShared = (token: Token) => shared.some(({ from, to }) => tokens.slice(from, to).includes(token))
  const missed = new Set([...desks.flatMap(unheardOf), ...wordsDropped(dropped, { spans, tokens })])
  const unheard = [...missed].filter((token) => !isShared(token))
  const content = tokens.filter(isContent).length
  return {
    acts: found.map(({ act }) => act),
    usedBy,
    unheard: [...unheard, ...asidesIn(desks, settle(meant))].map(({ raw }) => raw),
    asks: clauses.some(({ question }) => question),
    heard: content === 0 ? 1 : 1 - unheard.length / content,
  }
}

/** Clause by clause: what one asks of a thing, the next may go on with. */
function readInTurn(clauses: readonly Clause[], room: Room, barred: ReadonlySet<ActName>): Desk[] {
  let context = room.context
  let before: Desk | undefined
  return clauses.map((clause) => {
    const desk = withValuesBefore(readClause(clause, { ...room, context }, barred), before)
    context = afterClause(desk, context)
    before = desk
    return desk
  })
}

function readClause(clause: Clause, room: Room, barred: ReadonlySet<ActName>): Desk {
  const desk = openDesk(clause, room)
  applyRules(desk, RULES, barred)
  return desk
}

/** Kinds of meaning that must end up in an act; what stays of them was not understood. */
const TELLING: ReadonlySet<string> = new Set([...GOODS_KINDS, 'price', 'zone', 'code', 'phone', 'ordinal'])

/** Words that nothing knows, and words that were known but that no act had a use for. An act that takes the whole clause has them all. */
function unheardOf(desk: Desk): Token[] {
  if (desk.found.some(({ all }) => all === true)) return []
  const idle = desk.left().filter(({ meaning }) => TELLING.has(meaning.kind))
  const words = idle.flatMap(({ from, to }) => desk.tokens.slice(from, to)).filter(isContent)
  return [...unheardIn(desk), ...words]
}

const LEADS_IN: ReadonlySet<Act['act']> = new Set(['confirm', 'reject', 'greet', 'pause', 'resume', 'unclear'])
const CHANGES: ReadonlySet<Act['act']> = new Set([
  'add',
  'search',
  'pick',
  'set_quantity',
  'change_option',
  'replace',
  'remove',
  'give_phone',
  'set_delivery',
  'choose_payment',
  'apply_coupon',
  'refine',
  'ask_item',
  'ask_delivery',
  'ask_shop',
  'not_sold',
  'recommend',
  'show_more',
  'complain',
  'refund',
  'cancel',
  'ask_person',
  'ask_offers',
  'bargain',
  'compare',
  'ask_order',
  'ask_payment',
  'share',
  'claim_paid',
  'misdirected_payment',
  'ask_identity',
  'set_language',
  'consent',
  'checkout',
])

/** A yes or no beside a change or a question only leads it in: "no, size 42", "ok, and how much is delivery?" */
function settle<One extends { act: Act }>(found: readonly One[]): One[] {
  const changes = found.some(({ act }) => CHANGES.has(act.act))
  const kept = changes ? found.filter(({ act }) => !LEADS_IN.has(act.act) || act.act === 'greet') : found
  const greeting = kept.filter(({ act }) => act.act === 'greet').slice(0, 1)
  return [...greeting, ...kept.filter(({ act }) => act.act !== 'greet')]
}
