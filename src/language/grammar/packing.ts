import type { ShopIndex } from '../linking/build-index.ts'
import { wordsOf } from '../linking/words.ts'
import type { OptionValue } from '../reading.ts'

/** In Kenya eggs are sold by the crate, which holds a tray. */
const ALSO: Readonly<Record<string, string>> = { crate: 'tray' }

/** The value that a word of packing names, among the goods that are meant: a "tray" of eggs, a "carton" of milk. */
export function packedIn(unit: string, itemIds: readonly string[], shop: ShopIndex): OptionValue | null {
  const named = (word: string) => only(valuesOf(itemIds, shop).filter(({ value }) => wordsOf(value)[0] === word))
  return named(unit) ?? named(ALSO[unit] ?? unit)
}

/** "39-42" for a 40: the value that is said as the first and the last of what it is for. */
export function rangeWith(number: number, itemIds: readonly string[], shop: ShopIndex): OptionValue | null {
  const fitting = valuesOf(itemIds, shop).filter(({ value }) => {
    const [first, last] = (RANGE.exec(value) ?? []).slice(1).map(Number)
    return first !== undefined && last !== undefined && first <= number && number <= last
  })
  return only(fitting)
}

/** "The big tin": the largest or the smallest of what one item is packed in, never of the sizes that are worn. */
export function outermost(most: boolean, itemId: string, shop: ShopIndex): OptionValue | null {
  for (const [option, values] of Object.entries(shop.item(itemId)?.options ?? {})) {
    const amounts = values.map(amountOf)
    const known = amounts.filter((amount) => amount !== null)
    if (known.length < values.length || new Set(known).size < 2) continue
    const wanted = most ? Math.max(...known) : Math.min(...known)
    return { option, value: values[amounts.indexOf(wanted)] ?? '' }
  }
  return null
}

const RANGE = /^(\d+)\s?[-–]\s?(\d+)$/
/** In words; what is counted has more in it. */
const SHARES: Readonly<Record<string, number>> = { quarter: 0.25, half: 0.5, small: 0.5, single: 1, bunch: 1, large: 2 }
const FACTORS: Readonly<Record<string, number>> = { kg: 1000, l: 1000, tb: 1000 }

/** How much is in it; null for what has no unit and no word of packing, as the sizes of shoes and colours. */
function amountOf(value: string): number | null {
  const words = wordsOf(value)
  const at = words.findIndex((word) => /^\d/.test(word))
  const [share] = words.flatMap((word) => SHARES[word] ?? [])
  if (at === -1) return share ?? null
  return words.length === 1 ? null : Number(words[at]) * (FACTORS[words[at + 1] ?? ''] ?? 1)
}

export function valuesOf(itemIds: readonly string[], shop: ShopIndex): OptionValue[] {
  return itemIds.flatMap((id) =>
    Object.entries(shop.item(id)?.options ?? {}).flatMap(([option, values]) =>
      values.map((value) => ({ option, value })),
    ),
  )
}

/** The only one of them, several items may have it. */
export function only(values: readonly OptionValue[]): OptionValue | null {
  const [first, ...more] = values
  return first !== undefined && more.every(({ option, value }) => option === first.option && value === first.value)
    ? first
    : null
}
