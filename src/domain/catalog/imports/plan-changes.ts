import { canonicalJson } from '../../../lib/canonical-json.ts'
import { Json } from '../../../lib/json.ts'
import { MOST_VARIANTS, type ShelfItem, type ShelfVariant } from '../desk/schemas.ts'
import type { Draft } from './read-drafts.ts'
import type { PlannedChange, WantedItem, WantedVariant } from './schemas.ts'

/** What is on the shelf of what a file names. */
export interface Shelf {
  bySku: ReadonlyMap<string, ShelfItem>
  /** The item that has the variant. */
  byVariant: ReadonlyMap<string, ShelfItem>
}

const OTHER = 'other'
const ONLY_VARIANT = 'Standard'

/**
 * What a file does to the shelf: what is new, what becomes another, and how many items are the same already. An item that anything is
 * wrong with is left out whole; what is wrong is told to its row.
 */
export function planChanges(drafts: readonly Draft[], shelf: Shelf): { changes: PlannedChange[]; same: number } {
  const changes: PlannedChange[] = []
  let same = 0
  for (const { draft, item } of byItem(drafts, shelf)) {
    const wanted = item === null ? newItem(draft) : draft
    judge(draft, item, shelf)
    if (draft.faulty) continue
    const itemSku = item?.sku ?? draft.itemSku ?? draft.variants[0]?.sku ?? ''
    if (item !== null && isSame(item, wanted)) same += 1
    else {
      const variants = wanted.variants.map(({ sku, name, options, priceMinor, stock }) => ({
        sku,
        name,
        options,
        priceMinor,
        stock,
      }))
      const kind = item === null ? 'new' : 'changed'
      changes.push({ kind, row: draft.row.row, itemSku, wanted: { words: wanted.words, variants } })
    }
  }
  return { changes, same }
}

/** A list of variants may name several of one item. */
function byItem(drafts: readonly Draft[], shelf: Shelf): { draft: Draft; item: ShelfItem | null }[] {
  const found = new Map<string, { draft: Draft; item: ShelfItem | null }>()
  for (const draft of drafts) {
    const sku = draft.variants[0]?.sku ?? ''
    const item =
      draft.itemSku === null ? (shelf.byVariant.get(sku) ?? shelf.bySku.get(sku)) : shelf.bySku.get(draft.itemSku)
    const key = item?.sku ?? draft.itemSku ?? (sku || ` ${draft.row.row}`)
    const before = found.get(key)
    if (before === undefined) found.set(key, { draft, item: item ?? null })
    else {
      before.draft.words = { ...draft.words, ...before.draft.words }
      before.draft.variants.push(...draft.variants)
      before.draft.faulty ||= draft.faulty
    }
  }
  return [...found.values()]
}

/** What a file leaves open of an item that is not there yet. */
function newItem({ words, variants }: Draft): WantedItem & Pick<Draft, 'variants'> {
  const { category = OTHER, description = '', brand = '', tags = [], active = true, name } = words
  return {
    words: { name, category, description, brand, tags, active },
    variants: variants.map((variant) => ({
      ...variant,
      name: variant.name ?? ONLY_VARIANT,
      options: variant.options ?? {},
      stock: variant.stock ?? 0,
    })),
  }
}

function judge(draft: Draft, item: ShelfItem | null, shelf: Shelf): void {
  const { variants, words, itemSku, row } = draft
  if (draft.faulty) return
  for (const variant of variants) {
    const owner = shelf.byVariant.get(variant.sku)
    if (owner !== undefined && owner.itemId !== item?.itemId) variant.row.wrong('sku_elsewhere', 'sku')
    const known = variantIn(item, variant.sku)
    if (known !== undefined && variant.stock !== undefined && variant.stock < known.held)
      variant.row.wrong('below_held', 'stock')
    if (known === undefined && variant.priceMinor === undefined) variant.row.wrong('price_missing', 'price')
  }
  if (item === null && words.name === undefined) {
    if (itemSku === null) row.wrong('name_missing', 'name')
    else row.wrong('no_parent', row.cell('parent') === '' ? 'item_sku' : 'parent')
  }
  if (item === null && variants.length === 0) row.wrong('no_variant')
  const added = variants.filter(({ sku }) => variantIn(item, sku) === undefined).length
  if ((item?.variants.length ?? 0) + added > MOST_VARIANTS) row.wrong('too_many_variants')
  draft.faulty = row.faulty() || variants.some((variant) => variant.row.faulty())
}

function isSame(item: ShelfItem, { words, variants }: WantedItem): boolean {
  const { name, description, category, brand, tags, active } = item
  return (
    agrees(words, { name, description, category, brand, tags, active }) &&
    variants.every((variant) => {
      const known = variantIn(item, variant.sku)
      return known !== undefined && agrees(fieldsOf(variant), { ...known, priceMinor: known.price.amountMinor })
    })
  )
}

function fieldsOf({ name, options, priceMinor, stock }: WantedVariant) {
  return { name, options, priceMinor, stock }
}

/** Whether all that is wanted is so already. */
function agrees(wanted: Readonly<Record<string, unknown>>, known: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(
    ([field, value]) =>
      value === undefined || canonicalJson(Json.parse(value)) === canonicalJson(Json.parse(known[field])),
  )
}

function variantIn(item: ShelfItem | null, sku: string): ShelfVariant | undefined {
  return item?.variants.find((variant) => variant.sku === sku)
}
