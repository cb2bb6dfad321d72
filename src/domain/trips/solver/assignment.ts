/**
 * Gives each row at most one column, and each column to at most one row, so that the sum of weights is greatest (the
 * Hungarian method by shortest augmenting paths; rows squared times columns). A row may stay without a column, worth 0.
 * Of equal sums the one with the earlier columns in the earlier rows tends to win; the answer depends on nothing but the weights.
 * @param weights by row and column; null or a number <= 0 is never taken
 * @returns per row the column, or null
 */
export function assign(weights: readonly (readonly (number | null)[])[]): (number | null)[] {
  const rows = weights.length
  const real = weights[0]?.length ?? 0
  // One idle column per row, worth nothing: with them a full matching always exists.
  const columns = real + rows
  const state: Matching = {
    rowPrice: new Float64Array(rows + 1),
    columnPrice: new Float64Array(columns + 1),
    rowOf: new Int32Array(columns + 1),
    cost: (row, column) => {
      if (column > real) return 0
      const weight = weights[row - 1]?.[column - 1] ?? null
      return weight === null || weight <= 0 ? Number.POSITIVE_INFINITY : -weight
    },
  }
  for (let row = 1; row <= rows; row++) augment(state, row, columns)
  const given: (number | null)[] = Array.from({ length: rows }, () => null)
  for (let column = 1; column <= real; column++) {
    const row = at(state.rowOf, column)
    if (row > 0) given[row - 1] = column - 1
  }
  return given
}

/** Rows and columns count from 1; 0 stands for none. */
interface Matching {
  rowPrice: Float64Array
  columnPrice: Float64Array
  rowOf: Int32Array
  cost(row: number, column: number): number
}

/** Brings one more row in, along the cheapest path of exchanges. */
function augment(state: Matching, row: number, columns: number): void {
  const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY)
  const cameFrom = new Int32Array(columns + 1)
  const seen = new Uint8Array(columns + 1)
  let column = 0
  state.rowOf[0] = row
  do {
    seen[column] = 1
    const current = at(state.rowOf, column)
    const next = nearestColumn(state, { current, column, columns, least, cameFrom, seen })
    raisePrices(state, { delta: at(least, next), columns, least, seen })
    column = next
  } while (at(state.rowOf, column) !== 0)
  while (column !== 0) {
    const before = at(cameFrom, column)
    state.rowOf[column] = at(state.rowOf, before)
    column = before
  }
}

interface Search {
  current: number
  column: number
  columns: number
  least: Float64Array
  cameFrom: Int32Array
  seen: Uint8Array
}

function nearestColumn(state: Matching, search: Search): number {
  const { current, column, columns, least, cameFrom, seen } = search
  let nearest = 0
  let distance = Number.POSITIVE_INFINITY
  for (let to = 1; to <= columns; to++) {
    if (seen[to]) continue
    const reduced = state.cost(current, to) - at(state.rowPrice, current) - at(state.columnPrice, to)
    if (reduced < at(least, to)) {
      least[to] = reduced
      cameFrom[to] = column
    }
    if (at(least, to) < distance) {
      distance = at(least, to)
      nearest = to
    }
  }
  return nearest
}

function raisePrices(state: Matching, by: Pick<Search, 'columns' | 'least' | 'seen'> & { delta: number }): void {
  for (let column = 0; column <= by.columns; column++) {
    if (by.seen[column]) {
      const row = at(state.rowOf, column)
      state.rowPrice[row] = at(state.rowPrice, row) + by.delta
      state.columnPrice[column] = at(state.columnPrice, column) - by.delta
    } else by.least[column] = at(by.least, column) - by.delta
  }
}

function at(numbers: Float64Array | Int32Array, index: number): number {
  return numbers[index] ?? 0
}
