import type { ImportMapping, ImportOrigin, ImportTarget } from './schemas.ts'

type Names = Readonly<Record<string, ImportTarget>>

/** The headers of an export of Shopify, as it writes them. */
const SHOPIFY: Names = {
  handle: 'item_sku',
  title: 'name',
  'body (html)': 'description',
  vendor: 'brand',
  type: 'category',
  tags: 'tags',
  published: 'active',
  'option1 name': 'option1_name',
  'option1 value': 'option1_value',
  'option2 name': 'option2_name',
  'option2 value': 'option2_value',
  'option3 name': 'option3_name',
  'option3 value': 'option3_value',
  'variant sku': 'sku',
  'variant inventory qty': 'stock',
  'variant price': 'price',
}

/** The headers of an export of WooCommerce. */
const WOOCOMMERCE: Names = {
  id: 'row_id',
  type: 'type',
  sku: 'sku',
  name: 'name',
  published: 'active',
  description: 'description',
  stock: 'stock',
  'regular price': 'price',
  categories: 'category',
  tags: 'tags',
  brands: 'brand',
  parent: 'parent',
  'attribute 1 name': 'option1_name',
  'attribute 1 value(s)': 'option1_value',
  'attribute 2 name': 'option2_name',
  'attribute 2 value(s)': 'option2_value',
  'attribute 3 name': 'option3_name',
  'attribute 3 value(s)': 'option3_value',
}

/** Our own, and what people write above the columns of a list of their own. */
const OWN: Names = {
  ...{ item_sku: 'item_sku', name: 'name', description: 'description', category: 'category', brand: 'brand' },
  ...{ tags: 'tags', active: 'active', sku: 'sku', variant: 'variant', price: 'price', stock: 'stock' },
  ...{ option1_name: 'option1_name', option1_value: 'option1_value', option2_name: 'option2_name' },
  ...{ option2_value: 'option2_value', option3_name: 'option3_name', option3_value: 'option3_value' },
}
const WORDS: Names = {
  ...OWN,
  ...{ code: 'sku', 'item code': 'sku', 'product code': 'sku', 'stock code': 'sku', msimbo: 'sku' },
  ...{ product: 'name', 'product name': 'name', item: 'name', 'item name': 'name', title: 'name', jina: 'name' },
  ...{ bidhaa: 'name', 'unit price': 'price', 'selling price': 'price', 'price (kes)': 'price', bei: 'price' },
  ...{ quantity: 'stock', qty: 'stock', 'in stock': 'stock', 'on hand': 'stock', akiba: 'stock', idadi: 'stock' },
  ...{ type: 'category', aina: 'category', maelezo: 'description', details: 'description', chapa: 'brand' },
}

/** What only this export has above its columns. */
const SIGNS: readonly (readonly [ImportOrigin, readonly string[], Names])[] = [
  ['shopify', ['handle', 'title'], SHOPIFY],
  ['woocommerce', ['type', 'sku', 'regular price'], WOOCOMMERCE],
  ['tulia', ['item_sku', 'sku', 'price', 'stock'], OWN],
]

/** Whose export a file is, by its headers, and what each of its columns is taken for. No two are taken for the same. */
export function guessMapping(headers: readonly string[]): { detected: ImportOrigin; mapping: ImportMapping } {
  const names = headers.map((header) => header.trim().toLowerCase().replace(/\s+/g, ' '))
  const [detected, , known] = SIGNS.find(([, signs]) => signs.every((sign) => names.includes(sign))) ?? [
    'unknown' as const,
    [],
    WORDS,
  ]
  const taken = new Set<ImportTarget>()
  const mapping = names.map((name) => {
    const target = Object.hasOwn(known, name) ? known[name] : undefined
    if (target === undefined || taken.has(target)) return null
    taken.add(target)
    return target
  })
  return { detected, mapping }
}
