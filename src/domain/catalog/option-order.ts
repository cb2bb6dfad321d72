const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The order in which a shop lists option values: letter sizes by size, numbers by value, the rest by alphabet. */
export function compareOptions(a: string, b: string): number {
  const [letterA, letterB] = [LETTER_SIZES.indexOf(a.toUpperCase()), LETTER_SIZES.indexOf(b.toUpperCase())]
  if (letterA >= 0 && letterB >= 0) return letterA - letterB
  return natural.compare(a, b)
}
