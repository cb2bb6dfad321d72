import { say } from '../../prompts/copy/index.ts'
import { ruleNode } from '../core/rule-node.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import { placeName } from './topics.ts'

/** News and current offers are looked up nowhere: it says so, and a person may find out. */
export const researchNode = ruleNode((state, turn) => {
  const { responseLanguage: language } = state
  addReply(turn, say('guest_cannot_look_up', language, { property: placeName(turn) }), { menu: yesNoMenu(language) })
  turn.steps.push({ node: 'research', kind: 'rule', ms: 0, note: 'sources: [WEB SEARCH UNAVAILABLE]' })
  return { pending: { kind: 'offer_handoff', reason: 'knowledge_missing' } }
})
