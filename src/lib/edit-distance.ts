/**
 * How many letters were missed, added, changed or swapped with their neighbour between two words; `limit + 1` for anything
 * beyond the limit. Our own, because the small libraries count a swap as two and go on past the limit.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    let least = row
    for (let at = 1; at <= b.length; at += 1) {
      const changed = (last[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1)
      let cost = Math.min(changed, (last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1)
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      if (swapped) cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      line.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = last
    last = line
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}
