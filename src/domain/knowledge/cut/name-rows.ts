import { isRow } from './lines-of.ts'

const JOINT = ' | '
/** "Price: KES 500": a cell that says already what its value is. */
const NAMED = /^[^:|]{1,80}: \S/u
/** A price, a time, a count: no column is called so. */
const VALUE = /^\W*(?:[A-Z]{2,3}\W*)?\p{N}[\p{N}.,:%]*\W*(?:[ap]m|hrs?|%)?$/iu

/**
 * Lines in which each row of a table has the names of its columns: "Room: Ocean suite | Price: 12,000". So a row can be found
 * and quoted without those above it, wherever the table is cut. The first of a run of rows with as many cells names them, unless
 * a cell of it is a value or the rows say their names themselves.
 */
export function nameRows<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const named: Line[] = []
  for (let at = 0; at < lines.length; ) {
    const table = tableAt(lines, at)
    named.push(...(table.length > 1 ? withNames(table) : lines.slice(at, at + 1)))
    at += Math.max(1, table.length)
  }
  return named
}

/** The rows that stand under each other from here on, as many cells in each. */
function tableAt<Line extends { text: string }>(lines: readonly Line[], from: number): Line[] {
  const first = lines[from]
  if (first === undefined || !isRow(first.text)) return []
  const size = cellsOf(first).length
  const end = lines.findIndex((line, at) => at >= from && !(isRow(line.text) && cellsOf(line).length === size))
  return lines.slice(from, end < 0 ? lines.length : end)
}

function withNames<Line extends { text: string }>([header, ...rows]: readonly Line[]): Line[] {
  if (header === undefined) return []
  const names = cellsOf(header)
  if (names.some((name) => NAMED.test(name) || VALUE.test(name))) return [header, ...rows]
  return rows.map((row) => ({
    ...row,
    text: cellsOf(row)
      .map((cell, at) => `${names[at]}: ${cell}`)
      .join(JOINT),
  }))
}

function cellsOf({ text }: { text: string }): string[] {
  return text.split(JOINT).map((cell) => cell.trim())
}
