import { z } from 'zod'
import { ItemWords, NewVariant } from '../desk/schemas.ts'

/** What a column of a file can be taken for. */
export const ImportTarget = z.enum([
  ...['item_sku', 'name', 'description', 'category', 'brand', 'tags', 'active'],
  ...['sku', 'variant', 'price', 'stock'],
  ...['option1_name', 'option1_value', 'option2_name', 'option2_value', 'option3_name', 'option3_value'],
  ...['type', 'parent', 'row_id'],
] as const)
export type ImportTarget = z.infer<typeof ImportTarget>

export const ImportMapping = z.array(ImportTarget.nullable())
export type ImportMapping = z.infer<typeof ImportMapping>

/** Whose export a file looks like. */
export const ImportOrigin = z.enum(['shopify', 'woocommerce', 'tulia', 'unknown'])
export type ImportOrigin = z.infer<typeof ImportOrigin>

export const ImportStatus = z.enum(['mapping', 'checked', 'applying', 'applied', 'undoing', 'undone'])
export type ImportStatus = z.infer<typeof ImportStatus>

/** A row as it stands in the file: its number there, the header being 1, and its cells. */
export const FileRow = z.tuple([z.int()], z.string())
export type FileRow = z.infer<typeof FileRow>

/** What can be wrong with a cell, a row or an item of a file. */
export const ProblemCode = z.enum([
  ...['too_many_cells', 'sku_missing', 'sku_duplicate', 'sku_elsewhere', 'no_parent', 'name_missing', 'no_variant'],
  ...['price_missing', 'price_unreadable', 'price_ambiguous', 'price_zero', 'price_negative', 'price_too_large'],
  ...['other_currency', 'stock_unreadable', 'stock_negative', 'stock_too_large', 'below_held'],
  ...[
    'active_unreadable',
    'option_name',
    'option_twice',
    'type_unknown',
    'too_long',
    'cannot_clear',
    'too_many_variants',
  ],
] as const)
export type ProblemCode = z.infer<typeof ProblemCode>

export const ImportProblem = z.strictObject({
  row: z.int(),
  /** As the header of the file has it; empty for the whole row. */
  column: z.string(),
  value: z.string(),
  code: ProblemCode,
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** Why an item was left as it is, when the file was applied or taken back. */
export const LeftBecause = z.enum(['below_held', 'sku_elsewhere', 'changed_since', 'ordered_since'])
export type LeftBecause = z.infer<typeof LeftBecause>

/** New, changed and same count items, `rows` and `problems` what the file has of them. */
export const ImportCounts = z.strictObject({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  problems: z.int(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** A variant as a file has it: what it does not say stays as it is. */
export const WantedVariant = NewVariant.partial().required({ sku: true })
export type WantedVariant = z.infer<typeof WantedVariant>

/** What a file wants of an item. */
export const WantedItem = z.strictObject({
  words: ItemWords.omit({ attributes: true }).partial(),
  variants: z.array(WantedVariant),
})
export type WantedItem = z.infer<typeof WantedItem>

export interface PlannedChange {
  kind: 'new' | 'changed'
  /** The first of its rows. */
  row: number
  itemSku: string
  wanted: WantedItem
}

export const ImportColumn = z.strictObject({ source: z.string(), samples: z.array(z.string()) })
export type ImportColumn = z.infer<typeof ImportColumn>

/** An import as people of the shop see it. */
export const ImportView = z.strictObject({
  importId: z.uuid(),
  fileName: z.string(),
  detected: ImportOrigin,
  status: ImportStatus,
  columns: z.array(ImportColumn),
  mapping: ImportMapping,
  counts: ImportCounts,
  /** The first hundred. */
  problems: z.array(ImportProblem),
  /** Items that are to be written, and that were, or were left; of one that is taken back, likewise. */
  total: z.int(),
  done: z.int(),
  /** The first hundred items that were left as they are. */
  left: z.array(z.strictObject({ row: z.int(), itemSku: z.string(), because: LeftBecause })),
  createdAt: z.coerce.date(),
  appliedAt: z.coerce.date().nullable(),
  version: z.int(),
})
export type ImportView = z.infer<typeof ImportView>

/** So long an import can be taken back. */
export const UNDO_MS = 24 * 60 * 60 * 1000
