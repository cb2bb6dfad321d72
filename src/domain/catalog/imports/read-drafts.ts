import { Sku } from '../desk/schemas.ts'
import { optionNamesOf, variantOf, wordsOf } from './read-fields.ts'
import { type ReadRow, rowReader } from './row-reader.ts'
import type { FileRow, ImportMapping, ImportProblem, WantedItem, WantedVariant } from './schemas.ts'

/** What the rows of one item say, before anybody has looked what is on the shelf. */
export interface Draft extends WantedItem {
  /** Null where the file names no item: it is that of the variant. */
  itemSku: string | null
  row: ReadRow
  variants: (WantedVariant & { row: ReadRow })[]
  /** Something of it is wrong: none of it is taken. */
  faulty: boolean
}

interface TableFile {
  columns: readonly string[]
  mapping: ImportMapping
  rows: readonly FileRow[]
  currency: string
}

/** Where a row belongs, and what it says. */
interface Place {
  itemSku: string | null
  isItem: boolean
  isVariant: boolean
}

/**
 * The items of a file with all that is wrong in its cells. Rows of Shopify and of our own belong to the item that they name, those of
 * WooCommerce to the one whose type and parent they give; a list that names neither is of variants alone.
 */
export function readDrafts({ columns, mapping, rows, currency }: TableFile): {
  drafts: Draft[]
  problems: ImportProblem[]
} {
  const problems: ImportProblem[] = []
  const read = rowReader({ columns, mapping }, problems)
  const placeOf = mapping.includes('type')
    ? typedPlaces(rows.map(read))
    : mapping.includes('item_sku')
      ? namedPlace
      : listedPlace
  const drafts = new Map<string, Draft>()
  const names = new Map<string, string[]>()
  const skus = new Set<string>()
  for (const fileRow of rows) {
    const row = read(fileRow)
    const [, ...cells] = fileRow
    if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) row.wrong('too_many_cells')
    const place = placeOf(row)
    if (place === null) continue
    const key = place.itemSku ?? ` ${row.row}`
    const draft = drafts.get(key) ?? { itemSku: place.itemSku, row, words: {}, variants: [], faulty: false }
    drafts.set(key, draft)
    // The first row of an item speaks for it; where another one says more, that is taken too.
    if (place.isItem) draft.words = { ...said(wordsOf(row)), ...draft.words }
    if (!names.has(key)) names.set(key, optionNamesOf(row))
    const variant = place.isVariant ? variantOf(row, currency, names.get(key) ?? []) : null
    if (variant !== null) {
      if (skus.has(variant.sku)) row.wrong('sku_duplicate', 'sku')
      skus.add(variant.sku)
      draft.variants.push({ ...variant, row })
    }
    draft.faulty ||= row.faulty()
  }
  return { drafts: [...drafts.values()], problems }
}

function said(words: WantedItem['words']): WantedItem['words'] {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined))
}

/** In an export of Shopify a row of a handle may be of another picture, and of nothing else. */
function namedPlace(row: ReadRow): Place | null {
  const itemSku = Sku.safeParse(row.cell('item_sku'))
  if (!itemSku.success) {
    if (row.cell('sku') !== '') return { itemSku: null, isItem: true, isVariant: true }
    row.wrong('sku_missing', 'item_sku')
    return null
  }
  const isVariant = (['sku', 'price', 'stock', 'option1_value'] as const).some((target) => row.cell(target) !== '')
  return { itemSku: itemSku.data, isItem: true, isVariant }
}

function listedPlace(): Place {
  return { itemSku: null, isItem: true, isVariant: true }
}

/** Of an export of WooCommerce, in which a variation names its parent by its SKU, or by the id that its row has there. */
function typedPlaces(rows: readonly ReadRow[]): (row: ReadRow) => Place | null {
  const skuOf = new Map(rows.map((row) => [`id:${row.cell('row_id')}`, row.cell('sku')]))
  return (row) => {
    const type = row.cell('type').toLowerCase().split(',')[0]?.trim() ?? ''
    if (type === 'simple') return typed(row, row.cell('sku'), { isItem: true, isVariant: true })
    if (type === 'variable') return typed(row, row.cell('sku'), { isItem: true, isVariant: false })
    if (type === 'variation') {
      const parent = row.cell('parent')
      const itemSku = skuOf.get(parent) ?? parent
      if (itemSku !== '') return typed(row, itemSku, { isItem: false, isVariant: true })
      row.wrong('no_parent', 'parent')
      return null
    }
    row.wrong('type_unknown', 'type')
    return null
  }
}

function typed(row: ReadRow, itemSku: string, what: Pick<Place, 'isItem' | 'isVariant'>): Place | null {
  const sku = Sku.safeParse(itemSku)
  if (sku.success) return { itemSku: sku.data, ...what }
  row.wrong(itemSku === '' ? 'sku_missing' : 'too_long', 'sku')
  return null
}
