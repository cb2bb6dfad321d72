import { CsvError, parse } from 'csv-parse/sync'
import type { FileRow } from '../domain/catalog/index.ts'
import { decodeText } from '../lib/decode-text.ts'
import { delimiterOf } from './delimiter-of.ts'

/** A cell with more is no cell: somebody left a quote open. Descriptions in HTML are long. */
const MOST_IN_RECORD = 256 * 1024
const MOST_ROWS = 50_000
const MOST_COLUMNS = 200
/** How an Excel workbook begins, and every other zip. */
const ZIP = 'PK\u0003\u0004'

export type GoodsTable =
  | { outcome: 'read'; headers: string[]; rows: FileRow[] }
  /** `row` is null where no row of it is to blame. */
  | { outcome: 'refused'; row: number | null; problem: string }

/**
 * A table of goods as somebody exported or saved it: UTF-8 with its mark or without, UTF-16 or Windows-1252; commas, semicolons or tabs.
 * Rows have the number that a spreadsheet shows for them; empty ones are left out, and what is longer or shorter than its header is not
 * refused here.
 */
export function readGoodsTable(bytes: Buffer): GoodsTable {
  if (bytes.toString('latin1', 0, ZIP.length) === ZIP) {
    return refused(null, 'this is an Excel workbook: save it as CSV and send that')
  }
  const text = decodeText(bytes)
  if (text.trim() === '') return refused(null, 'there is nothing in it')
  if (text.includes('\u0000')) return refused(null, 'this is no table of text: save it as CSV and send that')
  const table = recordsOf(text)
  if ('problem' in table) return refused(table.row, table.problem)
  const [headers = [], ...others] = table.records
  if (headers.length > MOST_COLUMNS) return refused(1, `the header has more than ${MOST_COLUMNS} columns`)
  const rows = others.flatMap((cells, at): FileRow[] =>
    cells.some((cell) => cell.trim() !== '') ? [[at + 2, ...cells]] : [],
  )
  if (rows.length === 0) return refused(null, 'there is a header, and no row under it')
  if (rows.length > MOST_ROWS) return refused(null, `more than ${MOST_ROWS} rows: send it in parts`)
  return { outcome: 'read', headers: headers.map((header) => header.trim().slice(0, 100)), rows }
}

function recordsOf(text: string): { records: string[][] } | { row: number; problem: string } {
  try {
    const options = { bom: true, delimiter: delimiterOf(text), relax_column_count: true, relax_quotes: true }
    return { records: parse(text, { ...options, max_record_size: MOST_IN_RECORD }) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = typeof error.records === 'number' ? error.records + 1 : 1
    return { row, problem: 'a quote is opened in it and never closed, so that the rest of the file is one cell' }
  }
}

function refused(row: number | null, problem: string): GoodsTable {
  return { outcome: 'refused', row, problem }
}
