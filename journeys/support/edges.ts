import { END } from '@langchain/langgraph/web'
import type { TurnState } from '../turn-state.ts'
import { asksOfCase } from './asks-of-case.ts'
import { questionOf } from './question.ts'

/** A menu was tapped and nothing was asked yet. */
export function startSupport({ acts }: TurnState): 'shop_facts' | 'support_ask' {
  return acts.length === 0 ? 'support_ask' : 'shop_facts'
}

export function afterFacts({ shopFact }: TurnState): 'payment_get_methods' | 'kb_retrieve' | typeof END {
  if (shopFact === 'payment') return 'payment_get_methods'
  return shopFact === 'told' ? END : 'kb_retrieve'
}

/** A shop that can take no payment here may have written how it is paid. */
export function afterMethods(state: TurnState): 'support_pay_ways' | 'kb_retrieve' | 'escalate' | typeof END {
  if (state.toolFailure !== null) return state.escalationRequired ? END : 'escalate'
  if (state.methods.some(({ enabled }) => enabled)) return 'support_pay_ways'
  return questionOf(state)?.topic === 'payment' ? 'kb_retrieve' : 'escalate'
}

export function afterRetrieve(state: TurnState): 'support_rag_answer' | Missed | typeof END {
  if (state.toolFailure !== null) return state.escalationRequired ? END : 'escalate'
  if (state.disputed !== null) return 'escalate'
  return state.snippetsConfident ? 'support_rag_answer' : missed(state)
}

type Missed = 'support_hours' | 'hand_on' | 'not_heard' | 'pass_on' | 'escalate'

/** What no document says, the rows may: the ways to pay, the zones, the offers that run. A large order is a person's anyway. */
function missed(state: TurnState): Missed {
  if (state.because === 'unclear') return 'not_heard'
  const topic = questionOf(state)?.topic
  if (topic === 'bulk' || asksOfCase(state)) return 'pass_on'
  if (state.shopFact === 'hours') return 'support_hours'
  return topic === 'delivery' || topic === 'offers' ? 'hand_on' : 'escalate'
}

/**
 * Nothing said and no question open: the passages did not hold the answer. What a page says of large orders is no answer to
 * one: that is passed on.
 */
export function afterAnswer(state: TurnState): Missed | typeof END {
  const { snippetsConfident, pending, acts } = state
  const isBulk = acts.some((act) => act.act === 'ask_shop' && act.topic === 'bulk')
  // Beside what is open, a page is not the last word.
  if (snippetsConfident && (isBulk || asksOfCase(state))) return 'pass_on'
  return snippetsConfident || pending !== null ? END : missed(state)
}
