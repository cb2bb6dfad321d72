import type { FactBook } from '../facts/fact-book.ts'
import { inOrder } from '../planner/draft.ts'
import type { Branch, PlanInput } from '../planner/plan-branch.ts'
import type { Draft, Move, Provenance, Violation, Visit } from '../schemas/index.ts'

/** What a move may look at. */
export interface MoveContext {
  input: PlanInput
  current: Branch
  /** What stands in the way. */
  blocking: readonly Violation[]
}

/** A draft with one thing changed, and what that is. */
export interface Proposal {
  draft: Draft
  move: Move
}

/** A kind of change: everything it could do here, the most promising first. Locked visits are never touched. */
export type Mover = (context: MoveContext) => Iterable<Proposal>

/** Visits that may be changed and that something blocking points at; all of them when the trip as a whole costs too much. */
export function targetsOf({ current, blocking }: MoveContext): Visit[] {
  const free = current.draft.visits.filter(({ locked }) => !locked)
  if (blocking.some(({ kind }) => kind === 'budget_exceeded')) return free
  const named = new Set(blocking.flatMap(({ node_ref, details }) => [node_ref, details.after ?? null]))
  return free.filter((visit) => named.has(choiceIdOf(current, visit)))
}

/** The id of the choice that stands for a visit in the plan. */
export function choiceIdOf({ plan }: Pick<Branch, 'plan'>, { day, venue }: Visit): string {
  const choices = plan.days[day]?.slots.flatMap(({ choices: [first] }) => (first ? [first] : [])) ?? []
  return choices.find(({ option_ref }) => option_ref === venue)?.choice_id ?? venue
}

/** The draft with a visit changed, or without it. */
export function withVisit(draft: Draft, visit: Visit, to: Partial<Visit> | null): Draft {
  const visits = draft.visits.flatMap((each) => (each !== visit ? [each] : to === null ? [] : [{ ...each, ...to }]))
  return { ...draft, visits: inOrder(visits) }
}

/** Where what is known of a venue comes from; of one that nobody knows, what the plan said. */
export function backingOf(book: FactBook, venue: string, current: Branch): Provenance {
  const known = book.attraction(venue)?.provenance
  if (known) return known
  const choices = current.plan.days.flatMap(({ slots }) => slots.flatMap((slot) => slot.choices))
  const said = choices.find(({ option_ref }) => option_ref === venue) ?? choices[0]
  if (!said) throw new Error('a plan without a choice has nothing to repair')
  return said.provenance
}
