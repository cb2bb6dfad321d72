/** M-PESA moves whole shillings. */
const UNIT = 100

/**
 * Cuts a sum into equal parts of whole shillings; what does not divide is the first one's, who is the buyer. The parts sum
 * to the total exactly. Pure.
 * @param totalMinor at least 0; cents stay with the first part
 */
export function splitEvenly(totalMinor: number, count: number): number[] {
  const each = Math.floor(totalMinor / count / UNIT) * UNIT
  return Array.from({ length: count }, (_, at) => (at === 0 ? totalMinor - each * (count - 1) : each))
}

/**
 * Amounts brought to another sum in proportion, in whole shillings; what rounding leaves over goes to the first amounts that
 * can take it. When the sum is less none grows, and when it is more none shrinks. Where nothing is to go by, it is cut
 * evenly. The result sums to `sumMinor` exactly. Pure.
 */
export function splitAgain(amounts: readonly number[], sumMinor: number): number[] {
  const before = amounts.reduce((sum, amount) => sum + amount, 0)
  if (amounts.length === 0) return []
  if (before === 0) return splitEvenly(sumMinor, amounts.length)
  if (sumMinor > before) {
    const more = splitEvenly(sumMinor - before, amounts.length)
    return amounts.map((amount, at) => amount + (more[at] ?? 0))
  }
  const scaled = amounts.map((amount) => Math.floor((amount * sumMinor) / before / UNIT) * UNIT)
  return fillUp(scaled, amounts, sumMinor)
}

/** Gives what is missing to the sum to one after the other, each up to its limit. */
function fillUp(amounts: readonly number[], limits: readonly number[], sumMinor: number): number[] {
  let missing = sumMinor - amounts.reduce((sum, amount) => sum + amount, 0)
  return amounts.map((amount, at) => {
    const more = Math.min(missing, (limits[at] ?? 0) - amount)
    missing -= more
    return amount + more
  })
}
