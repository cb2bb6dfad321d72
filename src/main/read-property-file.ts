import {
  type DataProblem,
  ItemCategory,
  type NewProperty,
  type PropertyItem,
  parseCategoryRows,
  parsePropertyData,
} from '../domain/properties/index.ts'
import { csvRows } from '../http/csv-rows.ts'
import { decodeText } from '../lib/decode-text.ts'

export type PropertyFileRead =
  | { outcome: 'refused'; problems: DataProblem[] }
  /** A table says nothing of its property. */
  | { outcome: 'read'; property: NewProperty | null; categories: ItemCategory[]; items: PropertyItem[] }

/** The file of a property, or the table of one category, with every problem in it. */
export function readPropertyFile(
  bytes: Uint8Array,
  { isTable, category, now }: { isTable: boolean; category: string; now: Date },
): PropertyFileRead {
  const text = decodeText(bytes)
  // The day that it is in the east already: what was checked today must not lie in the future anywhere.
  const today = new Date(now.getTime() + EAST_MS).toISOString().slice(0, 10)
  if (isTable) return readTable(text, category, today)
  try {
    return parsePropertyData(JSON.parse(text), { today })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { outcome: 'refused', problems: [{ path: '', problem: `is no JSON: ${error.message}` }] }
  }
}

/** Kiribati is fourteen hours ahead of UTC. */
const EAST_MS = 14 * 60 * 60 * 1000

function readTable(text: string, name: string, today: string): PropertyFileRead {
  const category = ItemCategory.safeParse(name)
  if (!category.success) {
    const problem = `say with --category which it is: ${ItemCategory.options.join(', ')}`
    return { outcome: 'refused', problems: [{ path: '', problem }] }
  }
  const table = csvRows(text)
  if ('problem' in table)
    return { outcome: 'refused', problems: [{ path: `row ${table.row}`, problem: table.problem }] }
  const read = parseCategoryRows({ category: category.data, rows: table.rows }, { today, lastUpdated: today })
  return read.outcome === 'refused' ? read : { ...read, property: null }
}
