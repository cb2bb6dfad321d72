import { CsvError, parse } from 'csv-parse/sync'

/** A cell with more is no cell: somebody left a quote open. */
const MOST_IN_RECORD = 64 * 1024
const DELIMITERS = [',', ';', '\t'] as const

/**
 * The rows of a table as it was saved by a spreadsheet, the header first: commas, semicolons or tabs between the cells, whichever
 * its header has most of. Or what is wrong with it, and in which row.
 */
export function csvRows(text: string): { rows: string[][] } | { row: number; problem: string } {
  const header = text.split('\n', 1)[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  const delimiter = DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
  try {
    return { rows: parse(text, { bom: true, delimiter, skip_empty_lines: true, max_record_size: MOST_IN_RECORD }) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = typeof error.lines === 'number' ? error.lines : 1
    return {
      row,
      problem: 'is not a row of this table: close every quote, and give it as many cells as the header has',
    }
  }
}
