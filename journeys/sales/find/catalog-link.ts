import type { Wanted } from '../../../src/language/reading.ts'

/** The shop's own catalog page, opened at the running search; null when the shop has none. */
export function catalogLink(base: string | null, search: Wanted | null): string | null {
  if (base === null) return null
  const url = new URL(base)
  if (search === null) return url.toString()
  const { categories, features, values, minPriceMinor, maxPriceMinor } = search
  const [category = ''] = categories
  const words = [category, ...features.filter((feature) => !category.includes(feature))].filter((word) => word !== '')
  const colours = values.filter(({ option }) => option === 'colour').map(({ value }) => value)
  const size = values.find(({ option }) => option === 'size')?.value
  if (words.length > 0) url.searchParams.set('q', words.join(' '))
  if (size !== undefined) url.searchParams.set('size', size)
  if (colours.length > 0) url.searchParams.set('colour', colours.join(','))
  if (minPriceMinor !== null) url.searchParams.set('min', String(minPriceMinor / 100))
  if (maxPriceMinor !== null) url.searchParams.set('max', String(maxPriceMinor / 100))
  return url.toString()
}
