import type { Matter } from '../../classifier/matters.ts'
import type { Act, ActName, ShopTopic } from '../../reading.ts'

const BUYING: readonly Matter[] = ['wish', 'gift', 'bulk', 'ask_item', 'change', 'bargain', 'offers', 'resume']
const AFTERWARDS: readonly Matter[] = ['order_status', 'complaint', 'refund', 'payment_trouble']
const COMING: readonly Matter[] = ['delivery', 'pickup', 'order_status', 'shop', 'bulk']
const TALK: readonly Matter[] = ['thanks', 'off_topic', 'spam', 'insult', 'identity', 'pause']

/** What messages are about in which an act is truly meant. Acts that are not here may be in any message: answers, the cart, money. */
const MATTERS_OF: Partial<Record<ActName, readonly Matter[]>> = {
  search: BUYING,
  refine: BUYING,
  recommend: BUYING,
  not_sold: BUYING,
  show_more: BUYING,
  add: BUYING,
  compare: BUYING,
  ask_item: [...BUYING, 'shop', 'delivery'],
  ask_delivery: COMING,
  bargain: ['bargain', 'offers'],
  ask_offers: ['offers', 'bargain', 'bulk', 'start_messages'],
  complain: [...AFTERWARDS, 'insult', 'delivery'],
  refund: [...AFTERWARDS, 'cancel', 'shop'],
  ask_order: ['order_status', 'payment_trouble', 'delivery', 'pickup', 'resume', 'shop', 'change'],
  ask_payment: ['payment_trouble', 'pay', 'order_status', 'refund'],
  claim_paid: ['payment_trouble', 'pay', 'order_status', 'refund', 'delivery', 'complaint'],
  cancel: ['cancel', 'change', 'refund', 'stop_messages', 'pause'],
  pause: ['pause', 'thanks', 'cancel', 'resume', 'pay', 'pickup', 'delivery'],
  resume: ['resume', 'wish', 'pay', 'order_status', 'change'],
  ask_person: ['person', 'complaint', 'refund', 'bulk', 'payment_trouble', 'insult', 'identity', 'order_status'],
  off_topic: TALK,
  small_talk: [...TALK, 'pause'],
  ask_identity: ['identity', 'thanks'],
  ask_preferences: ['language', 'stop_messages', 'start_messages'],
  set_language: ['language', 'identity'],
  choose_payment: ['pay', 'shop', 'bulk', 'delivery', 'pickup', 'refund'],
}

/** The same for what the shop is asked. */
const MATTERS_OF_TOPIC: Record<ShopTopic, readonly Matter[]> = {
  hours: ['shop', 'pickup', 'delivery', 'person'],
  location: ['shop', 'pickup', 'delivery', 'identity'],
  payment: ['pay', 'shop', 'payment_trouble', 'bulk'],
  paying: ['pay', 'shop', 'payment_trouble', 'bulk'],
  delivery: COMING,
  offers: ['offers', 'bargain', 'start_messages'],
  returns: ['refund', 'complaint', 'shop', 'change', 'order_status'],
  warranty: ['shop', 'complaint', 'ask_item', 'refund'],
  repair: ['shop', 'complaint', 'refund', 'ask_item'],
  trade_in: ['shop', 'wish', 'bargain', 'change'],
  receipt: ['shop', 'order_status', 'payment_trouble', 'refund', 'pay'],
  ordering: ['shop', 'wish', 'pay', 'resume', 'bulk'],
  restock: ['wish', 'shop', 'ask_item', 'order_status'],
  bulk: ['bulk', 'offers', 'bargain', 'shop', 'delivery'],
  privacy: ['stop_messages', 'shop', 'start_messages'],
  other: [...BUYING, ...COMING, 'pay', 'payment_trouble', 'refund', 'complaint'],
}

/** The chance of the matters in which an act is meant; 1 for an act that may be in any message. */
export function chanceOf(act: Act, chances: Readonly<Record<Matter, number>>): number {
  const matters = act.act === 'ask_shop' ? MATTERS_OF_TOPIC[act.topic] : MATTERS_OF[act.act]
  return [...new Set(matters)].reduce((sum, matter) => sum + chances[matter], matters === undefined ? 1 : 0)
}
