import type { TourCost } from '../schemas/tour-plan.ts'
import type { SolvedTour } from '../solver/tour.ts'

/** What a solved tour costs, and for what. */
export function tourCost({ cost, route, last }: SolvedTour): TourCost {
  const by = { transport: last.leg.cost, lodging: 0, meals: 0 }
  const nights = route.stops.map((stop) => stop.nights)
  for (let step = last.before; step; step = step.before) {
    by.transport += step.leg.cost
    by.lodging += (step.stay?.lodging.cost ?? 0) * (nights.pop() ?? 0)
    for (let meal = step.stay?.meals ?? null; meal; meal = meal.before) by.meals += meal.item.cost
  }
  return { total_minor: cost, by }
}
