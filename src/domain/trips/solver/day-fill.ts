import { type FillNode, relax, split } from './fill-node.ts'
import { makeFeasible, polish } from './fill-polish.ts'
import {
  compareTallies,
  type FillProblem,
  firstClash,
  type Pick,
  type Picks,
  type Tally,
  takenIn,
  tally,
} from './fill-problem.ts'

export interface Fill extends Tally {
  picks: Picks
  /** No plan is worth more; equal to `worth` when this one is proven best. */
  bound: number
  /** Assignments solved. */
  solves: number
}

const PRICE_HALVINGS = 8

/**
 * Fills the free windows of a trip. First a price of money is sought at which the best assignment of venues to windows
 * just keeps the budget; then parts of all plans are weighed, the most promising first, each split at its first clash or,
 * without one, at its dearest pick, until no part can hold a better plan or the count of solves is used up.
 * The same problem gives the same answer: limits are counts, ties go by money, minutes and the order of venues.
 * @param maxSolves assignments at most; with enough of them the answer is proven best
 */
export function fillDays(problem: FillProblem, maxSolves: number): Fill {
  const search = startSearch(problem, maxSolves)
  const open = [priceMoney(search)]
  for (let node = takeBest(open); node !== undefined; node = takeBest(open)) {
    if (node.bound <= search.best.worth) break
    if (search.solves >= maxSolves) {
      open.push(node)
      break
    }
    open.push(...weigh(search, node))
  }
  const bound = open.reduce((most, node) => Math.max(most, node.bound), search.best.worth)
  return { ...search.best, picks: search.picks, bound, solves: search.solves }
}

interface Search {
  problem: FillProblem
  maxSolves: number
  solves: number
  picks: Picks
  best: Tally
}

function startSearch(problem: FillProblem, maxSolves: number): Search {
  const picks = problem.cells.map(() => null)
  return { problem, maxSolves, solves: 0, picks, best: tally(problem, picks) }
}

/** Keeps what the relaxed plan becomes when it is mended and polished, if it is the best so far. */
function offer(search: Search, relaxed: Picks): void {
  const picks = polish(search.problem, makeFeasible(search.problem, relaxed))
  const sum = tally(search.problem, picks)
  if (compareTallies(sum, search.best) >= 0) return
  search.best = sum
  search.picks = picks
}

/** The whole, with the price of money that bounds it best. Above the price a plan costs less than the budget, below it more. */
function priceMoney(search: Search): FillNode {
  const { problem } = search
  let whole: FillNode = { kept: [], banned: [], price: 0, bound: Number.POSITIVE_INFINITY }
  let low = 0
  let high = mostPointsPerCent(problem)
  for (let price = 0, halving = 0; halving <= PRICE_HALVINGS && search.solves < search.maxSolves; halving++) {
    const relaxed = relax(problem, { ...whole, price })
    if (relaxed === null) return { ...whole, bound: 0 }
    search.solves++
    offer(search, relaxed.picks)
    if (relaxed.bound < whole.bound) whole = { ...whole, price, bound: relaxed.bound }
    const over = tally(problem, relaxed.picks).costCents > problem.budgetCents
    if (!over && price === 0) break
    if (over) low = price
    else high = price
    price = (low + high) / 2
  }
  return whole
}

function mostPointsPerCent(problem: FillProblem): number {
  const rates = problem.worth.flatMap((row) =>
    row.map((worth, venue) => (worth ?? 0) / Math.max(1, problem.venues[venue]?.costCents ?? 0)),
  )
  return rates.reduce((most, rate) => Math.max(most, rate), 0)
}

/** What is left to look at of one part: nothing, or the two halves of it. */
function weigh(search: Search, node: FillNode): FillNode[] {
  const { problem } = search
  const relaxed = relax(problem, node)
  if (relaxed === null) return []
  search.solves++
  offer(search, relaxed.picks)
  if (relaxed.bound <= search.best.worth) return []

  const over = tally(problem, relaxed.picks).costCents > problem.budgetCents
  const pair = pairToSplit(problem, node, relaxed.picks)
  // With money free of charge and nothing broken the relaxed plan is the best of its part, and was offered.
  if (!over && node.price === 0 && firstClash(problem, relaxed.picks) === null) return []
  if (pair === null) return [{ ...node, price: 0, bound: relaxed.bound }]
  return split(node, pair, relaxed.bound, nextPrice(node.price, over))
}

/** Money becomes dearer in a part that spends too much, and cheaper in one that leaves some. */
function nextPrice(price: number, over: boolean): number {
  return over ? price * 1.25 : price * 0.8
}

function pairToSplit(problem: FillProblem, node: FillNode, picks: Picks): Pick | null {
  const clash = firstClash(problem, picks)
  const isOpen = (pick: Pick): boolean => !node.kept.some(({ cell }) => cell === pick.cell)
  if (clash !== null) return clash.find(isOpen) ?? null
  const open = takenIn(picks).filter(isOpen)
  const cost = ({ venue }: Pick): number => problem.venues[venue]?.costCents ?? 0
  return open.length === 0 ? null : open.reduce((a, b) => (cost(b) > cost(a) ? b : a))
}

/** The part with the highest bound, of equal ones the one that came first. */
function takeBest(open: FillNode[]): FillNode | undefined {
  let best = 0
  for (const [index, node] of open.entries()) if (node.bound > (open[best]?.bound ?? 0)) best = index
  return open.splice(best, 1)[0]
}
