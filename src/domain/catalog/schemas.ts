import { z } from 'zod'
import { Money } from '../../lib/money.ts'

/** What a search returns of one item: enough to list it, never more than is true of its rows. */
export const ItemSummary = z.strictObject({
  itemId: z.uuid(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  /** Lowest and highest price over the variants that match and are in stock. */
  priceFrom: Money,
  priceTo: Money,
  /** Options over the matching variants in stock, e.g. { size: ["41", "42"], colour: ["black"] }. */
  options: z.record(z.string(), z.array(z.string())),
  inStock: z.boolean(),
})
export type ItemSummary = z.infer<typeof ItemSummary>

export const Variant = z.strictObject({
  variantId: z.uuid(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  price: Money,
  /** Units that can be bought now: stock less what is held for other payments. */
  available: z.int().min(0),
})
export type Variant = z.infer<typeof Variant>

/** A key that ends in a unit holds a number of it. */
const IN_UNITS = /_(?:mah|gb|mp|hz|in|w|g|cm|mm|m|v|days|months|hours|percent)$/

/** What is known of an item beyond its options, by key: a number in the unit of the key, a yes or no, a word, several words. */
export const ItemAttributes = z
  .record(
    z.string().regex(/^[a-z][a-z0-9_]*$/),
    z.union([z.string().min(1), z.number(), z.boolean(), z.array(z.string().min(1)).min(1)]),
  )
  .refine((known) => Object.entries(known).every(([key, value]) => !IN_UNITS.test(key) || typeof value === 'number'), {
    error: 'a key that ends in a unit must hold a number',
  })
export type ItemAttributes = z.infer<typeof ItemAttributes>

export const ItemDetail = z.strictObject({
  itemId: z.uuid(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  description: z.string(),
  attributes: ItemAttributes.default({}),
  /** A name for its picture, with the ending that says what it is; null for an item without one. */
  imagePath: z.string().nullable(),
  variants: z.array(Variant),
})
export type ItemDetail = z.infer<typeof ItemDetail>

/** More items than this are no answer to what somebody named. */
const MOST_IDS = 500

/** What is asked of the catalog. Prices in minor units; every field narrows. */
export const CatalogQuery = z.strictObject({
  /** Only these items are looked at, the most relevant first; the other filters may be relaxed, this one never. */
  itemIds: z.array(z.uuid()).max(MOST_IDS).nullable().default(null),
  terms: z.array(z.string()),
  size: z.string().nullable(),
  colours: z.array(z.string()),
  minPriceMinor: z.int().nullable(),
  maxPriceMinor: z.int().nullable(),
  /** Names of categories as they are stored; none means any. Beside `itemIds` never relaxed. */
  categories: z.array(z.string()).default([]),
  sort: z.enum(['relevance', 'price_low', 'price_high']),
  excludeItemIds: z.array(z.uuid()),
  limit: z.int().min(1).max(6),
})
export type CatalogQuery = z.infer<typeof CatalogQuery>

/**
 * Where a shop has very much of a thing `totalMatches` is of its first goods only: there are at least so many, and `countedAll` is false.
 * `confidence` in 0..1 says how well the best match covers the terms; `relaxed` names filters dropped to find anything.
 */
export const CatalogResult = z.strictObject({
  items: z.array(ItemSummary),
  totalMatches: z.int(),
  countedAll: z.boolean().default(true),
  confidence: z.number(),
  relaxed: z.array(z.string()),
})
export type CatalogResult = z.infer<typeof CatalogResult>

/** The words of one item for sale; sold-out variants count, or nobody could be told that they are. */
export const VocabularyItem = z.strictObject({
  itemId: z.uuid(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  attributes: ItemAttributes,
  /** Values by option, e.g. { size: ["41", "42"] }. */
  options: z.record(z.string(), z.array(z.string())),
  /** The lowest price over its variants, in minor units. */
  priceFromMinor: z.int(),
  description: z.string(),
})
export type VocabularyItem = z.infer<typeof VocabularyItem>

export const ShopVocabulary = z.strictObject({ revision: z.string(), items: z.array(VocabularyItem) })
export type ShopVocabulary = z.infer<typeof ShopVocabulary>
