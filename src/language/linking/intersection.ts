/** What rising lists of numbers have in common; the work is that of the shortest of them. */
export function intersection(lists: readonly (readonly number[])[]): number[] {
  const [shortest = [], ...others] = [...lists].sort((a, b) => a.length - b.length)
  return shortest.filter((number) => others.every((list) => has(list, number)))
}

function has(list: readonly number[], number: number): boolean {
  let from = 0
  let to = list.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((list[middle] ?? 0) < number) from = middle + 1
    else to = middle
  }
  return list[from] === number
}
