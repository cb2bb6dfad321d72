import { z } from 'zod'
import { Holiday } from '../schemas/index.ts'

/** Public holidays by country (two capital letters), as they are kept in a file. */
export const HolidayTable = z.record(z.string().regex(/^[A-Z]{2}$/), z.array(Holiday))
export type HolidayTable = z.infer<typeof HolidayTable>

/** Holidays of a country between two days, both part of it. null: the table does not know the country, or not those days. */
export function holidaysBetween(table: HolidayTable, country: string, from: string, to: string): Holiday[] | null {
  const known = table[country]?.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const [first, last] = [known?.at(0)?.date, known?.at(-1)?.date]
  // Years without a single holiday are years nobody has looked up.
  if (!known || !first || !last || from.slice(0, 4) < first.slice(0, 4) || to.slice(0, 4) > last.slice(0, 4))
    return null
  return known.filter(({ date }) => from <= date && date <= to)
}
