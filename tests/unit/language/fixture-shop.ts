import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildShopIndex, type ShopIndex } from '../../../src/language/linking/build-index.ts'
import { SHOP_LANGUAGE } from '../../../src/language/packs/shop-language.ts'
import type { ShopVocabulary, VocabularyItem } from '../../../src/language/shop-vocabulary.ts'

const Catalogue = z.object({
  items: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      description: z.string(),
      category: z.string(),
      brand: z.string(),
      tags: z.array(z.string()),
      attributes: z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.array(z.string())])),
      variants: z.array(z.object({ options: z.record(z.string(), z.string()), priceMinor: z.int() })),
    }),
  ),
})

const ZONES: ShopVocabulary['zones'] = [
  { id: 'cbd', name: 'Nairobi CBD', aliases: ['town', 'tao'], elsewhere: false },
  { id: 'westlands', name: 'Westlands and Parklands', aliases: ['westy'], elsewhere: false },
  { id: 'thika-road', name: 'Thika Road', aliases: ['Roysambu', 'Kasarani', 'Githurai'], elsewhere: false },
  { id: 'rest', name: 'Rest of Kenya', aliases: [], elsewhere: true },
]

/** The vocabulary of a demo shop, its items known by their SKU. */
export function fixtureShop(slug: 'kicks-and-phones' | 'mama-njeri-grocery'): ShopVocabulary {
  const file = new URL(`../../../fixtures/catalog/${slug}.json`, import.meta.url)
  const { items } = Catalogue.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    revision: '1',
    name: slug === 'kicks-and-phones' ? 'Mtaani Kicks & Phones' : 'Mama Njeri Grocers',
    zones: ZONES,
    pickups: [{ id: 'shop', name: 'the shop' }],
    coupons: [],
    items: items.map(({ sku, variants, attributes, ...item }) => ({
      ...item,
      itemId: sku,
      attributes: Object.entries(attributes).map(([key, value]) => ({ key, words: wordsOf(key, value) })),
      options: optionsOf(variants.map(({ options }) => options)),
      priceFromMinor: Math.min(...variants.map(({ priceMinor }) => priceMinor)),
    })),
  }
}

/** What an attribute says in words: a fact by its name, a text or texts as they are. */
function wordsOf(key: string, value: boolean | number | string | readonly string[]): readonly string[] {
  if (typeof value === 'boolean') return value ? [key.replaceAll('_', ' ')] : []
  return typeof value === 'object' ? value : [String(value)]
}

function optionsOf(variants: readonly Record<string, string>[]): VocabularyItem['options'] {
  const options: Record<string, string[]> = {}
  for (const variant of variants)
    for (const [option, value] of Object.entries(variant))
      options[option] = [...new Set([...(options[option] ?? []), value])]
  return options
}

export function indexOf(vocabulary: ShopVocabulary): ShopIndex {
  return buildShopIndex(vocabulary, SHOP_LANGUAGE)
}
