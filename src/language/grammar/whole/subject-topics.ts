import type { Subject } from '../../classifier/subjects.ts'
import { type ActName, ShopTopic } from '../../reading.ts'

/** The topic under which a question of each subject is asked of the shop. */
const SUBJECTS_OF: Record<ShopTopic, readonly Subject[]> = {
  hours: ['hours', 'human_hours'],
  location: ['place', 'parking', 'branches'],
  payment: ['pay_ways', 'cards_bank', 'pay_on_delivery', 'pay_in_shop', 'other_payer', 'pay_limit', 'trust', 'vat'],
  paying: ['prompt_missing', 'paid_silence', 'credit'],
  delivery: [
    ...(['delivery_fee', 'delivery_time', 'delivery_far', 'delivery_absent', 'delivery_door'] as const),
    ...(['collect', 'heavy', 'abroad', 'minimum_order', 'bulk_deliver'] as const),
  ],
  offers: ['coupon', 'discounts'],
  returns: [
    ...(['return_general', 'return_worn', 'return_electronics', 'return_accessories', 'return_fresh'] as const),
    ...(['return_packed', 'return_sale', 'never_returned', 'exchange_size', 'bring_what', 'refunds'] as const),
    ...(['wrong_missing', 'complaint_process'] as const),
  ],
  warranty: ['warranty_long', 'warranty_covers', 'warranty_not', 'warranty_claim', 'repair_warranty'],
  repair: ['repair_phone', 'repair_shoe', 'repair_data'],
  trade_in: ['trade_in'],
  receipt: ['receipt'],
  ordering: ['how_order', 'several_items', 'change_order', 'follow_order', 'reserve', 'substitution'],
  restock: ['restock'],
  bulk: ['bulk_what', 'bulk_price', 'bulk_notice', 'bulk_pay', 'business'],
  privacy: ['data_kept', 'data_why', 'data_long', 'data_who', 'data_rights', 'marketing'],
  other: [],
}

export function topicOf(subject: Subject): ShopTopic {
  return ShopTopic.options.find((topic) => SUBJECTS_OF[topic].includes(subject)) ?? 'other'
}

const CARE: readonly Subject[] = [...SUBJECTS_OF.returns, ...SUBJECTS_OF.warranty, 'delivery_absent', 'expiry']

/**
 * Acts that a question to the shop may have been taken for, and the subjects of which they are the right answer all the same:
 * rows of the shop tell it. An act that is not here was meant, whatever the subject.
 */
export const TAKEN_FOR: Partial<Record<ActName, readonly Subject[]>> = {
  unclear: [],
  not_sold: ['special_order'],
  show_more: [],
  show_cart: [],
  small_talk: [],
  off_topic: [],
  pause: [],
  search: [],
  refine: [],
  recommend: ['gift'],
  bargain: ['discounts', 'bulk_price'],
  ask_offers: ['coupon', 'discounts', 'marketing'],
  ask_delivery: ['delivery_fee', 'delivery_time', 'delivery_far', 'abroad', 'collect', 'minimum_order', 'bulk_deliver'],
  ask_order: ['follow_order', 'delivery_time', 'change_order', 'paid_silence'],
  ask_payment: ['prompt_missing', 'paid_silence', 'refunds', 'pay_ways', 'other_payer', 'receipt'],
  checkout: [],
  complain: CARE,
  refund: CARE,
  ask_identity: ['bot'],
  consent: ['marketing', 'data_rights'],
  ask_preferences: ['marketing', 'data_rights'],
  ask_item: [],
}
