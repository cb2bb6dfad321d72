import type { Wanted } from '../reading.ts'

/** Whether a sum, a bound of one, or an order by price was said. */
export function hasPrice({ minPriceMinor, maxPriceMinor, nearPriceMinor, sort }: Wanted): boolean {
  return minPriceMinor !== null || maxPriceMinor !== null || nearPriceMinor !== null || sort !== null
}
