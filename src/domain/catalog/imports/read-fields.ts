import type { z } from 'zod'
import { ItemWords, MOST_STOCK, NewVariant, OptionName, Sku } from '../desk/schemas.ts'
import { plainText } from './plain-text.ts'
import { readPrice } from './read-price.ts'
import type { ReadRow } from './row-reader.ts'
import type { ImportTarget, ProblemCode, WantedItem, WantedVariant } from './schemas.ts'

const YES = /^(?:true|yes|y|1|active|published|ndiyo)$/i
const NO = /^(?:false|no|n|0|-1|draft|archived|private|hapana)$/i
const CLEARS = '-'
const STOCK = /^(-?)(\d+)(?:\.0*)?$/
const OPTIONS = [
  ['option1_name', 'option1_value'],
  ['option2_name', 'option2_value'],
  ['option3_name', 'option3_value'],
] as const

/** What a row says of its item: a blank cell leaves, and `-` clears what can be empty. */
export function wordsOf(row: ReadRow): WantedItem['words'] {
  const text = (
    target: 'name' | 'description' | 'category' | 'brand',
    clear: boolean,
    read = (said: string) => said,
  ) => {
    const said = row.cell(target)
    if (said === '') return undefined
    if (said === CLEARS) return clear ? '' : tell(row, 'cannot_clear', target)
    const value = ItemWords.shape[target].safeParse(read(said))
    return value.success ? value.data : tell(row, 'too_long', target)
  }
  return {
    name: text('name', false, oneLine),
    description: text('description', true, plainText),
    category: text('category', false, lastCategory),
    brand: text('brand', true, oneLine),
    tags: tagsOf(row),
    active: activeOf(row),
  }
}

/** What a row says of its variant. `optionNames` are those of the first row of its item, where its own are left blank. */
export function variantOf(row: ReadRow, currency: string, optionNames: readonly string[]): WantedVariant | null {
  const sku = Sku.safeParse(row.cell('sku'))
  if (!sku.success) {
    row.wrong(row.cell('sku') === '' ? 'sku_missing' : 'too_long', 'sku')
    return null
  }
  const options = optionsOf(row, optionNames)
  const said = oneLine(row.cell('variant')) || Object.values(options ?? {}).join(' / ')
  const name = said === '' ? undefined : orTell(row, NewVariant.shape.name, said, 'variant')
  return { sku: sku.data, name, options, priceMinor: priceOf(row, currency), stock: stockOf(row) }
}

/** The names of options as the first row of an item has them. */
export function optionNamesOf(row: ReadRow): string[] {
  return OPTIONS.map(([name]) => row.cell(name))
}

function optionsOf(row: ReadRow, inherited: readonly string[]): Record<string, string> | undefined {
  const options: Record<string, string> = {}
  for (const [at, [nameTarget, valueTarget]] of OPTIONS.entries()) {
    const value = oneLine(row.cell(valueTarget))
    const named = row.cell(nameTarget) || inherited[at] || ''
    // What has one variant only has the latter in an export of Shopify; what has no name at all is no option.
    if (value === '' || named === '' || (named === 'Title' && value === 'Default Title')) continue
    const name = OptionName.safeParse(
      named
        .toLowerCase()
        .replace(/^pa_/, '')
        .replace(/^color$/, 'colour'),
    )
    if (!name.success) row.wrong('option_name', nameTarget)
    else if (Object.hasOwn(options, name.data)) row.wrong('option_twice', nameTarget)
    else if (value.length > 60) row.wrong('too_long', valueTarget)
    else options[name.data] = value
  }
  return Object.keys(options).length === 0 ? undefined : options
}

function priceOf(row: ReadRow, currency: string): number | undefined {
  const said = row.cell('price')
  if (said === '') return undefined
  if (said === CLEARS) return tell(row, 'cannot_clear', 'price')
  const read = readPrice(said, currency)
  return 'minor' in read ? read.minor : tell(row, read.problem, 'price')
}

function stockOf(row: ReadRow): number | undefined {
  const said = row.cell('stock')
  if (said === '') return undefined
  if (said === CLEARS) return tell(row, 'cannot_clear', 'stock')
  const [, sign, digits] = STOCK.exec(said.replace(/(?<=\d),(?=\d{3}\b)/g, '')) ?? []
  if (digits === undefined) return tell(row, 'stock_unreadable', 'stock')
  if (sign === '-' && Number(digits) !== 0) return tell(row, 'stock_negative', 'stock')
  return Number(digits) > MOST_STOCK ? tell(row, 'stock_too_large', 'stock') : Number(digits)
}

function tagsOf(row: ReadRow): string[] | undefined {
  const said = row.cell('tags')
  if (said === '') return undefined
  if (said === CLEARS) return []
  const tags = said
    .split(',')
    .map((tag) => oneLine(tag).toLowerCase())
    .filter(Boolean)
  return orTell(row, ItemWords.shape.tags, [...new Set(tags)], 'tags')
}

function activeOf(row: ReadRow): boolean | undefined {
  const said = row.cell('active')
  if (said === '') return undefined
  if (YES.test(said)) return true
  return NO.test(said) ? false : tell(row, 'active_unreadable', 'active')
}

/** "Shoes > Running, Sale": the first path, and of that the last step. */
function lastCategory(said: string): string {
  return oneLine(
    said
      .split(/(?<!\\),/)[0]
      ?.split('>')
      .at(-1) ?? '',
  )
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

function orTell<T>(row: ReadRow, schema: z.ZodType<T>, value: T, target: ImportTarget): T | undefined {
  const read = schema.safeParse(value)
  return read.success ? read.data : tell(row, 'too_long', target)
}

function tell(row: ReadRow, code: ProblemCode, target: ImportTarget): undefined {
  row.wrong(code, target)
  return undefined
}
