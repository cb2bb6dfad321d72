/** Where in a trip an activity may stand: a window of the template of one day. */
export interface FillCell {
  id: string
  /** Cells of different days never clash. */
  day: number
}

/** What may stand there, at most once in a trip. */
export interface FillVenue {
  id: string
  /** For the whole party. */
  costCents: number
  /** Minutes on the way, for ties. */
  minutes: number
}

/** A venue, by its index, in a cell, by its index. */
export interface Pick {
  cell: number
  venue: number
}

/** Which venues a trip visits when: the best sum of worth that keeps the budget and lets nothing clash. */
export interface FillProblem {
  /** In the order of time. */
  cells: readonly FillCell[]
  venues: readonly FillVenue[]
  /** Whole points above 0 by cell and venue; null where it must not stand (closed, wet, not for children, too late). */
  worth: readonly (readonly (number | null)[])[]
  /** Whether two picks of one day leave too little time to go from the earlier to the later. */
  clash(earlier: Pick, later: Pick): boolean
  /** What activities may cost together. */
  budgetCents: number
}

/** Per cell the venue, or null: a free hour. */
export type Picks = readonly (number | null)[]

export interface Tally {
  worth: number
  costCents: number
  minutes: number
}

export function tally(problem: FillProblem, picks: Picks): Tally {
  const sum = { worth: 0, costCents: 0, minutes: 0 }
  for (const { cell, venue } of takenIn(picks)) {
    sum.worth += worthOf(problem, cell, venue) ?? 0
    sum.costCents += problem.venues[venue]?.costCents ?? 0
    sum.minutes += problem.venues[venue]?.minutes ?? 0
  }
  return sum
}

export function worthOf(problem: FillProblem, cell: number, venue: number): number | null {
  return problem.worth[cell]?.[venue] ?? null
}

export function takenIn(picks: Picks): Pick[] {
  return picks.flatMap((venue, cell) => (venue === null ? [] : [{ cell, venue }]))
}

/** Whether the two cannot both be done, whichever comes first in the arguments. */
export function clashes(problem: FillProblem, a: Pick, b: Pick): boolean {
  if (problem.cells[a.cell]?.day !== problem.cells[b.cell]?.day || a.cell === b.cell) return false
  return a.cell < b.cell ? problem.clash(a, b) : problem.clash(b, a)
}

/** The first two of a plan that clash, in the order of cells. */
export function firstClash(problem: FillProblem, picks: Picks): [Pick, Pick] | null {
  const taken = takenIn(picks)
  for (const [at, later] of taken.entries()) {
    for (const earlier of taken.slice(0, at)) if (clashes(problem, earlier, later)) return [earlier, later]
  }
  return null
}

/** Below 0 when the first is the better one: worth, then money, then minutes. */
export function compareTallies(a: Tally, b: Tally): number {
  return b.worth - a.worth || a.costCents - b.costCents || a.minutes - b.minutes
}
