import { stringify } from 'csv-stringify/sync'
import type { ExportedVariant, ToldProblem } from '../../domain/catalog/index.ts'

const HEADS = ['item_sku', 'sku', 'name', 'variant', 'description', 'category', 'brand', 'tags', 'active'] as const
const OPTIONS = [1, 2, 3].flatMap((nth) => [`option${nth}_name`, `option${nth}_value`])
const PROBLEM_COLUMNS = ['row', 'column', 'value', 'code', 'message', 'fix'] as const
const HOW = { header: true, escape_formulas: true, record_delimiter: 'windows' } as const

/** Goods as our own import reads them. Cells that a spreadsheet would run as a formula are escaped; the import takes that off again. */
export function goodsCsv(variants: readonly ExportedVariant[]): string {
  const rows = variants.map(({ itemSku, tags, active, options, priceMinor, ...variant }) => ({
    ...variant,
    item_sku: itemSku,
    tags: tags.join(', '),
    active: active ? 'TRUE' : 'FALSE',
    ...optionCells(options),
    price: `${Math.trunc(priceMinor / 100)}.${String(priceMinor % 100).padStart(2, '0')}`,
  }))
  return stringify(rows, { ...HOW, columns: [...HEADS, ...OPTIONS, 'price', 'stock'] })
}

function optionCells(options: Readonly<Record<string, string>>): Record<string, string> {
  const cells = Object.entries(options).flatMap(([name, value], at) => [
    [`option${at + 1}_name`, name],
    [`option${at + 1}_value`, value],
  ])
  return Object.fromEntries(cells)
}

export function problemsCsv(problems: readonly ToldProblem[]): string {
  return stringify([...problems], { ...HOW, columns: [...PROBLEM_COLUMNS] })
}
