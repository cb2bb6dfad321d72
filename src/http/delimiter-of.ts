const DELIMITERS = [',', ';', '\t'] as const

/** What stands between the cells of a table: a comma, a semicolon or a tab, whichever its header has most of. */
export function delimiterOf(text: string): string {
  const header = text.split('\n', 1)[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
