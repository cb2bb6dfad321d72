import { say } from '../../prompts/copy/index.ts'
import { ruleNode } from '../core/rule-node.ts'
import { addReply } from '../replies.ts'
import { contactLines } from './contacts.ts'
import { placeName, topicsInSentence } from './topics.ts'

/** What is of no concern here is led back to the place, shorter the second time; gambling is never advised on. */
export const offTopicNode = ruleNode((state, turn) => {
  const { guest, responseLanguage: language, untrusted } = state
  if (guest?.guard === 'gambling_advice' || guest?.queryType === 'gambling_advice') {
    const contacts = contactLines(turn, language, ['gambling'])
    addReply(turn, say('guest_no_gambling_advice', language, { contacts }), { kind: 'owed' })
    return { guestAsides: 0 }
  }
  const property = placeName(turn)
  if (untrusted) addReply(turn, say('untrusted_refused', language))
  else if (state.guestAsides > 0) addReply(turn, say('guest_off_topic_again', language, { property }))
  else addReply(turn, say('guest_off_topic', language, { property, topics: topicsInSentence(turn, language) }))
  return { guestAsides: state.guestAsides + 1 }
})

/** It informs and does not act: who can do it is named. */
export const actionRequestNode = ruleNode((state, turn) => {
  const { responseLanguage: language } = state
  const slots = { property: placeName(turn), contacts: contactLines(turn, language) }
  addReply(turn, say('guest_cannot_do', language, slots))
  return { guestAsides: 0 }
})
