import type { Filters } from './filters.ts'

/** The shop's own catalog page, opened at the running search; null when the shop has none. */
export function catalogLink(base: string | null, filters: Filters): string | null {
  if (base === null) return null
  const url = new URL(base)
  const { terms, size, colours, minPriceMinor, maxPriceMinor } = filters
  if (terms.length > 0) url.searchParams.set('q', terms.join(' '))
  if (size !== null) url.searchParams.set('size', size)
  if (colours.length > 0) url.searchParams.set('colour', colours.join(','))
  if (minPriceMinor !== null) url.searchParams.set('min', String(minPriceMinor / 100))
  if (maxPriceMinor !== null) url.searchParams.set('max', String(maxPriceMinor / 100))
  return url.toString()
}
