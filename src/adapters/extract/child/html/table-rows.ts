/** Follows the tables of a page: cells of a row become "a | b". */
export interface TableRows {
  open(name: string): void
  close(name: string): void
  /** Whether text belongs to a cell of a row: then a new line within it is a blank. */
  inCell(): boolean
  /** A page that ends within a table. */
  end(): void
}

interface Table {
  cells: string[]
  inCell: boolean
}

/**
 * @param take gives the text that was met since it was last asked for
 * @param write takes a row
 */
export function tableRows({ take, write }: { take: () => string; write: (row: string) => void }): TableRows {
  const tables: Table[] = []
  const endCell = (table: Table) => {
    if (!table.inCell) return
    table.cells.push(take().trim())
    table.inCell = false
  }
  const endRow = (table: Table) => {
    endCell(table)
    write(table.cells.filter((cell) => cell !== '').join(' | '))
    table.cells = []
  }
  return {
    open(name) {
      const table = tables.at(-1)
      if (name === 'table') {
        // A table within a cell: the outer one only lays out the page, so what it has so far stands by itself.
        if (table !== undefined) endRow(table)
        tables.push({ cells: [], inCell: false })
      } else if (table !== undefined && name === 'tr') endRow(table)
      else if (table !== undefined && (name === 'td' || name === 'th')) {
        endCell(table)
        table.inCell = true
      }
    },
    close(name) {
      const table = tables.at(-1)
      if (table === undefined) return
      if (name === 'td' || name === 'th') endCell(table)
      else if (name === 'tr') endRow(table)
      else if (name === 'table') {
        endRow(table)
        tables.pop()
      }
    },
    inCell: () => tables.at(-1)?.inCell === true,
    end() {
      for (const table of tables) endRow(table)
    },
  }
}
