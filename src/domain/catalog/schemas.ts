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

export const ItemDetail = z.strictObject({
  itemId: z.uuid(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  description: z.string(),
  imagePath: z.string().nullable(),
  variants: z.array(Variant),
})
export type ItemDetail = z.infer<typeof ItemDetail>

/** What is asked of the catalog. Prices in minor units; every field narrows. */
export const CatalogQuery = z.strictObject({
  terms: z.array(z.string()),
  size: z.string().nullable(),
  colours: z.array(z.string()),
  minPriceMinor: z.int().nullable(),
  maxPriceMinor: z.int().nullable(),
  category: z.string().nullable(),
  sort: z.enum(['relevance', 'price_low', 'price_high']),
  excludeItemIds: z.array(z.uuid()),
  limit: z.int().min(1).max(6),
})
export type CatalogQuery = z.infer<typeof CatalogQuery>

/** `confidence` in 0..1 says how well the best match covers the terms; `relaxed` names filters dropped to find anything. */
export const CatalogResult = z.strictObject({
  items: z.array(ItemSummary),
  totalMatches: z.int(),
  confidence: z.number(),
  relaxed: z.array(z.string()),
})
export type CatalogResult = z.infer<typeof CatalogResult>

/** An item that the customer's words may name. */
export const NamedItem = z.strictObject({ itemId: z.uuid(), name: z.string(), brand: z.string() })
export type NamedItem = z.infer<typeof NamedItem>
