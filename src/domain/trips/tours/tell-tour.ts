import type { TourData, TourIntent, TourWish } from '../schemas/tour.ts'
import type { TourCost, TourDay } from '../schemas/tour-plan.ts'
import type { SolvedTour } from '../solver/tour.ts'
import type { TourProblem } from '../solver/tour-problem.ts'
import { tourCost } from './tour-cost.ts'
import { tourDays } from './tour-days.ts'
import { tourFaults } from './tour-faults.ts'

/** A solved tour as days and figures, checked anew against the data. Throws when the solver was wrong: that is a bug. */
export function tellTour(
  intent: TourIntent,
  data: TourData,
  wishes: readonly TourWish[],
  problem: TourProblem,
  solved: SolvedTour,
): { days: TourDay[]; cost: TourCost } {
  const told = { days: tourDays(problem, solved), cost: tourCost(solved) }
  const faults = tourFaults({ intent, data, wishes, ...told })
  if (faults.length > 0) throw new Error(`the tour is wrong: ${faults.join('; ')}`)
  return told
}
