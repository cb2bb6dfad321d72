import type { TripTool } from '../../schemas/index.ts'
import { gatherFacts } from '../gather-facts.ts'
import type { NodeOf } from '../run-node.ts'
import { withoutAvoided } from '../without-avoided.ts'
import { intentOf } from './plan-input.ts'

/** Without these nobody gets there, or sleeps there. */
const NEEDED: readonly { tool: TripTool; message: string }[] = [
  { tool: 'flights', message: 'Flight data unavailable.' },
  { tool: 'lodging', message: 'Lodging data unavailable.' },
]

/** Gathers what planning reads: what the shop offers, and what sources say. What a customer does not want is left out. */
export const ragNode: NodeOf = async (work) => {
  const { claim, state } = work
  const intent = intentOf(work)
  const { destination } = state.facts
  if (destination === null) throw new Error('a trip has a destination once its intent is read')
  const at = claim.createdAt.toISOString()
  const gathered = await gatherFacts(work, { intent, destination, known: state.facts, at })
  const facts = withoutAvoided(gathered.facts, claim.options.avoid)
  const missing = NEEDED.find(
    ({ tool }) => gathered.unanswered.includes(tool) && facts[tool === 'flights' ? 'flights' : 'lodging'].length === 0,
  )
  if (missing && !(missing.tool === 'flights' && destination.overland)) {
    return { outcome: 'failed', error: { code: 'sources_unavailable', message: missing.message } }
  }
  const { flights, lodging, attractions } = facts
  const note = `${flights.length} flights, ${lodging.length} places to stay, ${attractions.length} things to do`
  return { outcome: 'done', state: { ...state, facts, unanswered: gathered.unanswered }, note }
}
