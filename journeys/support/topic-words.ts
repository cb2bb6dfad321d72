import type { ShopTopic } from '../../src/language/reading.ts'

/** What the shop's documents call a matter: a question that was heard to be about it may not say so itself. */
export const TOPIC_WORDS: Readonly<Record<ShopTopic, string>> = {
  hours: 'opening hours',
  location: 'location',
  payment: 'payment',
  paying: 'payment',
  delivery: 'delivery',
  offers: 'coupon, offer per order',
  returns: 'return or exchange',
  warranty: 'warranty',
  repair: 'repair',
  trade_in: 'trade in an old phone',
  receipt: 'receipt',
  ordering: 'how to order',
  restock: 'new stock arrives',
  bulk: 'bulk order',
  privacy: 'privacy, keep data',
  other: '',
}
