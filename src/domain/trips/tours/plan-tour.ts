import type { TourData, TourIntent, TourWish } from '../schemas/tour.ts'
import type { TourOutcome } from '../schemas/tour-plan.ts'
import { bestTour, type Solved } from '../solver/tour.ts'
import { type TourProblem, tourProblem } from '../solver/tour-problem.ts'
import { relaxTour } from './relax-tour.ts'
import { tellTour } from './tell-tour.ts'

/**
 * The best tour the data allows: hard wishes always kept, each soft one if a plan exists with it and those before it. When
 * there is none, what would have to change for one to exist. Pure: the same intent and data give the same bytes.
 */
export function planTour(intent: TourIntent, data: TourData): TourOutcome {
  const hard = intent.wishes.filter((wish) => wish.hard)
  let best = solveWith(intent, data, hard)
  if (!best.found) {
    const relaxations = relaxTour(intent, data, hard)
    return { status: 'infeasible', intent, days: [], cost: null, unmet: [], relaxations, proven: best.solved.proven }
  }
  const unmet: TourWish[] = []
  let kept = hard
  for (const wish of intent.wishes.filter((one) => !one.hard)) {
    const next = solveWith(intent, data, [...kept, wish])
    if (next.found) {
      best = next
      kept = [...kept, wish]
    } else unmet.push(wish)
  }
  if (!best.found) throw new Error('a tour was found and lost')
  const { days, cost } = tellTour(intent, data, kept, best.found.problem, best.found.tour)
  return { status: 'completed', intent, days, cost, unmet, relaxations: [], proven: best.solved.proven }
}

interface Attempt {
  solved: Solved
  found: { problem: TourProblem; tour: NonNullable<Solved['tour']> } | null
}

function solveWith(intent: TourIntent, data: TourData, wishes: readonly TourWish[]): Attempt {
  const problem = tourProblem(intent, data, wishes, intent.budget?.amount_minor ?? Number.POSITIVE_INFINITY)
  const solved = problem ? bestTour(problem) : { tour: null, proven: true }
  return { solved, found: problem && solved.tour ? { problem, tour: solved.tour } : null }
}
