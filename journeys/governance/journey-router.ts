import type { JourneyId } from '../core/journey-parts.ts'
import { ruleNode } from '../core/rule-node.ts'
import type { TurnContext } from '../turn-context.ts'
import type { Stop, TurnPatch, TurnState } from '../turn-state.ts'
import { planTurn } from './plan-turn.ts'

/** Decides once where the turn goes, and leads it from one journey to the next. */
export const journeyRouterNode = ruleNode((state, turn) => {
  const planned = state.agenda === null ? plan(state, turn) : {}
  const now = { ...state, ...planned }
  const [stop, ...agenda] = handOver(now) ?? now.agenda ?? []
  if (stop === undefined) return { ...planned, leadsTo: null, agenda: [] }
  note(
    turn,
    `${stop.to}: ${stop.because}${stop.acts.length > 0 ? ` (${stop.acts.map(({ act }) => act).join(', ')})` : ''}`,
  )
  return { ...planned, ...questionFor(stop, now, turn), ...begin(stop), agenda }
})

/** Where nothing is left to do, the turn ends. */
export function afterRouter({ leadsTo }: TurnState): JourneyId | 'finish' {
  return leadsTo ?? 'finish'
}

function plan(state: TurnState, turn: TurnContext): TurnPatch {
  const { stops, patch } = planTurn(state, turn)
  return { ...patch, agenda: stops }
}

/** A journey that gives up goes on to a person, and nothing else is done after that. */
function handOver({ escalationRequired, agenda, journey, acts }: TurnState): Stop[] | null {
  if (!escalationRequired || journey === 'handoff') return null
  const planned = agenda?.find(({ to }) => to === 'handoff')
  return [planned ?? { to: 'handoff', because: 'intent', acts }]
}

/** What failed in one journey is not the next one's, unless that is the person who must know of it. */
function begin({ to, because, acts }: Stop): TurnPatch {
  return { leadsTo: to, journey: to, because, acts, ...(to === 'handoff' ? {} : { toolFailure: null }) }
}

/**
 * The open question waits in `suspended` while another journey speaks, if it is worth asking again; the journey that
 * asked it finds it in its place.
 */
function questionFor({ to }: Stop, state: TurnState, { journeys }: TurnContext): TurnPatch {
  const { pending, suspended, digression } = state
  if (digression && suspended !== null && journeys.ownerOf(suspended) === to) {
    return { pending: suspended, suspended: null, digression: false }
  }
  if (pending === null || journeys.ownerOf(pending) === to) return {}
  // A question of ours does not stand while a person is called: a "yes" to the person must not confirm an order.
  const aside = to !== 'handoff'
  if (journeys.outlivesDigression(pending) === false) return { pending: null, digression: aside }
  return { pending: null, suspended: pending, parked: false, digression: aside }
}

function note(turn: TurnContext, text: string): void {
  turn.steps.push({ node: 'journey_router', kind: 'route', ms: 0, note: text })
}
