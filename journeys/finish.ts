import { say } from '../prompts/copy/index.ts'
import { ruleNode } from './core/rule-node.ts'
import { addReply } from './replies.ts'
import type { TurnContext } from './turn-context.ts'
import type { TurnPatch, TurnState } from './turn-state.ts'

/** Ends every turn: nothing owed is left unsaid, a question put aside is asked again, and the turn is counted. */
export const finishNode = ruleNode((state, turn) => {
  const admitted = admitFailure(state, turn)
  const resumed = comeBack(state, turn)
  return {
    ...admitted,
    ...resumed,
    turnCount: state.turnCount + 1,
    lastTurnAt: turn.ctx.clock.now().toISOString(),
  }
})

/** A journey that could say nothing says so: silence is never the answer to a failure. */
function admitFailure(state: TurnState, turn: TurnContext): TurnPatch {
  // The news that the assistant is back answers nothing; a ticket does.
  const answered = state.ticket !== null || turn.replies.some(({ kind }) => kind !== 'handoff')
  if (state.ended || answered) return {}
  const refused = state.toolFailure?.code === 'forbidden'
  addReply(turn, say(refused ? 'untrusted_refused' : 'tool_failed', state.responseLanguage))
  turn.steps.push({ node: 'finish', kind: 'guard', ms: 0, note: 'nothing was said: the failure is admitted' })
  return { failed: !refused }
}

function comeBack(state: TurnState, turn: TurnContext): TurnPatch {
  const { pending, suspended, journey, parked, ended } = state
  const returns = journey !== 'sales' && !state.escalationRequired && !parked && !ended
  if (pending === null && suspended !== null && returns) {
    // A prompt that is out on the phone needs no answer in the chat, and a list that was looked at none at all.
    const looked = turn.journeys.outlivesDigression(suspended) === 'quietly' && state.because !== 'unclear'
    const quiet = suspended.kind === 'await_payment' || looked
    if (!quiet) turn.journeys.reask({ ...state, pending: suspended }, turn)
    return { pending: suspended, suspended: null }
  }
  // A new question of the sales journey replaces the one that was left.
  const replaced = journey === 'sales' && pending !== null && !state.digression
  return replaced ? { suspended: null, parked: false } : {}
}
