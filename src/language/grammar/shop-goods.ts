import type { ShopIndex } from '../linking/build-index.ts'
import type { Measure, OptionValue, Wanted } from '../reading.ts'
import type { VocabularyItem } from '../shop-vocabulary.ts'

/** The items of a list that fit what was said of them: by name where goods are named, by every value, feature and measure. */
export function fittingAmong(itemIds: readonly string[], wanted: Wanted, shop: ShopIndex): string[] {
  const named = wanted.itemIds.length > 0
  return itemIds.filter((id) => {
    if (named && !wanted.itemIds.includes(id)) return false
    const measured = wanted.measure === null || comesIn(id, packingOf(wanted.measure), shop)
    const valued = wanted.values.every((value) => hasValue(id, value, shop))
    return measured && valued && wanted.features.every((feature) => hasFeature(id, feature, shop))
  })
}

/** "5kg", as goods that come by it are told apart. */
export function packingOf({ amount, unit }: Measure): string {
  return `${amount}${unit}`
}

/** What a row says an item is bad for. */
const NOT_FOR = 'not_for'

/** Whether the shop's words for an item say this of it. */
export function hasFeature(itemId: string, feature: string, shop: ShopIndex): boolean {
  const item = shop.item(itemId)
  if (item === undefined) return false
  const said = squeezed(feature)
  return wordsFor(item).some((word) => word.includes(said))
}

/** What a row says its item is and is good for, as it is compared; worked out once for a row. */
const said = new WeakMap<VocabularyItem, readonly string[]>()

function wordsFor(item: VocabularyItem): readonly string[] {
  const before = said.get(item)
  if (before !== undefined) return before
  const fit = item.attributes.filter(({ key }) => key !== NOT_FOR)
  const words = [item.name, item.category, ...item.tags, ...fit.flatMap((one) => one.words)].map(squeezed)
  said.set(item, words)
  return words
}

export function hasValue(itemId: string, { option, value }: OptionValue, shop: ShopIndex): boolean {
  const item = shop.item(itemId)
  if (item === undefined) return false
  const { name, options } = squeezedOptions(item)
  const own = squeezed(value)
  const among = option === null ? Object.values(options).flat() : (options[option] ?? [])
  return among.includes(own) || name.includes(own)
}

interface Squeezed {
  name: string
  options: Readonly<Record<string, readonly string[]>>
}

const comesAs = new WeakMap<VocabularyItem, Squeezed>()

function squeezedOptions(item: VocabularyItem): Squeezed {
  const before = comesAs.get(item)
  if (before !== undefined) return before
  const options = Object.fromEntries(Object.entries(item.options).map(([key, values]) => [key, values.map(squeezed)]))
  const now = { name: squeezed(item.name), options }
  comesAs.set(item, now)
  return now
}

export function comesIn(itemId: string, value: string, shop: ShopIndex): boolean {
  return hasValue(itemId, { option: null, value }, shop)
}

function squeezed(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '')
}
