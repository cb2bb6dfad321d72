import {
  clashes,
  compareTallies,
  type FillProblem,
  firstClash,
  type Pick,
  type Picks,
  type Tally,
  takenIn,
  tally,
  worthOf,
} from './fill-problem.ts'

/** A plan that keeps budget and distances, made of one that may not: the weaker of two that clash goes, then the dearest points. */
export function makeFeasible(problem: FillProblem, picks: Picks): Picks {
  const kept = [...picks]
  for (let pair = firstClash(problem, kept); pair !== null; pair = firstClash(problem, kept)) {
    kept[weaker(problem, pair).cell] = null
  }
  let cost = tally(problem, kept).costCents
  while (cost > problem.budgetCents) {
    const dearest = takenIn(kept).reduce((a, b) => (pointsPerCent(problem, b) < pointsPerCent(problem, a) ? b : a))
    cost -= problem.venues[dearest.venue]?.costCents ?? 0
    kept[dearest.cell] = null
  }
  return kept
}

function weaker(problem: FillProblem, [a, b]: [Pick, Pick]): Pick {
  const worthA = worthOf(problem, a.cell, a.venue) ?? 0
  return worthA < (worthOf(problem, b.cell, b.venue) ?? 0) ? a : b
}

function pointsPerCent(problem: FillProblem, { cell, venue }: Pick): number {
  const cost = problem.venues[venue]?.costCents ?? 0
  return cost === 0 ? Number.POSITIVE_INFINITY : (worthOf(problem, cell, venue) ?? 0) / cost
}

/**
 * Climbs from a feasible plan, always by the best step: another venue in a cell, two cells exchanged and, when neither
 * helps, one out so that another can come in. Ends where no step is better; each step is, so it ends.
 */
export function polish(problem: FillProblem, start: Picks): Picks {
  let best: Scored = { picks: start, tally: tally(problem, start) }
  for (;;) {
    const step =
      bestOf(problem, best, near(problem, best.picks)) ?? bestOf(problem, best, outAndIn(problem, best.picks))
    if (step === null) return best.picks
    best = step
  }
}

interface Scored {
  picks: Picks
  tally: Tally
}

/** What a step changes, in cells not said the plan stays. */
type Change = readonly { cell: number; venue: number | null }[]

function bestOf(problem: FillProblem, from: Scored, changes: Iterable<Change>): Scored | null {
  let best: { change: Change; tally: Tally } | null = null
  for (const change of changes) {
    const after = tallyAfter(problem, from, change)
    if (after === null || after.costCents > problem.budgetCents) continue
    if (compareTallies(after, best?.tally ?? from.tally) >= 0) continue
    if (standsWith(problem, from.picks, change)) best = { change, tally: after }
  }
  if (best === null) return null
  const picks = [...from.picks]
  for (const { cell, venue } of best.change) picks[cell] = venue
  return { picks, tally: best.tally }
}

function tallyAfter(problem: FillProblem, from: Scored, change: Change): Tally | null {
  const after = { ...from.tally }
  for (const { cell, venue } of change) {
    count(problem, after, { cell, venue: from.picks[cell] ?? null }, -1)
    if (venue !== null && worthOf(problem, cell, venue) === null) return null
    count(problem, after, { cell, venue }, 1)
  }
  return after
}

function count(problem: FillProblem, sum: Tally, pick: { cell: number; venue: number | null }, sign: 1 | -1): void {
  if (pick.venue === null) return
  sum.worth += sign * (worthOf(problem, pick.cell, pick.venue) ?? 0)
  sum.costCents += sign * (problem.venues[pick.venue]?.costCents ?? 0)
  sum.minutes += sign * (problem.venues[pick.venue]?.minutes ?? 0)
}

function standsWith(problem: FillProblem, picks: Picks, change: Change): boolean {
  const changed = new Set(change.map(({ cell }) => cell))
  const rest = takenIn(picks).filter(({ cell }) => !changed.has(cell))
  const added = change.flatMap(({ cell, venue }) => (venue === null ? [] : [{ cell, venue }]))
  return added.every((pick, at) => [...rest, ...added.slice(0, at)].every((other) => !clashes(problem, pick, other)))
}

function* near(problem: FillProblem, picks: Picks): Generator<Change> {
  const used = new Set(picks)
  for (const cell of picks.keys()) {
    for (const venue of problem.venues.keys()) if (!used.has(venue)) yield [{ cell, venue }]
    for (let other = cell + 1; other < picks.length; other++) {
      yield [
        { cell, venue: picks[other] ?? null },
        { cell: other, venue: picks[cell] ?? null },
      ]
    }
  }
}

function* outAndIn(problem: FillProblem, picks: Picks): Generator<Change> {
  const used = new Set(picks)
  for (const { cell } of takenIn(picks)) {
    for (const other of picks.keys()) {
      if (other === cell) continue
      for (const venue of problem.venues.keys()) {
        if (used.has(venue)) continue
        yield [
          { cell, venue: null },
          { cell: other, venue },
        ]
      }
    }
  }
}
