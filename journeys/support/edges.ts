import { END } from '@langchain/langgraph/web'
import { asksForHours } from '../../prompts/support-rag-answer/topics.ts'
import type { TurnState } from '../turn-state.ts'

/** A menu was tapped and nothing was asked yet. */
export function startSupport({ message }: TurnState): 'kb_retrieve' | 'support_ask' {
  return message.trim() === '' ? 'support_ask' : 'kb_retrieve'
}

/** Opening hours are settings of the shop, so they are known without a document. */
export function afterRetrieve(state: TurnState): 'support_rag_answer' | 'escalate' | typeof END {
  if (asksForHours(state.message)) return 'support_rag_answer'
  if (state.toolFailure !== null) return END
  return state.snippetsConfident ? 'support_rag_answer' : 'escalate'
}

/** Nothing said and no question open: the passages did not hold the answer. */
export function afterAnswer({ snippetsConfident, pending }: TurnState): 'escalate' | typeof END {
  return snippetsConfident || pending !== null ? END : 'escalate'
}
