import { createHash } from 'node:crypto'
import type { TourData, TourIntent, TourWish } from '../schemas/tour.ts'
import type { TourRelaxation } from '../schemas/tour-plan.ts'
import { cheapestTour } from '../solver/tour.ts'
import { tourProblem } from '../solver/tour-problem.ts'
import { tellTour } from './tell-tour.ts'

const MOST_CHANGES = 3
const MOST_SHOWN = 3
/** A raised budget is a round figure: up to the next so many minor units (5 dollars, 500 shillings). */
const ROUND_UP: Readonly<Record<string, number>> = { KES: 50_000 }
const ROUND_UP_OTHERS = 500

/**
 * The smallest changes under which a tour exists, each planned and checked. First those of one change, then of two, then of
 * three, and no more than the first size that works; more money alone is always among them when it is enough.
 */
export function relaxTour(intent: TourIntent, data: TourData, wishes: readonly TourWish[]): TourRelaxation[] {
  const budget = intent.budget?.amount_minor ?? Number.POSITIVE_INFINITY
  const money = intent.budget ? offer(intent, data, wishes, [], Number.POSITIVE_INFINITY) : null
  const dearer = (size: number) =>
    subsets(wishes, size).flatMap((given) => offer(intent, data, wishes, given, Number.POSITIVE_INFINITY) ?? [])
  for (let size = 1; size <= MOST_CHANGES; size += 1) {
    const cheaper = subsets(wishes, size).flatMap((given) => offer(intent, data, wishes, given, budget) ?? [])
    const others = cheaper.length > 0 || money || size === 1 || !intent.budget ? cheaper : dearer(size - 1)
    const shown = [...(money ? [money] : []), ...others.toSorted((a, b) => a.total_after_minor - b.total_after_minor)]
    if (shown.length > 0) return shown.slice(0, MOST_SHOWN).map((one, at) => ({ ...one, id: `r${at + 1}` }))
  }
  return []
}

/** The cheapest tour without the wishes given up, under this ceiling. */
function offer(
  intent: TourIntent,
  data: TourData,
  wishes: readonly TourWish[],
  given: readonly TourWish[],
  cap: number,
): TourRelaxation | null {
  const kept = wishes.filter((wish) => !given.includes(wish))
  const problem = tourProblem(intent, data, kept, cap)
  const tour = problem && cheapestTour(problem).tour
  if (!problem || !tour) return null
  const { budget } = intent
  const raised =
    budget && tour.cost > budget.amount_minor ? roundUp(tour.cost - budget.amount_minor, budget.currency) : 0
  const allowed = budget && { ...budget, amount_minor: budget.amount_minor + raised }
  const { days, cost } = tellTour({ ...intent, budget: allowed }, data, kept, problem, tour)
  return {
    id: '',
    changes: [
      ...(budget && raised > 0 ? [{ key: 'budget', from: budget.amount_minor, to: budget.amount_minor + raised }] : []),
      ...given.map(({ key, value }) => ({ key: `wishes.${key}`, from: value, to: null })),
    ],
    delta_minor: raised,
    total_after_minor: cost.total_minor,
    plan_digest: createHash('sha256').update(JSON.stringify(days)).digest('hex'),
    verified: true,
  }
}

function roundUp(minor: number, currency: string): number {
  const step = ROUND_UP[currency] ?? ROUND_UP_OTHERS
  return Math.ceil(minor / step) * step
}

function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]))
}
