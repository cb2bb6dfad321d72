import type { PageWriter } from './page-writer.ts'

/** Takes the rows of one table in their order. */
export interface TableWriter {
  row(cells: readonly string[]): void
  end(): void
}

/**
 * Rows under a header: every row says what its values are, "Room: Ocean suite | Price: 12,000", because it is found and
 * quoted without the rows above it. What stands above the first row with two values is text.
 */
export function tableWriter(out: PageWriter): TableWriter {
  let header: readonly string[] | null = null
  let rows = 0
  return {
    row(cells) {
      const filled = cells.filter(isFilled)
      if (out.full || filled.length === 0) return
      if (header !== null) {
        rows += 1
        out.text(rowText(header, cells))
      } else if (filled.length === 1) out.text(filled.join())
      else header = cells
    },
    end() {
      if (header !== null && rows === 0) out.text(header.filter(isFilled).join(' | '))
    },
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
