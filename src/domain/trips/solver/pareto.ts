/** One way to do something: what it costs in minor units, how good it is, and what it consists of. */
export interface Point<Pick> {
  cost: number
  value: number
  pick: Pick
}

/** Ways of which none is both dearer and no better than another, by rising cost. */
export type Front<Pick> = readonly Point<Pick>[]

/**
 * A front that is joined with others is thinned to so many points. Its cheapest and its best point always stay, so whether something is possible, and
 * the least it costs, are exact at any width.
 */
const WIDTH = 48

/** The front of these points that cost at most `cap`. Of equal points the earliest stays. */
export function front<Pick>(points: readonly Point<Pick>[], cap: number): Front<Pick> {
  const kept: Point<Pick>[] = []
  for (const point of points.toSorted((a, b) => a.cost - b.cost || b.value - a.value)) {
    if (point.cost > cap) break
    if (point.value > (kept.at(-1)?.value ?? Number.NEGATIVE_INFINITY)) kept.push(point)
  }
  return kept
}

/** Every sum of one point of each, within the cap. */
export function sums<A, B, C>(as: Front<A>, bs: Front<B>, cap: number, join: (a: A, b: B) => C): Point<C>[] {
  const points: Point<C>[] = []
  for (const a of as) {
    for (const b of bs) {
      if (a.cost + b.cost > cap) break
      points.push({ cost: a.cost + b.cost, value: a.value + b.value, pick: join(a.pick, b.pick) })
    }
  }
  return points
}

/** The same front with no more points than are worth joining with others. */
export function thinned<Pick>(points: Front<Pick>): Front<Pick> {
  if (points.length <= WIDTH) return points
  const step = (points.length - 1) / (WIDTH - 1)
  return Array.from({ length: WIDTH }, (_, at) => points[Math.round(at * step)]).filter((point) => point !== undefined)
}

/** Fronts by the mask of wishes they serve, without the points that one serving more wishes equals or beats. */
export function beyondServing<Pick>(fronts: readonly Front<Pick>[]): Front<Pick>[] {
  return fronts.map((points, mask) =>
    points.filter(
      ({ cost, value }) =>
        !fronts.some(
          (others, more) =>
            more !== mask && (more & mask) === mask && others.some((one) => one.cost <= cost && one.value >= value),
        ),
    ),
  )
}
