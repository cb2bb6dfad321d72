import type { Json } from '../../lib/json.ts'

/** Cells with several values, between upright strokes: "vegetarian | halal". */
const LISTS = new Set(['aliases', 'diet', 'games', 'highlights', 'tags', 'benefits', 'amenities', 'rates'])
const NUMBERS = new Set(['capacity', 'size_m2', 'sleeps', 'min_age', 'flight_hours'])
const YES_NO: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false }

/** What a cell says, as JSON would; a word where a figure ought to be stays one, for the schema to refuse. */
export function cellValue(key: string, cell: string): Json {
  if (LISTS.has(key)) {
    return cell
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  }
  if (NUMBERS.has(key) && /^-?\d+(?:\.\d+)?$/.test(cell)) return Number(cell)
  return key === 'booking_needed' ? (YES_NO[cell.toLowerCase()] ?? cell) : cell
}
