import type { HandoffReason } from '../../src/domain/handoff/schemas.ts'
import { isNothing } from '../../src/language/grammar/wanted.ts'
import type { Act } from '../../src/language/reading.ts'
import type { TurnContext } from '../turn-context.ts'
import type { Stop, TurnPatch, TurnState } from '../turn-state.ts'
import { isAlwaysHeard, isUrgent } from './always-heard.ts'
import { answersReminder } from './answer-reminder.ts'
import { chosenIntent } from './chosen-intent.ts'
import { findEscalation } from './escalate.ts'
import { showsPicture } from './shows-picture.ts'
import { isCourtesy, stopsFor } from './stops-for.ts'
import { ESCALATION, GOVERNOR, INTENT, SITTING } from './thresholds.ts'
import { touchesShop } from './touches-shop.ts'

export interface Plan {
  stops: readonly Stop[]
  patch: TurnPatch
}

/** Where a message that was heard goes: by the governance table, then each act to its owner. */
export function planTurn(state: TurnState, turn: TurnContext): Plan {
  const acts = state.reading?.acts ?? []
  const frustratedTurns = isFrustrated(state) ? state.frustratedTurns + 1 : 0
  const plan = withdrawal(acts, state) ?? bounded(acts, state) ?? decide(acts, { ...state, frustratedTurns }, turn)
  return { stops: plan.stops, patch: { frustratedTurns, ...plan.patch } }
}

/** Who wants no more messages is obeyed before anything else, in whatever words and whatever else is said. */
function withdrawal(acts: readonly Act[], { intentConfidence }: TurnState): Plan | null {
  const wanted = acts.some((act) => act.act === 'consent' && act.purpose === 'transactional' && !act.granted)
  const heard = wanted && intentConfidence >= INTENT.clarify
  return heard ? { stops: [{ to: 'governance', because: 'opt_out', acts }], patch: {} } : null
}

function decide(acts: readonly Act[], state: TurnState, turn: TurnContext): Plan {
  if (turn.outside.reminder !== null && acts.every(answersReminder)) {
    return { stops: [{ to: 'governance', because: 'reminder', acts }], patch: PROGRESS }
  }
  if (showsPicture(state, turn)) return { stops: [{ to: 'governance', because: 'picture', acts }], patch: PROGRESS }
  const chosen = chosenIntent(acts, state.pending, turn.journeys)
  if (chosen !== null) return { stops: [chosen], patch: { pending: null, ...PROGRESS } }
  if (acts.some(isUrgent)) return { stops: stopsFor(acts, state, turn), patch: PROGRESS }
  const reason = findEscalation({ ...state }, turn)
  if (reason !== null) return escalation(reason, acts)
  return spam(acts, state) ?? doubt(acts, state, turn) ?? { stops: stopsFor(acts, state, turn), patch: settled(acts) }
}

/** Grave abuse ends the sitting until she is sorry, and so does its length; a person and money are heard all the same. */
function bounded(acts: readonly Act[], state: TurnState): Plan | null {
  if (isAlwaysHeard(acts)) return null
  const grave = acts.some((act) => act.act === 'insult' && act.grave)
  const excused = !grave && apologises(state)
  if (state.silence === 'abuse' && !excused) return { stops: [], patch: { ended: true } }
  if (state.silence === 'abuse' && !isBusiness(acts, state)) {
    return { stops: [{ to: 'governance', because: 'apology', acts }], patch: { silence: null } }
  }
  if (grave) return { stops: [{ to: 'governance', because: 'abuse', acts }], patch: { silence: 'abuse' } }
  if (state.sittingMessages <= SITTING.messages) return null
  const told = state.silence === 'sitting_limit'
  const patch: TurnPatch = { silence: 'sitting_limit' }
  return told
    ? { stops: [], patch: { ...patch, ended: true } }
    : { stops: [{ to: 'governance', because: 'sitting_limit', acts }], patch }
}

function apologises({ reading }: TurnState): boolean {
  return reading?.spans.some(({ kind, meaning }) => kind === 'cue' && meaning.startsWith('apology')) ?? false
}

