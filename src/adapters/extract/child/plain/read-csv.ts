import { CsvError, parse } from 'csv-parse/sync'
import type { PageWriter } from '../page-writer.ts'
import { ReadingFailure } from '../reading-failure.ts'
import { tableWriter } from '../table-writer.ts'

const DELIMITERS = [',', ';', '\t'] as const

/** A quotation mark that nobody closes would swallow the rest of the file as one value. */
const MAX_ROW_CHARS = 64 * 1024

/** How much is looked at to see what stands between the values. */
const SAMPLE_CHARS = 64 * 1024
const SAMPLE_LINES = 50

/** Throws `bad_csv` with the line on which the row begins, and the column, each counted from 1. */
export function readCsv(text: string, out: PageWriter): void {
  const table = tableWriter(out)
  let row = 1
  try {
    parse(text, {
      delimiter: tellDelimiter(text),
      max_record_size: MAX_ROW_CHARS,
      relax_column_count: true,
      skip_empty_lines: true,
      // Written as it comes and not kept: a price list of 20 MB has a million values.
      on_record: (record: string[], { lines }) => {
        row = lines + 1
        table.row(record)
      },
    })
    table.end()
  } catch (error) {
    throw error instanceof CsvError ? toFailure(error, row) : error
  }
}

/** The one that cuts most lines into as many values as the line before; of equals, the one that cuts more. */
function tellDelimiter(text: string): string {
  const lines = text
    .slice(0, SAMPLE_CHARS)
    .replace(/"[^"]*"/g, 'quoted')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
  const scored = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const steady = counts.filter((count, at) => count > 0 && count === (counts[at - 1] ?? count)).length
    return { delimiter, steady, cuts: counts.reduce((sum, count) => sum + count, 0) }
  })
  const [best] = scored.toSorted((a, b) => b.steady - a.steady || b.cuts - a.cuts)
  return best?.delimiter ?? ','
}

function toFailure(error: CsvError, row: number): ReadingFailure {
  const column = typeof error.column === 'number' ? error.column + 1 : undefined
  return new ReadingFailure('bad_csv', error.code, { row, column })
}
