import type { Dice } from '../../bench/seeded.ts'
import type { TownItem, TownShop, TownVariant } from './town-shops.ts'

/** What somebody came to buy. */
export interface Wish {
  item: TownItem
  variant: TownVariant
  quantity: number
}

export interface Limits {
  /** The price times the quantity is at least this, in cents. */
  minMinor?: number
  quantity?: number
  fits?: (item: TownItem) => boolean
}

/** Any item that is in stock. */
export function makeWish(taste: Dice, shop: TownShop, limits: Limits = {}): Wish {
  const quantity = limits.quantity ?? (taste.next() < 0.75 ? 1 : 2)
  const fits = ({ priceMinor, stock }: TownVariant) => {
    const total = priceMinor * quantity
    return stock >= 10 && total >= (limits.minMinor ?? 1_000) && total <= 14_000_000
  }
  const items = shop.items.filter((item) => (limits.fits?.(item) ?? true) && item.variants.some(fits))
  const item = taste.pick(items)
  return { item, variant: taste.pick(item.variants.filter(fits)), quantity }
}

/** Several different items, none of which is named inside another's name. */
export function makeWishes(taste: Dice, shop: TownShop, count: number, limits: Limits = {}): Wish[] {
  const wishes: Wish[] = []
  while (wishes.length < count) {
    const isNew = ({ name }: TownItem) =>
      wishes.every(({ item }) => !item.name.includes(name) && !name.includes(item.name))
    wishes.push(makeWish(taste, shop, { ...limits, fits: (item) => isNew(item) && (limits.fits?.(item) ?? true) }))
  }
  return wishes
}

export function worth(wishes: readonly Wish[]): number {
  return wishes.reduce((sum, { variant, quantity }) => sum + variant.priceMinor * quantity, 0)
}

/** Another variant of the same item that differs in one option; null when there is none. */
export function otherVariant(wish: Wish, option: string): TownVariant | null {
  if (wish.variant.options[option] === undefined) return null
  const differs = wish.item.variants.find((other) =>
    Object.entries(wish.variant.options).every(([name, value]) =>
      name === option
        ? other.options[name] !== undefined && other.options[name] !== value
        : other.options[name] === value,
    ),
  )
  return differs !== undefined && differs.stock >= 10 ? differs : null
}
