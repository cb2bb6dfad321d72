/** A row of a table as a line that can be read alone: what it is of, and its figures with the units of their columns. */
export interface TableRow {
  label: string
  cells: string[]
  quote: string
}

const CURRENCY = /^(?:kes|kshs?|usd|eur|gbp|tzs|ugx|rwf)$/iu
const BARE_NUMBER = /^\d[\d,. ]*$/u
/** "TR05", "12.", "No 3": what numbers the rows names nothing. */
const CODE = /^\p{L}{0,4}[\s.-]*\d+\.?$/u

/** The rows of a run of lines with cells; the first line names the columns where it has no figure. */
export function tableRows(lines: readonly string[]): TableRow[] {
  const rows = lines.filter((line) => !/^[\s|:-]+$/u.test(line)).map((quote) => ({ quote, cells: cellsOf(quote) }))
  const [first] = rows
  const columns = first !== undefined && !first.cells.some((cell) => /\d/u.test(cell)) ? first.cells : []
  const body = columns.length > 0 ? rows.slice(1) : rows
  const place = labelColumn(body.map(({ cells }) => cells))
  return body.map(({ quote, cells }) => ({
    quote,
    label: cells[place] ?? '',
    // What stands in front of the label numbers the rows.
    cells: cells.flatMap((cell, at) =>
      at <= place || (CODE.test(cell) && !BARE_NUMBER.test(cell)) ? [] : [withUnit(cell, columns[at] ?? '')],
    ),
  }))
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\s*\|/u, '')
    .replace(/\|\s*$/u, '')
    .split('|')
    .map((cell) => cell.trim())
}

/** The first column of words that says something else in every row. */
function labelColumn(rows: readonly (readonly string[])[]): number {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  for (let at = 0; at < width; at += 1) {
    const said = rows.map((cells) => cells[at] ?? '').filter((cell) => /\p{L}{3}/u.test(cell) && !CODE.test(cell))
    if (said.length >= rows.length / 2 && new Set(said).size >= 0.9 * said.length) return at
  }
  return 0
}

/** "7,000" below "Price (KES)" is "KES 7,000", "60" below "Minutes" is "60 Minutes". */
function withUnit(cell: string, column: string): string {
  if (!BARE_NUMBER.test(cell)) return cell
  const currency = column.split(/[^\p{L}]+/u).find((word) => CURRENCY.test(word))
  return currency === undefined ? `${cell} ${column}` : `${currency.toUpperCase()} ${cell}`
}
