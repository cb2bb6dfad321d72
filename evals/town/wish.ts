import type { Dice } from '../../bench/seeded.ts'
import type { TownItem, TownShop, TownVariant } from './town-shops.ts'

/** What somebody came to buy. */
export interface Wish {
  item: TownItem
  variant: TownVariant
  quantity: number
}

/** Any item that is in stock. Its price times the quantity is at least `minMinor`, in cents. */
export function makeWish(dice: Dice, shop: TownShop, limits: { minMinor?: number; quantity?: number } = {}): Wish {
  const quantity = limits.quantity ?? (dice.next() < 0.75 ? 1 : 2)
  const fits = ({ priceMinor, stock }: TownVariant) => {
    const total = priceMinor * quantity
    return stock >= 10 && total >= (limits.minMinor ?? 1_000) && total <= 14_000_000
  }
  const items = shop.items.filter(({ variants }) => variants.some(fits))
  const item = dice.pick(items)
  return { item, variant: dice.pick(item.variants.filter(fits)), quantity }
}

/** Another variant of the same item that differs in one option; null when there is none. */
export function otherVariant(wish: Wish, option: string): TownVariant | null {
  const differs = wish.item.variants.find((other) =>
    Object.entries(wish.variant.options).every(([name, value]) =>
      name === option
        ? other.options[name] !== undefined && other.options[name] !== value
        : other.options[name] === value,
    ),
  )
  return differs !== undefined && differs.stock >= 10 ? differs : null
}
