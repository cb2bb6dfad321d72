import { clashes, type FillProblem, type Pick, worthOf } from '../../../../src/domain/trips/solver/fill-problem.ts'

/** The worth of the best plan, found by going through all of them. */
export function bestByTrying(problem: FillProblem): number {
  const from = (cell: number, taken: readonly Pick[], money: number): number => {
    if (cell === problem.cells.length) return 0
    let best = from(cell + 1, taken, money)
    for (const [venue, { costCents }] of problem.venues.entries()) {
      const worth = worthOf(problem, cell, venue)
      const pick = { cell, venue }
      if (worth === null || costCents > money) continue
      if (taken.some((other) => other.venue === venue || clashes(problem, other, pick))) continue
      best = Math.max(best, worth + from(cell + 1, [...taken, pick], money - costCents))
    }
    return best
  }
  return from(0, [], problem.budgetCents)
}
