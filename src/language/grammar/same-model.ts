import type { ShopIndex } from '../linking/build-index.ts'
import type { OptionValue, Wanted } from '../reading.ts'

interface Told {
  wanted: Wanted
  named: boolean
}

/**
 * "Protector ya Jua 5 na clear case yake", "a protector for the Upepo 3 and a case": goods that come for a model are for the
 * one that was told of the goods before them, unless they say another.
 */
export function withSameModel<One extends Told>(phrases: readonly One[], shop: ShopIndex): One[] {
  let model: OptionValue | null = null
  return phrases.map((phrase) => {
    const { wanted } = phrase
    const own = wanted.values.find(({ option }) => option !== null && shop.fitOptions.has(option))
    if (own !== undefined) model = own
    if (own !== undefined || model === null || !phrase.named) return phrase
    const { option, value } = model
    const fitting = wanted.itemIds.filter((id) => shop.item(id)?.options[option ?? '']?.includes(value))
    if (fitting.length === 0) return phrase
    return { ...phrase, wanted: { ...wanted, itemIds: fitting, values: [...wanted.values, model] } }
  })
}
