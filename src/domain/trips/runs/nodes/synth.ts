import { branchOf } from '../../planner/plan-branch.ts'
import { synthesize } from '../../synthesizer/synthesize.ts'
import { draftOf, type NodeOf } from '../run-node.ts'
import { intentOf, planInput } from './plan-input.ts'

/** Writes what the customer gets. Its version is given when it is kept: until then it is the first. */
export const synthNode: NodeOf = (work) => {
  const { claim, state } = work
  const intent = intentOf(work)
  const input = planInput(work, intent)
  const { plan } = branchOf(input, draftOf(state))
  const { violations, repairs, decisions, unanswered } = state
  const ids = { itineraryId: claim.tripId, runId: claim.runId, traceId: claim.traceId, version: 1 }
  const written = {
    plan,
    intent,
    facts: input.book,
    violations,
    repairs,
    decisions,
    unanswered,
    ids,
    at: claim.createdAt,
  }
  const { itinerary, dropped } = synthesize(written)
  const note = `${itinerary.citations.length} sourced claims${dropped.length > 0 ? `, ${dropped.length} left out` : ''}`
  return { outcome: 'done', state: { ...state, itinerary }, note }
}