function isBusiness(acts: readonly Act[], { intentConfidence }: TurnState): boolean {
  return intentConfidence >= INTENT.run && acts.some((act) => !isCourtesy(act) && act.act !== 'insult')
}

function isFrustrated({ reading }: TurnState): boolean {
  return reading !== null && (reading.frustrated || reading.acts.some(({ act }) => act === 'insult'))
}

/**
 * Nobody is called about spam, and nobody is asked what it means. Only a reading that is surer of goods or orders of this
 * shop outweighs it.
 */
function spam(acts: readonly Act[], state: TurnState): Plan | null {
  const { governorClassification: kind, governorConfidence, intentConfidence } = state
  const outweighed = intentConfidence >= governorConfidence && acts.some(touchesShop)
  const heard = kind === 'spam' && governorConfidence >= GOVERNOR.spam && !outweighed
  const silent = state.silence === 'spam' && !isBusiness(acts, state)
  return heard || silent ? { stops: [{ to: 'governance', because: 'spam', acts }], patch: {} } : null
}

/** Not sure: one question back, with something to choose; after three of them in a row a person. */
function doubt(acts: readonly Act[], state: TurnState, turn: TurnContext): Plan | null {
  const understood = acts.filter(({ act }) => act !== 'unclear')
  // The concierge looks before it asks back, and counts for itself.
  if (understood.some(({ act }) => act === 'ask_guest')) return null
  const unclear =
    understood.length === 0 || (state.intentConfidence < INTENT.clarify && !isTalk(understood, state, turn))
  if (!unclear && (state.intentConfidence >= INTENT.run || isPlainAllTheSame(understood, state, turn))) return null
  const clarificationLoops = state.clarificationLoops + 1
  if (clarificationLoops >= ESCALATION.clarificationLoops) return escalation('clarification_loop', acts)
  const stop = unclear
    ? unclearStop(state, turn)
    : { to: 'unknown' as const, because: 'clarify' as const, acts: understood }
  return { stops: [stop], patch: { clarificationLoops } }
}

/** What no rule made anything of may still be a matter of the shop's documents: they are asked before the customer is. */
function unclearStop({ message, pending }: TurnState, { tenant, journeys }: TurnContext): Stop {
  const asks = pending === null && message.trim() !== '' && journeys.isEnabled('support', tenant.settings.journeys)
  const question = { act: 'ask_shop', topic: 'other', words: message } as const
  return asks
    ? { to: 'support', because: 'unclear', acts: [question] }
    : { to: 'unknown', because: 'unclear', acts: [] }
}

/** Talk leads nowhere wrong, however it was meant. */
function isTalk(acts: readonly Act[], { pending }: TurnState, { journeys }: TurnContext): boolean {
  return acts.every((act) => journeys.ownerOfAct(act, pending) === 'governance')
}

/** Who asked asks again where an answer was half heard, and a person or money is never a matter of a menu. */
function isPlainAllTheSame(acts: readonly Act[], state: TurnState, turn: TurnContext): boolean {
  if (isAlwaysHeard(acts) || isTalk(acts, state, turn)) return true
  const { pending } = state
  if (turn.journeys.journeyFor(state.intent) === null) return true
  return (
    pending !== null && acts.every((act) => turn.journeys.ownerOfAct(act, pending) === turn.journeys.ownerOf(pending))
  )
}

function escalation(reason: HandoffReason, acts: readonly Act[]): Plan {
  const patch: TurnPatch = { escalationRequired: true, escalationReason: reason }
  return { stops: [{ to: 'handoff', because: 'intent', acts }], patch }
}

const PROGRESS: TurnPatch = { spamTurns: 0, silence: null, clarificationLoops: 0 }

/** What was understood ends the counts of what was not. */
function settled(acts: readonly Act[]): TurnPatch {
  const answered = acts.some(({ act }) => act === 'ask_shop' || act === 'ask_guest')
  return acts.every((act) => isCourtesy(act) || saysNothing(act))
    ? {}
    : { ...PROGRESS, ...(answered ? {} : { knowledgeMisses: 0 }) }
}

/** "I want to buy something": she is asked what, which is one more question back. */
function saysNothing(act: Act): boolean {
  return act.act === 'search' && isNothing(act.wanted)
}
