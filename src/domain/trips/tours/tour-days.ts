import type { TourDay, TourRef } from '../schemas/tour-plan.ts'
import type { Leg } from '../solver/legs.ts'
import type { Stay } from '../solver/stays.ts'
import type { SolvedTour } from '../solver/tour.ts'
import type { MealItem, PlaceOffer, TourProblem } from '../solver/tour-problem.ts'
import { sightDays } from './sight-days.ts'

/** A solved tour, day by day. */
export function tourDays({ origin, dates }: TourProblem, { route, last }: SolvedTour): TourDay[] {
  const { legs, stays } = unfold(last)
  const days = dates.map((date, at) => emptyDay(at + 1, date, origin))
  let arrival = 0
  route.stops.forEach(({ offer, nights }, at) => {
    const [leg, onward, stay] = [legs[at], legs[at + 1], stays[at]]
    const here = days.slice(arrival, arrival + nights + 1)
    if (!leg || !onward || !stay) return
    for (const day of here.slice(0, -1)) {
      day.place = offer.name
      day.lodging = refOf(stay.lodging.lodging)
    }
    travel(here[0], route.stops[at - 1]?.offer.name ?? origin, offer.name, leg)
    travel(here.at(-1), offer.name, origin, onward)
    serve(here, stay, leg.dinner)
    visit(here, offer)
    arrival += nights
  })
  return days
}

function unfold(last: SolvedTour['last']): { legs: Leg[]; stays: Stay[] } {
  const [legs, stays]: [Leg[], Stay[]] = [[], []]
  for (let step: typeof last | null = last; step; step = step.before) {
    legs.unshift(step.leg)
    if (step.stay) stays.unshift(step.stay)
  }
  return { legs, stays }
}

function emptyDay(day: number, date: string, place: string): TourDay {
  const meals = { breakfast: null, lunch: null, dinner: null }
  return { day, date, from: null, to: null, place, transport: null, meals, sights: [], lodging: null }
}

/** The next stop, if there is one, overwrites where the day leads to. */
function travel(day: TourDay | undefined, from: string, to: string, { link, cost }: Leg): void {
  if (!day) return
  const { mode, id, depart, arrive } = link
  Object.assign(day, { from, to, transport: { mode, id, depart, arrive, price_minor: cost } })
}

/** The cheapest meals are breakfasts, the dearest dinners. What goes beyond the full days is eaten after arriving, then before leaving. */
function serve(here: readonly TourDay[], { meals }: Stay, dinnerOnArrival: boolean): void {
  const chosen: MealItem[] = []
  for (let step = meals; step; step = step.before) chosen.push(step.item)
  chosen.sort((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1))
  const full = here.slice(1, -1)
  const extra = chosen.length - 3 * full.length
  const [arrival, leaving] = [here[0], here.at(-1)]
  const breakfasts = leaving && extra > (dinnerOnArrival ? 1 : 0) ? [...full, leaving] : full
  const dinners = arrival && dinnerOnArrival && extra > 0 ? [arrival, ...full] : full
  const next = () => {
    const item = chosen.shift()
    return item ? refOf(item.meal) : null
  }
  for (const day of breakfasts) day.meals.breakfast = next()
  for (const day of full) day.meals.lunch = next()
  for (const day of dinners) day.meals.dinner = next()
}

function visit(here: readonly TourDay[], { sights, mustSee }: PlaceOffer): void {
  const [arrival, ...full] = here.slice(0, -1)
  const { onArrival, onFullDays } = sightDays(sights, mustSee, full.length)
  if (arrival) arrival.sights = onArrival.map(refOf)
  full.forEach((day, at) => {
    day.sights = (onFullDays[at] ?? []).map(refOf)
  })
}

function refOf({ id, name, place }: TourRef): TourRef {
  return { id, name, place }
}
