import { CsvError, parse } from 'csv-parse/sync'
import { delimiterOf } from './delimiter-of.ts'

/** A cell with more is no cell: somebody left a quote open. */
const MOST_IN_RECORD = 64 * 1024

/**
 * The rows of a table as it was saved by a spreadsheet, the header first: commas, semicolons or tabs between the cells, whichever
 * its header has most of. Or what is wrong with it, and in which row.
 */
export function csvRows(text: string): { rows: string[][] } | { row: number; problem: string } {
  try {
    return {
      rows: parse(text, {
        bom: true,
        delimiter: delimiterOf(text),
        skip_empty_lines: true,
        max_record_size: MOST_IN_RECORD,
      }),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = typeof error.lines === 'number' ? error.lines : 1
    return {
      row,
      problem: 'is not a row of this table: close every quote, and give it as many cells as the header has',
    }
  }
}
