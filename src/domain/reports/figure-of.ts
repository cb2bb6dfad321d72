import type { Counted } from './numbers/counted.ts'
import type { Figure, Listed } from './schemas.ts'

/** What some rows come to. */
export interface Total {
  count: number
  known: number
  sum: number | null
  median: number | null
}

export const NO_ROWS: Total = { count: 0, known: 0, sum: null, median: null }

/** What a number makes of its rows; null where they tell nothing. @param over the rows that it is divided by */
function worthOf({ how }: Pick<Counted, 'how'>, { count, known, sum, median }: Total, over: number): number | null {
  if (how === 'count') return count
  if (how === 'median') return median
  if (how === 'average') return known === 0 ? null : (sum ?? 0) / known
  // Calls of which no price is known did not cost nothing.
  const total = count > 0 && known === 0 ? null : (sum ?? 0)
  if (how === 'sum') return total
  if (over === 0) return null
  return 'share' in how ? count / over : total === null ? null : total / over
}

/** A number with the list of what it counts. */
export function figureOf(
  number: Counted,
  of: { total: Total; previous: Total | null; list: Listed; over: Figure['of']; overBefore: number },
): Figure {
  const { total, previous, list, over, overBefore } = of
  const { name, unit } = number
  return {
    ...{ name, unit, list, of: over, currency: list.currency, count: total.count },
    value: worthOf(number, total, over?.count ?? 0),
    previous: previous === null ? null : worthOf(number, previous, overBefore),
    unknown: isCounted(number) ? 0 : total.count - total.known,
  }
}

/** Rows that are only counted have no amount to be known. */
function isCounted({ how }: Counted): boolean {
  return how === 'count' || (typeof how === 'object' && 'share' in how)
}
