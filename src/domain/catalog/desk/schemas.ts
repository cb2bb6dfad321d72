import { z } from 'zod'
import { MOST_MINOR, Money } from '../../../lib/money.ts'
import { ItemAttributes } from '../schemas.ts'

/** Of a variant that has no more than this to sell people say that it runs out; an index of the database knows the same number. */
export const LOW_STOCK = 5
export const MOST_STOCK = 1_000_000
export const MOST_VARIANTS = 250

/** What PostgreSQL cannot store, and what no shelf label holds. */
const line = (most: number) =>
  z
    .string()
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'must be one line of text')
    .trim()
    .min(1)
    .max(most)

/** What the shop calls a thing for itself: never ours, never the customer's. */
export const Sku = line(64)

export const OptionName = z.string().regex(/^[a-z][a-z0-9 _-]{0,29}$/, 'must be a lower-case word')

/** How a variant differs from its neighbours, e.g. { size: "42", colour: "black" }. */
export const VariantOptions = z
  .record(OptionName, line(60))
  .refine((options) => Object.keys(options).length <= 6, 'must be six at most')

export const PriceMinor = z.int().min(1).max(MOST_MINOR)
export const Stock = z.int().min(0).max(MOST_STOCK)

/** `stock` is what a new one begins with: one that is there keeps its own, which is counted by its own writes. */
export const NewVariant = z.strictObject({
  sku: Sku,
  name: line(120),
  options: VariantOptions,
  priceMinor: PriceMinor,
  stock: Stock,
})
export type NewVariant = z.infer<typeof NewVariant>

/** What people write of an item. */
export const ItemWords = z.strictObject({
  name: line(200),
  description: z
    .string()
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'must be text that can be stored')
    .max(5_000),
  category: line(80),
  brand: z.union([z.literal(''), line(80)]),
  tags: z.array(line(60)).max(40),
  attributes: ItemAttributes,
  active: z.boolean(),
})
export type ItemWords = z.infer<typeof ItemWords>

export const ShelfVariant = z.strictObject({
  variantId: z.uuid(),
  sku: z.string(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  price: Money,
  stock: z.int(),
  /** Of these, what is kept for customers who are paying. */
  held: z.int(),
})
export type ShelfVariant = z.infer<typeof ShelfVariant>

/** An item as people of the shop see it, for sale or not. */
export const ShelfItem = z.strictObject({
  itemId: z.uuid(),
  sku: z.string(),
  ...ItemWords.shape,
  /** Its own, in their order. */
  pictureIds: z.array(z.uuid()),
  /** Without one of its own it may have one that came with the shop. */
  hasShelfPicture: z.boolean(),
  variants: z.array(ShelfVariant),
  version: z.int(),
})
export type ShelfItem = z.infer<typeof ShelfItem>
