import { Command } from '@langchain/langgraph/web'
import { type GraphRuntime, type GraphState, turnOf } from '../core/journey-graph.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { resumeAfterPerson } from './after-person.ts'
import { answerReminder } from './answer-reminder.ts'
import { findConsentWord, obeyConsentWord } from './consent-gate.ts'
import { auditInput } from './input-audit.ts'
import { loadProfile } from './load-profile.ts'
import { answerKind } from './message-kind.ts'
import { limitRate } from './rate-limit.ts'
import { readPending } from './read-pending.ts'
import { limitSitting, openSitting } from './sitting.ts'
import { asksForPerson } from './talk-rules.ts'

export const CLASSIFIERS = ['intent_classify', 'language_policy', 'governor_spam_casual'] as const

/**
 * Everything that is decided before a classifier speaks, in one superstep: consent, audit, shop and customer, limits,
 * kind of message, pending question. Whatever ends the turn here has already replied, or is owed silence.
 */
export async function intake(graph: GraphState, runtime: GraphRuntime) {
  const turn = turnOf(runtime)
  const state = await pass(graph.state, turn)
  return new Command({ goto: state.ended ? 'finish' : [...CLASSIFIERS], update: { state } })
}

async function pass(state: TurnState, turn: TurnContext): Promise<TurnState> {
  const consent = findConsentWord(turn)
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
  const wantsPerson = asksForPerson(state.message) || turn.llm.engine.detectSensitive(state.message) !== null
  if (!wantsPerson && state.silence === 'abuse') return silent(state, turn, 'abuse ended this sitting')
  const limits = [limitRate, ...(wantsPerson ? [] : [limitSitting]), answerKind]
  for (const limit of limits) {
    state = { ...state, ...(await limit(state, turn)) }
    if (state.ended) return { ...state, journey: 'governance' }
  }
  const reminded = await answerReminder(state, turn)
  if (reminded?.ended) return { ...state, ...reminded, journey: 'governance' }
  return { ...state, ...(reminded ?? readPending(state, turn)) }
}

function silent(state: TurnState, turn: TurnContext, why: string): TurnState {
  note(turn, 'silence', why)
  return { ...state, ended: true, journey: 'governance' }
}

function note(turn: TurnContext, node: string, text: string): void {
  turn.steps.push({ node, kind: 'rule', ms: 0, note: text })
}
