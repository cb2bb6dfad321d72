import { assign } from './assignment.ts'
import { clashes, type FillProblem, type Pick, type Picks, tally, worthOf } from './fill-problem.ts'

/** A part of all plans: those that hold `kept` and none of `banned`. */
export interface FillNode {
  kept: readonly Pick[]
  banned: readonly Pick[]
  /** Points a cent costs while this part is weighed. */
  price: number
  /** No plan of this part is worth more. */
  bound: number
}

export interface Relaxed {
  /** The best plan of the part when money has its price and clashes count for nothing; it may break both. */
  picks: Picks
  bound: number
}

/**
 * Weighs a part: what is kept counts in full, the rest is an assignment in which every cent has its price. Whatever the
 * price, no plan within the budget is worth more than the assignment plus the price of the money still there (Lagrange).
 * @returns null when what is kept costs more than the budget
 */
export function relax(problem: FillProblem, node: FillNode): Relaxed | null {
  const picks: (number | null)[] = problem.cells.map(() => null)
  for (const { cell, venue } of node.kept) picks[cell] = venue
  const kept = tally(problem, picks)
  const money = problem.budgetCents - kept.costCents
  if (money < 0) return null

  const weights = openWeights(problem, node, money)
  let bound = kept.worth + node.price * money
  for (const [cell, venue] of assign(weights).entries()) {
    if (venue === null) continue
    picks[cell] = venue
    bound += weights[cell]?.[venue] ?? 0
  }
  return { picks, bound: Math.min(node.bound, wholePoints(bound)) }
}

/** Worth is in whole points; the price is not, so a sum may miss its last digit. */
function wholePoints(bound: number): number {
  return Math.floor(bound + 1e-6)
}

function openWeights(problem: FillProblem, node: FillNode, money: number): (number | null)[][] {
  const keptVenues = new Set(node.kept.map(({ venue }) => venue))
  const keptCells = new Set(node.kept.map(({ cell }) => cell))
  const banned = new Set(node.banned.map(({ cell, venue }) => cell * problem.venues.length + venue))
  return problem.cells.map((_, cell) =>
    problem.venues.map(({ costCents }, venue) => {
      const worth = worthOf(problem, cell, venue)
      if (worth === null || keptCells.has(cell) || keptVenues.has(venue) || costCents > money) return null
      if (banned.has(cell * problem.venues.length + venue)) return null
      if (node.kept.some((kept) => clashes(problem, kept, { cell, venue }))) return null
      return worth - node.price * costCents
    }),
  )
}

/** The part in two: the plans without the pair, and those with it. */
export function split(node: FillNode, pair: Pick, bound: number, price: number): [FillNode, FillNode] {
  return [
    { kept: [...node.kept, pair], banned: node.banned, price, bound },
    { kept: node.kept, banned: [...node.banned, pair], price, bound },
  ]
}
