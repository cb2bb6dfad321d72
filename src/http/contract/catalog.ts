import { z } from 'zod'
import {
  ItemWords,
  MOST_STOCK,
  MOST_VARIANTS,
  NewVariant,
  PriceMinor,
  Sku,
  Stock,
  VariantOptions,
} from '../../domain/catalog/desk/schemas.ts'
import { JsonObject } from '../../lib/json.ts'
import { defineRoute } from './define-route.ts'
import { DryRun } from './dry-run.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, READERS } from './roles.ts'
import { ById, MoneyWire, Text } from './values.ts'

const MOST_PICTURE_BYTES = 5 * 1024 * 1024

export const VariantWire = z.strictObject({
  variant_id: z.uuid(),
  sku: z.string(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  price: MoneyWire,
  stock: z.int(),
  /** Of these, what is kept for customers who are paying. */
  held: z.int(),
  /** Five or fewer of it can be sold. */
  low: z.boolean(),
})
export type VariantWire = z.infer<typeof VariantWire>

/** A picture can be read at its address for a quarter of an hour at least, without a token. */
const ImageWire = z.strictObject({
  /** Null for one that came with the shop, which nobody deletes here. */
  image_id: z.uuid().nullable(),
  url: z.string(),
})

export const ItemWire = z.strictObject({
  item_id: z.uuid(),
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  brand: z.string(),
  tags: z.array(z.string()),
  attributes: JsonObject,
  active: z.boolean(),
  images: z.array(ImageWire),
  variants: z.array(VariantWire),
  version: z.int(),
})
export type ItemWire = z.infer<typeof ItemWire>

const { name, description, category, brand, tags, attributes, active } = ItemWords.shape
const ItemAnswer = z.strictObject({ item: ItemWire })
const VariantsBody = z
  .array(
    z.strictObject({
      ...{ sku: Sku, name: NewVariant.shape.name, options: VariantOptions.default({}), price_minor: PriceMinor },
      /** What a new one begins with; one that is there keeps its own. */
      stock: Stock.default(0),
    }),
  )
  .min(1)
  .max(MOST_VARIANTS)
const Flag = z.enum(['true', 'false']).optional()
const read = { who: READERS, scope: 'catalog:read', idempotent: false } as const
const write = { who: LEADS, scope: 'catalog:write', idempotent: true } as const

export const listCatalogItems = defineRoute({
  ...read,
  name: 'listCatalogItems',
  method: 'GET',
  path: '/v1/catalog/items',
  summary: 'The goods of the shop by name: those that hold every word of `q`, or have it as their SKU.',
  query: Page.extend({
    q: Text.trim().min(1).max(100).optional(),
    active: Flag,
    /** With `true` only what has a variant of which five or fewer can be sold. */
    low_stock: Flag,
  }),
  answers: { 200: z.strictObject({ items: z.array(ItemWire), next_cursor: NextCursor }) },
  errors: [],
})

export const getCatalogItem = defineRoute({
  ...read,
  name: 'getCatalogItem',
  method: 'GET',
  path: '/v1/catalog/items/:id',
  summary: 'An item with its variants and pictures, for sale or not.',
  params: ById,
  answers: { 200: ItemAnswer },
  errors: [],
})

export const createCatalogItem = defineRoute({
  ...write,
  name: 'createCatalogItem',
  method: 'POST',
  path: '/v1/catalog/items',
  summary: 'Puts a new item on the shelf, priced in the currency of the shop; the assistant knows it at once.',
  query: DryRun,
  body: z.strictObject({
    ...{ sku: Sku, name, category },
    ...{ description: description.default(''), brand: brand.default(''), tags: tags.default([]) },
    ...{ attributes: attributes.default({}), active: active.default(true) },
    variants: VariantsBody,
  }),
  answers: { 201: ItemAnswer },
  errors: ['conflict', 'misconfigured'],
})

export const changeCatalogItem = defineRoute({
  ...write,
  name: 'changeCatalogItem',
  method: 'PATCH',
  path: '/v1/catalog/items/:id',
  summary: 'Changes what is written of an item; `If-Match` names the version that was seen.',
  params: ById,
  query: DryRun,
  body: z.strictObject({
    ...{ name: name.optional(), description: description.optional(), category: category.optional() },
    ...{ brand: brand.optional(), tags: tags.optional(), attributes: attributes.optional() },
    active: active.optional(),
  }),
  answers: { 200: ItemAnswer },
  errors: ['stale_version'],
})

export const deactivateCatalogItem = defineRoute({
  ...write,
  name: 'deactivateCatalogItem',
  method: 'DELETE',
  path: '/v1/catalog/items/:id',
  summary: 'Takes an item off sale. It stays in the books, and a change of `active` puts it back.',
  params: ById,
  query: DryRun,
  answers: { 200: ItemAnswer },
  errors: ['stale_version'],
})

export const setCatalogVariants = defineRoute({
  ...write,
  name: 'setCatalogVariants',
  method: 'PUT',
  path: '/v1/catalog/items/:id/variants',
  summary:
    'Gives an item these variants, by SKU: stock is that of new ones only, and what is left out goes unless it was ordered.',
  params: ById,
  query: DryRun,
  body: z.strictObject({ variants: VariantsBody }),
  answers: { 200: ItemAnswer },
  errors: ['stale_version', 'conflict', 'misconfigured'],
})

export const addCatalogImage = defineRoute({
  ...write,
  name: 'addCatalogImage',
  method: 'POST',
  path: '/v1/catalog/items/:id/images',
  summary: 'Puts a JPEG, PNG or WebP picture of 5 MB at most to an item; what it says beside its picture is taken out.',
  params: ById,
  body: {
    kinds: { form: { fields: z.strictObject({}), mostBytes: MOST_PICTURE_BYTES }, mostBytes: MOST_PICTURE_BYTES },
  },
  answers: { 201: z.strictObject({ image_id: z.uuid(), item: ItemWire }) },
  errors: ['limit_exceeded', 'unsupported_media_type'],
})

export const deleteCatalogImage = defineRoute({
  ...write,
  name: 'deleteCatalogImage',
  method: 'DELETE',
  path: '/v1/catalog/images/:id',
  summary: 'Takes a picture from an item, for good.',
  params: ById,
  answers: { 200: ItemAnswer },
  errors: [],
})

const Reason = Text.trim().min(1).max(200)

export const changeCatalogStock = defineRoute({
  ...write,
  name: 'changeCatalogStock',
  method: 'POST',
  path: '/v1/catalog/stock',
  summary:
    'Counts the stock of a variant, by SKU: `set` to a number, or `add` to what there is. Never below what is held for customers.',
  query: DryRun,
  body: z.union([
    z.strictObject({ sku: Sku, set: Stock, reason: Reason }),
    z.strictObject({ sku: Sku, add: z.int().min(-MOST_STOCK).max(MOST_STOCK), reason: Reason }),
  ]),
  answers: {
    200: z.strictObject({
      ...{ item_id: z.uuid(), variant_id: z.uuid(), sku: z.string(), stock: z.int(), held: z.int() },
    }),
  },
  errors: ['conflict'],
})

export const CATALOG_ROUTES = {
  listCatalogItems,
  getCatalogItem,
  createCatalogItem,
  changeCatalogItem,
  deactivateCatalogItem,
  setCatalogVariants,
  addCatalogImage,
  deleteCatalogImage,
  changeCatalogStock,
}
