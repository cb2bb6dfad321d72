import type { Intent } from '../../src/language/classifier/intents.ts'
import type { Act, ActName } from '../../src/language/reading.ts'
import type { Registry } from '../core/registry.ts'
import type { Pending } from '../pending.ts'

/** The intent that each act belongs to; null for an answer, which serves whatever was asked. */
const INTENT_OF: Readonly<Record<ActName, Intent | null>> = {
  greet: 'spam_casual',
  small_talk: 'spam_casual',
  ask_identity: 'spam_casual',
  insult: 'spam_casual',
  off_topic: 'unknown',
  untrusted: 'unknown',
  unclear: 'unknown',
  search: 'sales_discovery',
  refine: 'sales_discovery',
  recommend: 'sales_discovery',
  show_more: 'sales_discovery',
  not_sold: 'sales_discovery',
  pick: 'sales_discovery',
  pick_nothing: null,
  add: 'sales_discovery',
  set_quantity: 'sales_discovery',
  change_option: 'sales_discovery',
  remove: 'sales_discovery',
  replace: 'sales_discovery',
  show_cart: 'sales_discovery',
  ask_item: 'product_question',
  compare: 'product_question',
  ask_shop: 'support_question',
  ask_delivery: 'support_question',
  set_delivery: 'sales_discovery',
  bargain: 'discounts_offers',
  ask_offers: 'discounts_offers',
  apply_coupon: 'discounts_offers',
  confirm: null,
  reject: null,
  pause: null,
  resume: null,
  cancel: null,
  choose: null,
  checkout: 'payment_help',
  choose_payment: 'payment_help',
  give_phone: 'payment_help',
  ask_payment: 'payment_help',
  share: 'payment_help',
  claim_paid: 'payment_help',
  misdirected_payment: 'payment_help',
  ask_order: 'order_status',
  complain: 'support_question',
  refund: 'support_question',
  ask_person: 'human_request',
  sensitive: 'support_question',
  ask_guest: 'support_question',
  trip: 'support_question',
  memory: 'preferences_consent',
  consent: 'preferences_consent',
  set_language: 'preferences_consent',
  ask_preferences: 'preferences_consent',
}

/** The one intent of a message: of what it is about, rather than of the courtesy around it. */
export function intentOf(acts: readonly Act[], pending: Pending | null, journeys: Registry): Intent {
  const intents = acts.map((act) => intentOfAct(act, pending, journeys))
  return intents.find((intent) => intent !== 'spam_casual' && intent !== 'unknown') ?? intents[0] ?? 'unknown'
}

function intentOfAct(act: Act, pending: Pending | null, journeys: Registry): Intent {
  if (act.act === 'cancel' && (act.order || pending === null)) return 'order_status'
  if (act.act === 'complain' && act.about === 'delivery') return 'order_status'
  if (act.act === 'ask_item' && act.topic === 'availability') return 'sales_discovery'
  if (act.act === 'ask_shop' && act.topic === 'payment') return 'payment_help'
  return INTENT_OF[act.act] ?? (pending === null ? null : journeys.servedBy(pending)) ?? 'spam_casual'
}
