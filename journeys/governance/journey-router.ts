import { Command } from '@langchain/langgraph/web'
import { HandoffReason } from '../../src/domain/handoff/schemas.ts'
import { type GraphRuntime, type GraphState, turnOf } from '../core/journey-graph.ts'
import type { JourneyId } from '../core/journey-parts.ts'
import type { Pending } from '../pending.ts'
import type { TurnContext } from '../turn-context.ts'
import type { RouteReason, TurnPatch, TurnState } from '../turn-state.ts'
import { findEscalation } from './escalate.ts'
import { ESCALATION, GOVERNOR, INTENT } from './thresholds.ts'

interface Route {
  to: JourneyId
  because: RouteReason
  patch?: TurnPatch
}

/** One destination for the turn, by the governance table. */
export function journeyRouter({ state }: GraphState, runtime: GraphRuntime) {
  const turn = turnOf(runtime)
  const counted = countFrustration(state, turn)
  const route = decide({ ...state, ...counted }, turn)
  turn.steps.push({ node: 'journey_router', kind: 'route', ms: 0, note: `${route.to}: ${route.because}` })
  const update: TurnPatch = { ...counted, ...route.patch, journey: route.to, because: route.because }
  return new Command({ goto: route.to, update: { state: update } })
}

function countFrustration(state: TurnState, { llm }: TurnContext): TurnPatch {
  return { frustratedTurns: llm.engine.detectFrustration(state.message) ? state.frustratedTurns + 1 : 0 }
}

function decide(state: TurnState, turn: TurnContext): Route {
  const reason = state.answersPending ? null : findEscalation(state, turn)
  const abusive = isAtLeast(state, 'abuse', GOVERNOR.abuse)
  // Somebody who swears about her money still gets a person; somebody who only swears does not.
  if (abusive && (reason === null || reason === 'frustration')) {
    return { to: 'governance', because: 'abuse', patch: { silence: 'abuse' } }
  }
  if (reason !== null) return escalation(reason, state, turn)
  if (state.answersPending && state.pending !== null) return answered(state.pending, state, turn)
  const ruled = byRule(state)
  if (ruled !== null) return ruled
  return byIntent(state, turn) ?? byTalk(state, turn) ?? byDoubt(state, turn)
}

function answered(pending: Pending, state: TurnState, turn: TurnContext): Route {
  if (pending.kind !== 'offer_handoff')
    return { to: turn.journeys.ownerOf(pending), because: 'answer', patch: { knowledgeMisses: 0 } }
  const { choice, llm } = turn
  const yes = llm.engine.parseYesNo(state.message) === 'yes' || /^\s*1\b/.test(state.message)
  const accepted = choice === 'yes' || (choice !== 'no' && yes)
  if (!accepted) return { to: 'governance', because: 'declined', patch: { pending: null, knowledgeMisses: 0 } }
  return escalation(HandoffReason.catch('human_requested').parse(pending.reason), state, turn)
}

function byRule(state: TurnState): Route | null {
  if (state.because === 'nothing_to_resume') return { to: 'governance', because: 'nothing_to_resume' }
  if (state.because === 'resumed') {
    return { to: 'governance', because: 'resumed', patch: { pending: state.suspended, suspended: null, parked: false } }
  }
  if (state.because !== 'cancelled') return null
  return { to: 'governance', because: 'cancelled', patch: { pending: null, suspended: state.pending, parked: true } }
}

/** A sure intent runs its journey, and puts aside a question of another one. */
function byIntent(state: TurnState, turn: TurnContext): Route | null {
  const target = turn.journeys.journeyFor(state)
  if (target === null || state.intentConfidence < INTENT.run) return null
  const talk = isAtLeast(state, 'spam', GOVERNOR.spam) && state.intentConfidence < state.governorConfidence
  if (talk) return null
  if (!turn.journeys.isEnabled(target, turn.tenant.settings.journeys)) return { to: 'unknown', because: 'not_enabled' }
  // Sales counts its own questions back: asking again for the same vague wish is no progress.
  const loops: TurnPatch = target === 'sales' ? {} : { clarificationLoops: 0 }
  // What was answered in between is an answer: only misses in a row are too many.
  const misses: TurnPatch = target === 'support' ? {} : { knowledgeMisses: 0 }
  const settled: TurnPatch = { spamTurns: 0, silence: null, ...loops, ...misses }
  return { to: target, because: 'intent', patch: { ...settled, ...asideFor(target, state, turn) } }
}

/** The question that this message does not answer waits in `suspended`, if it is worth asking again. */
function asideFor(target: JourneyId, { pending }: TurnState, { journeys }: TurnContext): TurnPatch {
  if (pending === null || journeys.ownerOf(pending) === target) return {}
  if (!journeys.outlivesDigression(pending)) return { pending: null, digression: true }
  return { pending: null, suspended: pending, parked: false, digression: true }
}

function byTalk(state: TurnState, turn: TurnContext): Route | null {
  if (state.silence === 'spam' || isAtLeast(state, 'spam', GOVERNOR.spam)) return { to: 'governance', because: 'spam' }
  const casual = isAtLeast(state, 'casual', GOVERNOR.casual) || isSmallTalk(state)
  return casual ? { to: 'governance', because: 'casual', patch: asideFor('governance', state, turn) } : null
}

function isSmallTalk({ intent, intentConfidence, governorClassification }: TurnState): boolean {
  return intent === 'spam_casual' && intentConfidence >= INTENT.run && governorClassification !== 'spam'
}

/** Not sure: whoever asked may understand it; else one question back, a menu, and after three of them a person. */
function byDoubt(state: TurnState, turn: TurnContext): Route {
  if (state.fit === 'open' && state.pending !== null)
    return { to: turn.journeys.ownerOf(state.pending), because: 'answer' }
  const clarificationLoops = state.clarificationLoops + 1
  if (clarificationLoops >= ESCALATION.clarificationLoops) return escalation('clarification_loop', state, turn)
  const because =
    state.intentConfidence >= INTENT.clarify && turn.journeys.journeyFor(state) !== null ? 'clarify' : 'unclear'
  return {
    to: 'unknown',
    because,
    patch: { ...asideFor('unknown', state, turn), clarificationLoops, digression: false },
  }
}

/** A question of ours does not stand while a person is called: a "yes" to the person must not confirm an order. */
function escalation(reason: HandoffReason, state: TurnState, turn: TurnContext): Route {
  const aside = { ...asideFor('governance', state, turn), digression: false }
  return { to: 'handoff', because: 'intent', patch: { ...aside, escalationRequired: true, escalationReason: reason } }
}

function isAtLeast(state: TurnState, kind: TurnState['governorClassification'], threshold: number): boolean {
  return state.governorClassification === kind && state.governorConfidence >= threshold
}
