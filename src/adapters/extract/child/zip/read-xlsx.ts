import readExcelFile from 'read-excel-file/node'
import type { PageWriter } from '../page-writer.ts'
import { tableWriter } from '../table-writer.ts'

/** Each sheet is a page under its name. */
export async function readXlsx(bytes: Uint8Array, out: PageWriter): Promise<void> {
  const sheets = await readExcelFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  for (const [at, { sheet, data }] of sheets.entries()) {
    out.page(at + 1)
    if (data.length === 0) continue
    out.heading(1, sheet)
    const table = tableWriter(out)
    for (const row of data) table.row(row.map(asText))
    table.end()
  }
}

/** The library's types name the class where it gives its instances. */
function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? asDay(cell) : String(cell)
}

/** Spreadsheets know no zone: what stands in the cell is what UTC says. A time alone counts from their day nought. */
function asDay(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().split('T')
  const clock = time.slice(0, 5)
  if (date.getUTCFullYear() < 1900) return clock
  return clock === '00:00' ? day : `${day} ${clock}`
}
