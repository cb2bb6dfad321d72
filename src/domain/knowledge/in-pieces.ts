/** So many rows leave in one statement: a book of 2,000 pages has 20,000, and none is held twice whole. */
const AT_A_TIME = 500

/** Rows in pieces that each make a statement. */
export function inPieces<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / AT_A_TIME) }, (_, at) =>
    rows.slice(at * AT_A_TIME, (at + 1) * AT_A_TIME),
  )
}
