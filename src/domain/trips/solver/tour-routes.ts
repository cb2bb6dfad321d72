import type { TourMode } from '../schemas/tour.ts'
import { legFloor } from './legs.ts'
import type { PlaceOffer, TourProblem } from './tour-problem.ts'

/** Stops in order, with their nights, by one set of modes. `bound`: it costs at least so much. */
export interface TourRoute {
  stops: readonly { offer: PlaceOffer; nights: number }[]
  modes: readonly TourMode[]
  bound: number
}

/** A bound on what is looked at; `left` of 0 afterwards means that something was not. */
export interface Steps {
  left: number
}

/** What can be seen on a full day; on a day of arrival there is time for one more that must be seen. */
export const SIGHTS_A_DAY = 3

/** The routes with these nights in this order that may cost at most `cap`, cheapest bound first. */
export function tourRoutes(problem: TourProblem, split: readonly number[], cap: number, steps: Steps): TourRoute[] {
  const found = problem.modeSets.flatMap((modes) => routesBy(problem, split, modes, cap, steps))
  return found.toSorted((a, b) => a.bound - b.bound || (named(a) < named(b) ? -1 : 1))
}

function routesBy(
  problem: TourProblem,
  split: readonly number[],
  modes: readonly TourMode[],
  cap: number,
  steps: Steps,
): TourRoute[] {
  const found: TourRoute[] = []
  const extend = (stops: TourRoute['stops'], at: string, bound: number): void => {
    const nights = split[stops.length]
    if (nights === undefined) {
      const total = bound + legFloor(problem.links, at, problem.origin, modes)
      const seen = stops.filter(({ offer }) => offer.mustSee > 0).length
      if (total <= cap && seen === problem.required) found.push({ stops, modes, bound: total })
      return
    }
    for (const offer of problem.offers) {
      if (stops.some((stop) => stop.offer === offer)) continue
      if (steps.left === 0) return
      steps.left -= 1
      const more = bound + legFloor(problem.links, at, offer.name, modes) + stayFloor(offer, nights)
      if (more <= cap && more < Number.POSITIVE_INFINITY) extend([...stops, { offer, nights }], offer.name, more)
    }
  }
  extend([], problem.origin, 0)
  return found
}

/** The least so many nights cost: a bed, three meals on each full day. Infinite when the place cannot fill them. */
function stayFloor({ lodging, meals, sights, mustSee }: PlaceOffer, nights: number): number {
  const full = nights - 1
  const bed = lodging.find((item) => item.lodging.min_nights <= nights)
  const fits = meals.length >= 3 * full && sights.length >= full && mustSee <= SIGHTS_A_DAY * full + 1
  if (bed === undefined || !fits) return Number.POSITIVE_INFINITY
  const costs = meals.map(({ cost }) => cost).toSorted((a, b) => a - b)
  return bed.cost * nights + costs.slice(0, 3 * full).reduce((sum, cost) => sum + cost, 0)
}

function named({ stops }: TourRoute): string {
  return stops.map(({ offer }) => offer.name).join('\n')
}
