import { type Folded, foldTour } from './fold-tour.ts'
import { nightSplits, unevenness } from './nights.ts'
import { MOST_EXTRA_MEALS, type StaysAt, staysOf } from './stays.ts'
import type { TourProblem } from './tour-problem.ts'
import { type Steps, type TourRoute, tourRoutes } from './tour-routes.ts'

/** A tour as the solver leaves it: how one travels and stays, last leg first. */
export interface SolvedTour {
  cost: number
  value: number
  route: TourRoute
  last: Folded
}

/** `proven` is false when a count ended the search: then null is no proof that there is none. */
export interface Solved {
  tour: SolvedTour | null
  proven: boolean
}

/** Partial routes looked at in one search. */
const MOST_STEPS = 200_000
/** Routes of one evenness whose ratings are compared, cheapest first; whether one exists does not hang on it. */
const MOST_COMPARED = 40

/** The least money a tour can cost, exactly where `proven`; null when there is none within the cap. */
export function cheapestTour(problem: TourProblem): Solved {
  const steps: Steps = { left: MOST_STEPS }
  const routes = nightSplits(problem.nights, problem.stops).flatMap((split) =>
    tourRoutes(problem, split, problem.cap, steps),
  )
  const stays = staysOf(problem, 'cheapest')
  let found: SolvedTour | null = null
  for (const route of routes.toSorted((a, b) => a.bound - b.bound)) {
    if (route.bound >= (found?.cost ?? Number.POSITIVE_INFINITY)) break
    const [point] = foldTour({ ...problem, cap: (found?.cost ?? problem.cap + 1) - 1 }, route, stays)
    if (point) found = { ...point, route, last: point.pick }
  }
  return { tour: found, proven: steps.left > 0 }
}

/**
 * The best rated tour within the cap. Nights are spread as evenly as any plan allows: a less even split is looked at only
 * when no more even one has a plan. Ties go to the cheaper, then to the route that comes first.
 */
export function bestTour(problem: TourProblem): Solved {
  const steps: Steps = { left: MOST_STEPS }
  const stays = { cheapest: staysOf(problem, 'cheapest'), best: staysOf(problem, 'best') }
  const splits = nightSplits(problem.nights, problem.stops)
  for (const evenness of new Set(splits.map(unevenness))) {
    const alike = splits.filter((split) => unevenness(split) === evenness)
    const routes = alike.flatMap((split) => tourRoutes(problem, split, problem.cap, steps))
    const found = bestOf(
      problem,
      routes.toSorted((a, b) => a.bound - b.bound),
      stays,
    )
    if (found) return { tour: found, proven: true }
  }
  return { tour: null, proven: steps.left > 0 }
}

interface Stays {
  cheapest: StaysAt
  best: StaysAt
}

function bestOf(problem: TourProblem, routes: readonly TourRoute[], stays: Stays): SolvedTour | null {
  let found: SolvedTour | null = null
  let compared = 0
  for (const route of routes) {
    if (found && compared >= MOST_COMPARED) break
    compared += 1
    if (foldTour(problem, route, stays.cheapest).length === 0) continue
    if (found && ceiling(route, stays.best) < found.value) continue
    const point = foldTour(problem, route, stays.best).at(-1)
    const better =
      point && (!found || point.value > found.value || (point.value === found.value && point.cost < found.cost))
    if (better) found = { ...point, route, last: point.pick }
  }
  return found
}

/** No tour along this route is rated higher. */
function ceiling({ stops }: TourRoute, best: StaysAt): number {
  return stops.reduce((sum, { offer, nights }) => {
    const fronts = best(offer, nights)[MOST_EXTRA_MEALS] ?? []
    return sum + Math.max(0, ...fronts.map((points) => points.at(-1)?.value ?? 0))
  }, 0)
}
