/** Wrong, missing, extra and swapped letters between two words. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1]
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      const choices = [(last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1)]
      if (swapped) choices.push((before[at - 2] ?? 0) + 1)
      line.push(Math.min(...choices))
    }
    before = last
    last = line
  }
  return last[b.length] ?? 0
}
