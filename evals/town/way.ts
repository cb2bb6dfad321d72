import type { Dice } from '../../bench/seeded.ts'
import type { TownShop } from './town-shops.ts'

/** How she wants her goods: fetched from a place of the shop, or brought to a place as she calls it. */
export type Way =
  | { kind: 'pickup'; placeId: string; place: string }
  | { kind: 'delivery'; zoneId: string; place: string; zone: string }

/** A place that the shop serves with goods of this worth, fetched or brought as she likes best where both can be; null where neither can. */
export function makeWay(taste: Dice, shop: TownShop, goodsMinor: number, kind?: Way['kind']): Way | null {
  const { zones, pickup, minimumMinor } = shop.ways
  const brought = zones.length > 0 && goodsMinor >= (minimumMinor ?? 0)
  const likes = kind ?? (taste.next() < 0.6 ? 'delivery' : 'pickup')
  if (brought && (likes === 'delivery' || pickup.length === 0)) return toPlace(taste, shop)
  return pickup.length === 0 ? null : fetchFrom(taste, shop)
}

export function toPlace(taste: Dice, { ways }: TownShop): Way {
  const { id: zoneId, name: zone, aliases } = taste.pick(ways.zones.filter(({ elsewhere }) => !elsewhere))
  return { kind: 'delivery', zoneId, zone, place: taste.pick(aliases) }
}

export function fetchFrom(taste: Dice, { ways }: TownShop): Way {
  const { id: placeId, name: place } = taste.pick(ways.pickup)
  return { kind: 'pickup', placeId, place }
}
