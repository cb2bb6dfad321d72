import type { ItemAttributes, ItemDetail } from '../catalog/schemas.ts'
import { itemWords, keyMeanings } from './item-meanings.ts'
import { withKinds } from './read-passage.ts'

/** One thing that a row says of its item: a sentence of its description, or an attribute by its key. */
export interface ItemFact {
  /** Null for a sentence. */
  key: string | null
  text: string
  meanings: ReadonlySet<string>
}

export interface ReadItem {
  /** Its name, brand and category: said of it by everybody, so that they tell nothing about what is asked. */
  named: ReadonlySet<string>
  facts: readonly ItemFact[]
}

/** An item's row as what it says, one fact at a time. Prices and stock are no facts: they are told from the row itself. */
export function readItem({ name, brand, category, description, attributes, variants }: ItemDetail): ReadItem {
  const sentences = description.split(/(?<=[.!?])\s+/).filter((text) => text !== '')
  return {
    named: new Set(meaningsIn(`${name} ${brand} ${category}`)),
    facts: [
      ...sentences.map((text) => ({ key: null, text, meanings: withKindsOf(text, meaningsIn(text)) })),
      ...Object.entries({ ...attributes, ...comesIn(variants) }).map(([key, value]) => {
        const text = attributeText(key, value)
        return { key, text, meanings: withKindsOf(text, [...keyMeanings(key), ...meaningsOfValue(value)]) }
      }),
    ],
  }
}

/** Options that are asked for by themselves, and told with what is in stock. */
const TOLD_BY_STOCK: ReadonlySet<string> = new Set(['size', 'colour'])

/** Packings, weights and models are often named by what is asked: "Whole, about 4kg". */
export function comesIn(variants: ItemDetail['variants']): ItemAttributes {
  const values = variants.flatMap(({ options }) =>
    Object.entries(options).flatMap(([option, value]) => (TOLD_BY_STOCK.has(option) ? [] : [value])),
  )
  return values.length === 0 ? {} : { choices: [...new Set(values)] }
}

function attributeText(key: string, value: ItemAttributes[string]): string {
  const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : [value].flat().join(', ')
  return `${key.replaceAll('_', ' ')}: ${said}`
}

function meaningsOfValue(value: ItemAttributes[string]): string[] {
  return typeof value === 'boolean' ? [] : meaningsIn([value].flat().join(', '))
}

function meaningsIn(text: string): string[] {
  return itemWords(text.replace(/(\d)\s?(kg|g|ml|l|cm|mah|gb)\b/giu, '$1 $2'), false).flatMap(
    ({ meanings }) => meanings,
  )
}

/** "warranty months: 12" is a length of time, although the unit stands in front. */
function withKindsOf(text: string, meanings: readonly string[]): Set<string> {
  const turned = text.replace(/^.*\b(days|months|hours): (\d+)$/u, '$2 $1')
  return withKinds(turned, [meanings])
}
