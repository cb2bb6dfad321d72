import { type Leg, legsOn } from './legs.ts'
import { beyondServing, type Front, front, type Point, sums, thinned } from './pareto.ts'
import type { Stay, StayFronts, StaysAt } from './stays.ts'
import type { TourProblem } from './tour-problem.ts'
import type { TourRoute } from './tour-routes.ts'

/** A tour so far, last stop first: how one came here, and how one stayed. */
export interface Folded {
  leg: Leg
  stay: Stay | null
  before: Folded | null
}

interface State {
  mask: number
  /** There is time for a dinner after arriving. */
  dinner: boolean
  points: Front<Folded>
}

/** Every best way to travel one route, by rising cost; the wishes for food are all served. Empty when there is none. */
export function foldTour(problem: TourProblem, route: TourRoute, staysAt: StaysAt): Front<Folded> {
  const [first] = route.stops
  if (!first) return []
  const legs = (from: string, to: string, day: number) =>
    legsOn(problem.links, from, to, problem.dates[day] ?? '', route.modes)
  let states: State[] = grouped(
    legs(problem.origin, first.offer.name, 0).map((leg) => ({
      mask: 0,
      dinner: leg.dinner,
      points: [{ cost: leg.cost, value: 0, pick: { leg, stay: null, before: null } }],
    })),
    problem,
  )
  let day = 0
  route.stops.forEach(({ offer, nights }, at) => {
    day += nights
    const onward = legs(offer.name, route.stops[at + 1]?.offer.name ?? problem.origin, day)
    states = leave(problem, states, staysAt(offer, nights), onward)
  })
  const full = 2 ** problem.cuisines - 1
  return front(
    states.filter(({ mask }) => mask === full).flatMap(({ points }) => points),
    problem.cap,
  )
}

function leave(problem: TourProblem, states: readonly State[], stays: StayFronts, legs: readonly Leg[]): State[] {
  const left = legs.flatMap((leg) =>
    states.flatMap(({ mask, dinner, points }) =>
      (stays[Number(dinner) + Number(leg.breakfast)] ?? []).map((stay, served) => ({
        mask: mask | served,
        dinner: leg.dinner,
        points: sums(points, stay, problem.cap - leg.cost, (before, here) => ({
          leg,
          stay: null,
          before: { ...before, stay: here },
        })).map((point) => ({ ...point, cost: point.cost + leg.cost })),
      })),
    ),
  )
  return grouped(left, problem)
}

/** One state for every set of wishes served and every way of arriving. */
function grouped(
  states: readonly { mask: number; dinner: boolean; points: readonly Point<Folded>[] }[],
  { cap, cuisines }: TourProblem,
): State[] {
  return [true, false].flatMap((dinner) => {
    const byMask: Point<Folded>[][] = Array.from({ length: 2 ** cuisines }, () => [])
    for (const state of states) {
      if (state.dinner === dinner) for (const point of state.points) byMask[state.mask]?.push(point)
    }
    const fronts = beyondServing(byMask.map((points) => thinned(front(points, cap))))
    return fronts.flatMap((points, mask) => (points.length > 0 ? [{ mask, dinner, points }] : []))
  })
}
