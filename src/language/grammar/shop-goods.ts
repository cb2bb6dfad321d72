import type { ShopIndex } from '../linking/build-index.ts'
import type { OptionValue, Wanted } from '../reading.ts'

/** The items of a list that fit what was said of them: by name where goods are named, by every value, feature and measure. */
export function fittingAmong(itemIds: readonly string[], wanted: Wanted, shop: ShopIndex): string[] {
  const named = wanted.itemIds.length > 0
  return itemIds.filter((id) => {
    if (named && !wanted.itemIds.includes(id)) return false
    const measured = wanted.measure === null || comesIn(id, `${wanted.measure.amount}${wanted.measure.unit}`, shop)
    const valued = wanted.values.every((value) => hasValue(id, value, shop))
    return measured && valued && wanted.features.every((feature) => hasFeature(id, feature, shop))
  })
}

/** What a row says an item is bad for. */
const NOT_FOR = 'not_for'

/** Whether the shop's words for an item say this of it. */
export function hasFeature(itemId: string, feature: string, shop: ShopIndex): boolean {
  const item = shop.item(itemId)
  if (item === undefined) return false
  const fit = item.attributes.filter(({ key }) => key !== NOT_FOR)
  const words = [item.name, item.category, ...item.tags, ...fit.flatMap(({ words }) => words)]
  return words.some((word) => squeezed(word).includes(squeezed(feature)))
}

export function hasValue(itemId: string, { option, value }: OptionValue, shop: ShopIndex): boolean {
  const item = shop.item(itemId)
  if (item === undefined) return false
  const options = option === null ? Object.values(item.options) : [item.options[option] ?? []]
  return (
    options.flat().some((one) => squeezed(one) === squeezed(value)) || squeezed(item.name).includes(squeezed(value))
  )
}

function comesIn(itemId: string, value: string, shop: ShopIndex): boolean {
  return hasValue(itemId, { option: null, value }, shop)
}

function squeezed(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '')
}
