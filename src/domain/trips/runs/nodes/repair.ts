import { mend } from '../../plan-trip.ts'
import { branchOf } from '../../planner/plan-branch.ts'
import type { ViolationKind } from '../../schemas/index.ts'
import { draftOf, type NodeOf } from '../run-node.ts'
import { intentOf, planInput } from './plan-input.ts'

/** What keeps a trip from being planned, as it is told. */
const NO: Record<ViolationKind, string> = {
  budget_exceeded: 'Unable to meet budget constraint.',
  timing_infeasible: 'Unable to meet the times of the trip.',
  venue_closed: 'What has to be visited is closed then.',
  weather_unsuitable: 'The weather is unsuitable for what has to be visited.',
  pref_violated: 'Unable to meet every wish.',
  incomplete: 'No way there and back, or no bed, was found for these dates.',
  no_evidence: 'Not enough is known about what the trip would need.',
}

/** Mends what does not stand: by small moves, then by planning anew; what cannot be mended is refused with what would help. */
export const repairNode: NodeOf = (work) => {
  const { state } = work
  if (state.stands) return { outcome: 'done', state, note: 'nothing to mend' }
  const intent = intentOf(work)
  const input = planInput(work, intent)
  const draft = draftOf(state)
  const mended = mend(input, branchOf(input, draft))
  const { violations, repairs } = mended
  if (mended.outcome === 'infeasible') {
    const [first] = violations.filter(({ blocking }) => blocking)
    const message = NO[first?.kind ?? 'budget_exceeded']
    const { relaxations } = mended
    return {
      outcome: 'failed',
      error: { code: 'infeasible', message },
      state: { ...state, violations, repairs, relaxations },
    }
  }
  const moves = repairs.flatMap((diff) => diff.moves.map(({ move_type }) => move_type.replace('_', ' ')))
  const note = mended.rebuilt ? 'planned anew' : moves.join(', ')
  const kept = { draft: mended.draft, violations, repairs, stands: true }
  return { outcome: 'done', state: { ...state, ...kept }, note }
}
