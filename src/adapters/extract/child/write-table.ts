import type { PageWriter } from './page-writer.ts'

/**
 * Rows under a header: every row says what its values are, "Room: Ocean suite | Price: 12,000", because it is found and
 * quoted without the rows above it. What stands above the first row with two values is text.
 */
export function writeTable(rows: readonly (readonly string[])[], out: PageWriter): void {
  const headerAt = rows.findIndex((row) => row.filter(isFilled).length > 1)
  const above = headerAt === -1 ? rows : rows.slice(0, headerAt)
  for (const row of above) out.text(row.filter(isFilled).join(' '))
  const header = rows[headerAt]
  if (header === undefined) return
  const under = rows.slice(headerAt + 1)
  if (!under.some((row) => row.some(isFilled))) out.text(header.filter(isFilled).join(' | '))
  for (const row of under) {
    if (out.full) return
    out.text(rowText(header, row))
  }
}

function rowText(header: readonly string[], row: readonly string[]): string {
  return row
    .map((cell, at) => {
      const name = header[at]?.trim() ?? ''
      return isFilled(cell) && name !== '' ? `${name}: ${cell}` : cell
    })
    .filter(isFilled)
    .join(' | ')
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}
