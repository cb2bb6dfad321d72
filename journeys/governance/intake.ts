import { stepNode } from '../core/step-node.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { resumeAfterPerson } from './after-person.ts'
import { answerReminderTap } from './answer-reminder.ts'
import { hearConsent, obeyConsentWord } from './consent-gate.ts'
import { auditInput } from './input-audit.ts'
import { loadProfile } from './load-profile.ts'
import { answerKind } from './message-kind.ts'
import { limitRate } from './rate-limit.ts'
import { warnOfSecret } from './secret-warning.ts'
import { openSitting } from './sitting.ts'

/**
 * Everything that is decided before a word is read, in one node: consent, audit, shop and customer, limits, kind of
 * message, a tap on a reminder. Whatever ends the turn here has already replied, or is owed silence.
 */
export const intakeNode = stepNode(pass)

async function pass(state: TurnState, turn: TurnContext): Promise<TurnState> {
  const consent = hearConsent(turn)
  note(turn, 'consent_gate', consent === null ? 'no consent word' : `the customer said ${consent.word}`)
  state = { ...state, ...auditInput(turn) }
  const { patch, optedOut } = await loadProfile(state, turn)
  state = { ...state, ...patch, ...openSitting({ ...state, ...patch }, turn) }
  const obeyed = consent === null ? null : await obeyConsentWord(consent, optedOut, state, turn)
  if (obeyed !== null) {
    return { ...state, ...obeyed, journey: 'governance', intent: 'preferences_consent', intentConfidence: 1 }
  }
  if (turn.ownedByPerson) return silent(state, turn, 'a person answers this conversation')
  if (optedOut) return silent(state, turn, 'the customer opted out of messages')
  return gates({ ...state, ...resumeAfterPerson(state, turn) }, turn)
}

async function gates(state: TurnState, turn: TurnContext): Promise<TurnState> {
  for (const limit of [limitRate, warnOfSecret, answerKind]) {
    state = { ...state, ...(await limit(state, turn)) }
    if (state.ended) return { ...state, journey: 'governance' }
  }
  return { ...state, ...(await answerReminderTap(state, turn)) }
}

/** A tap on a reminder says itself where the turn goes; anything else is heard first. */
export function afterIntake({ ended, agenda }: TurnState): 'finish' | 'journey_router' | 'hear' {
  if (ended) return 'finish'
  return agenda === null ? 'hear' : 'journey_router'
}

function silent(state: TurnState, turn: TurnContext, why: string): TurnState {
  note(turn, 'silence', why)
  return { ...state, ended: true, journey: 'governance' }
}

function note(turn: TurnContext, node: string, text: string): void {
  turn.steps.push({ node, kind: 'rule', ms: 0, note: text })
}
