import type { FactBook } from '../facts/fact-book.ts'
import { planCost } from '../facts/plan-cost.ts'
import { TRIP_LIMITS } from '../limits.ts'
import type { Draft, IntentV1, PlanV1, Visit } from '../schemas/index.ts'
import { fillDays } from '../solver/day-fill.ts'
import type { Picks } from '../solver/fill-problem.ts'
import { type Asked, asProblem, buildCandidates, type Candidates, isSeenBy, onlyVenues } from './build-candidates.ts'
import { templateOf } from './day-template.ts'
import { inOrder } from './draft.ts'
import { fixedVisits } from './fixed-visits.ts'
import type { Frame } from './frames.ts'
import { layOut } from './lay-out.ts'
import { isOpenAt } from './visit-hours.ts'

export interface Branch {
  draft: Draft
  plan: PlanV1
  totalCents: number
}

/** What is the same for all branches of a run. */
export interface PlanInput {
  intent: IntentV1
  /** With a leg for every way: see `withComputedLegs`. */
  book: FactBook
  seed: number
  /** Ids of venues that the customer has been shown before. */
  known: ReadonlySet<string>
}

/** Ways cost money that is known only when the days are filled: after that many tries they stay empty. */
const TRIES = 3

/** A whole plan on a frame, its free hours filled with the best that the rest of the budget pays. */
export function planBranch(input: PlanInput, frame: Frame): Branch {
  const { intent, book } = input
  const bare = planBare(input, frame)
  const template = templateOf(intent, book, frame)
  const asked: Asked = { intent, book, frame, template, fixed: bare.draft.visits, known: input.known }
  const found = buildCandidates(asked)
  let money = intent.budget_usd_cents - bare.totalCents
  for (let tries = 0; tries < TRIES && money >= 0; tries++) {
    const { picks } = fillDays(asProblem(asked, found, money), TRIP_LIMITS.dayFill.assignmentSolves)
    const visits = [...bare.draft.visits, ...visitsOf(asked, found, picks)]
    const branch = branchOf(input, {
      ...bare.draft,
      visits: inOrder(visits),
    })
    if (branch.totalCents <= intent.budget_usd_cents) return branch
    money -= branch.totalCents - intent.budget_usd_cents
  }
  return bare
}

/** The plan on a frame that holds only what it must: the cheapest. */
export function planBare(input: PlanInput, frame: Frame): Branch {
  const template = templateOf(input.intent, input.book, frame)
  const fixed = fixedVisits(input.intent, input.book, template)
  const visits = [...fixed, ...mustSee({ ...input, frame, template, fixed })]
  return branchOf(input, {
    tier: frame.tier,
    outbound: frame.outbound?.flight_id ?? null,
    inbound: frame.inbound?.flight_id ?? null,
    lodging: frame.lodging?.lodging_id ?? null,
    visits: inOrder(visits),
  })
}

/** Visits of what has to be seen, whatever it costs. */
function mustSee(asked: Asked): Visit[] {
  const wishes = asked.intent.wishes.filter(({ key, hard }) => key === 'must_see' && hard)
  if (wishes.length === 0) return []
  const found = onlyVenues(buildCandidates(asked), (venue) => wishes.some((wish) => isSeenBy(wish, venue)))
  const problem = asProblem(asked, found, Number.MAX_SAFE_INTEGER)
  return visitsOf(asked, found, fillDays(problem, TRIP_LIMITS.dayFill.assignmentSolves).picks)
}

/** A draft as a plan with its total. */
export function branchOf({ intent, book, seed }: Omit<PlanInput, 'known'>, draft: Draft): Branch {
  const plan = layOut(draft, intent, book, seed)
  return { draft, plan, totalCents: planCost(plan, intent, book).total }
}

function visitsOf(asked: Asked, found: Candidates, picks: Picks): Visit[] {
  return picks.flatMap((venue, cell): Visit[] => {
    const place = found.cells[cell]
    const option = venue === null ? null : found.options[cell]?.[venue]
    const chosen = venue === null ? undefined : found.venues[venue]
    if (!place || !option || !chosen) return []
    const { start, end } = option
    const visit = { day: place.day, start, end, kind: 'attraction' as const, venue: chosen.id, locked: false }
    return [{ ...visit, others: insteadOf(asked, found, { picks, cell, start, end }) }]
  })
}

/** The best of what nobody visits and what is open at the same hours. */
function insteadOf(
  { intent, book, template }: Asked,
  found: Candidates,
  at: { picks: Picks; cell: number; start: number; end: number },
): string[] {
  const day = { date: template.dates[found.cells[at.cell]?.day ?? 0] ?? '', tz: intent.date_window.tz }
  const points = (venue: number): number => found.options[at.cell]?.[venue]?.points ?? 0
  return [...found.venues.entries()]
    .filter(([venue]) => points(venue) > 0 && !at.picks.includes(venue))
    .sort(([a], [b]) => points(b) - points(a) || a - b)
    .filter(([, place]) => isOpenAt(book, place, day, at))
    .slice(0, TRIP_LIMITS.choicesPerSlot - 1)
    .map(([, { id }]) => id)
}
