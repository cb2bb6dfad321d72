import { say } from '../../prompts/copy/index.ts'
import type { NotSearched } from '../../src/domain/research/schemas.ts'
import { ruleNode } from '../core/rule-node.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import { LABELS } from './answers/labels.ts'
import { placeName } from './topics.ts'

/** Nothing was looked up, or nothing was found: it says which, and a person may find out. */
export const notLookedUpNode = ruleNode((state, turn) => {
  const { guestWeb, responseLanguage: language } = state
  const notSearched = guestWeb?.notSearched ?? null
  const text = say(sentenceFor(notSearched), language, { property: placeName(turn) })
  const label = notSearched === null ? '' : `${LABELS.noWeb} `
  addReply(turn, `${label}${text}`, { menu: yesNoMenu(language) })
  const note = notSearched === null ? 'sources: none' : `sources: ${LABELS.noWeb} (${notSearched})`
  turn.steps.push({ node: 'not_looked_up', kind: 'rule', ms: 0, note })
  return { pending: { kind: 'offer_handoff', reason: 'knowledge_missing' } }
})

function sentenceFor(reason: NotSearched | null) {
  switch (reason) {
    case null:
      return 'guest_web_nothing'
    case 'unavailable':
      return 'guest_web_unavailable'
    case 'limit_reached':
      return 'guest_web_limit'
    default:
      return 'guest_cannot_look_up'
  }
}
