import { readGuest } from '../../src/language/concierge/read-guest.ts'
import { ruleNode } from '../core/rule-node.ts'
import { unbackedIn } from '../facts.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { playSafe } from './answers/from-rows.ts'
import type { GuestAnswer } from './scratch.ts'

/** An answer that does not hold is put together once more; the second one that does not is never said. */
const MOST_RETRIES = 1

/**
 * Holds an answer against what code can know of the six criteria: it says something, it is grounded and accurate and claims no
 * action (the fact guard), gives no advice on gambling, and names who helps where gambling is told of. That it is on topic
 * follows from where it comes: rows that were named, passages that were surely meant.
 */
export const validateNode = ruleNode((state, turn): TurnPatch => {
  const fault = state.guestAnswer === null ? 'nothing was put together' : faultOf(state.guestAnswer, state, turn)
  const guestVerdict = fault === null ? 'pass' : state.guestRetries < MOST_RETRIES ? 'retry' : 'fail'
  turn.steps.push({ node: 'validate', kind: 'guard', ms: 0, note: fault ?? 'holds' })
  return { guestVerdict, guestFault: fault }
})

function faultOf(answer: GuestAnswer, state: TurnState, turn: TurnContext): string | null {
  if (answer.unchecked) return null
  if (answer.text === '') return 'grounded: no sentence answers'
  const said = { kind: 'property', names: [] } as const
  if (readGuest({ text: answer.text }, said).guard === 'gambling_advice') return 'no gambling advice'
  const safe = playSafe(turn, state.responseLanguage)
  if (answer.topics.includes('gaming') && !answer.text.includes(safe)) return 'responsible: who helps is missing'
  const own = state.guestRows.length > 0 ? [answer.text] : []
  const problem = unbackedIn(answer.text, { ...turn.facts, own, now: turn.ctx.clock.now() })
  return problem === null ? null : `grounded: ${problem}`
}
