import { say } from '../../prompts/copy/index.ts'
import { ruleNode } from '../core/rule-node.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import { contactLines } from './contacts.ts'
import { placeName } from './topics.ts'

/** No answer held, or looking failed: who knows is named, and a person offered. */
export const fallbackNode = ruleNode((state, turn) => {
  const { responseLanguage: language, toolFailure, guestFault } = state
  const text =
    toolFailure === null
      ? say('guest_fallback', language, { contacts: contactLines(turn, language) })
      : say('support_lookup_failed', language, { shop: placeName(turn) })
  addReply(turn, text, { menu: yesNoMenu(language) })
  turn.steps.push({ node: 'fallback', kind: 'guard', ms: 0, note: toolFailure?.message ?? guestFault ?? 'no answer' })
  const reason = toolFailure === null ? 'knowledge_missing' : 'tool_errors'
  return { pending: { kind: 'offer_handoff', reason }, guestFocus: state.guestFocus }
})
