import { beyondServing, type Front, front, sums, thinned } from './pareto.ts'
import { type Chosen, chooseSets } from './set-choice.ts'
import type { LodgingItem, MealItem, PlaceOffer, TourProblem } from './tour-problem.ts'

/** Where one sleeps and eats at one stop. */
export interface Stay {
  lodging: LodgingItem
  meals: Chosen<MealItem> | null
}

/** `[extra][mask]`: stays with up to so many meals beyond three on each full day, by the wishes they serve. */
export type StayFronts = readonly (readonly Front<Stay>[])[]

export type StaysAt = (offer: PlaceOffer, nights: number) => StayFronts

/** `cheapest` looks at money alone and keeps one way of each kind; `best` keeps every trade of money for ratings. */
export type Form = 'cheapest' | 'best'

/** Meals that days of travel leave room for: a dinner after arriving, a breakfast before leaving. */
export const MOST_EXTRA_MEALS = 2

/** The stays at each place for each number of nights, worked out once for all routes that have them. */
export function staysOf(problem: TourProblem, form: Form): StaysAt {
  const known = new Map<PlaceOffer, Map<number, StayFronts>>()
  return (offer, nights) => {
    const here = known.get(offer) ?? new Map<number, StayFronts>()
    known.set(offer, here)
    const stays = here.get(nights) ?? workOut(problem, offer, nights, form)
    here.set(nights, stays)
    return stays
  }
}

function workOut({ cap, cuisines }: TourProblem, offer: PlaceOffer, nights: number, form: Form): StayFronts {
  const worth = form === 'best' ? 1 : 0
  const beds = front(
    offer.lodging
      .filter(({ lodging }) => lodging.min_nights <= nights)
      .map((item) => ({ cost: item.cost * nights, value: item.value * nights * worth, pick: item })),
    cap,
  )
  const needed = 3 * (nights - 1)
  const meals = offer.meals.map((item) => ({ ...item, value: item.value * worth }))
  const sets = chooseSets(meals, { most: needed + MOST_EXTRA_MEALS, wishes: cuisines, cap })
  const join = (lodging: LodgingItem, chosen: Chosen<MealItem> | null): Stay => ({ lodging, meals: chosen })
  let upTo: readonly Front<Stay>[] = []
  return sets.slice(needed).map((exact) => {
    const points = exact.map((chosen) => sums(beds, thinned(chosen), cap, join))
    upTo = beyondServing(points.map((more, mask) => thinned(front([...(upTo[mask] ?? []), ...more], cap))))
    return upTo
  })
}
