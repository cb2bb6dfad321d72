import type { Act, ActName } from '../../src/language/reading.ts'
import { TALK_ACTS } from './talk-acts.ts'

/** What can be read into words that are meant for anybody: advertisements ask for places, prices and prizes too. */
const OF_ANY_SHOP: ReadonlySet<ActName> = new Set([
  ...TALK_ACTS,
  'unclear',
  'not_sold',
  'ask_shop',
  'ask_delivery',
  'ask_offers',
])

/** Whether what is said is of goods of this shop, of the customer's cart or order, or of her money. */
export function touchesShop(act: Act): boolean {
  if (OF_ANY_SHOP.has(act.act)) return false
  return !('wanted' in act) || act.wanted.itemIds.length > 0 || act.wanted.categories.length > 0
}
