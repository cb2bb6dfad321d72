import type { ShopIndex } from '../linking/build-index.ts'
import type { OptionValue, Wanted } from '../reading.ts'
import type { Span } from '../span.ts'
import { names } from './goods-phrases.ts'

interface Told {
  spans: readonly Span[]
  wanted: Wanted
  named: boolean
}

/**
 * "I have a Jua 5, I need its cover and a protector": what is said first, before any goods are named, is what all of them
 * are to fit. It is given to each that comes for it and says no other.
 */
export function withModelTold<One extends Told>(phrases: readonly One[], shop: ShopIndex): One[] {
  const model = modelOf(phrases[0], shop)
  if (model === null) return [...phrases]
  return phrases.map((phrase) => {
    const { wanted } = phrase
    if (!phrase.named || wanted.values.some(({ option }) => option === model.option)) return phrase
    const fitting = wanted.itemIds.filter((id) => shop.item(id)?.options[model.option ?? '']?.includes(model.value))
    if (fitting.length === 0) return phrase
    return { ...phrase, wanted: { ...wanted, itemIds: fitting, values: [...wanted.values, model] } }
  })
}

function modelOf(first: Told | undefined, shop: ShopIndex): OptionValue | null {
  const head = first?.spans.findIndex(({ meaning }) => names(meaning)) ?? -1
  const leading = first?.spans.slice(0, head === -1 ? undefined : head) ?? []
  const values = leading.flatMap(({ meaning }) => (meaning.kind === 'value' ? [meaning.value] : []))
  return values.find(({ option }) => option !== null && shop.fitOptions.has(option)) ?? null
}
