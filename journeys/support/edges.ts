import { END } from '@langchain/langgraph/web'
import { enabledMethods } from '../sales/nodes/payment-methods.ts'
import type { TurnState } from '../turn-state.ts'

/** A menu was tapped and nothing was asked yet. */
export function startSupport({ message }: TurnState): 'shop_facts' | 'support_ask' {
  return message.trim() === '' ? 'support_ask' : 'shop_facts'
}

export function afterFacts({ shopFact }: TurnState): 'payment_get_methods' | 'kb_retrieve' | typeof END {
  if (shopFact === 'payment') return 'payment_get_methods'
  return shopFact === 'told' ? END : 'kb_retrieve'
}

/** A shop that can take no payment here may have written how it is paid. */
export function afterMethods(state: TurnState): 'support_pay_ways' | 'kb_retrieve' | 'escalate' | typeof END {
  if (state.toolFailure !== null) return state.escalationRequired ? END : 'escalate'
  return enabledMethods(state).length > 0 ? 'support_pay_ways' : 'kb_retrieve'
}

export function afterRetrieve(state: TurnState): 'support_rag_answer' | 'escalate' | typeof END {
  if (state.toolFailure !== null) return state.escalationRequired ? END : 'escalate'
  return state.snippetsConfident ? 'support_rag_answer' : 'escalate'
}

/** Nothing said and no question open: the passages did not hold the answer. */
export function afterAnswer({ snippetsConfident, pending }: TurnState): 'escalate' | typeof END {
  return snippetsConfident || pending !== null ? END : 'escalate'
}
