import { say } from '../../prompts/copy/index.ts'
import { ruleNode } from '../core/rule-node.ts'
import { addReply } from '../replies.ts'
import { placeName, topicName, topicsOf } from './topics.ts'

/** Names the place, says that a bot speaks, and lists what there is to ask about; once in a sitting. */
export const greetingNode = ruleNode((state, turn) => {
  const { responseLanguage: language, sittingMessages } = state
  const property = placeName(turn)
  const topics = topicsOf(turn).map((topic) => `- ${topicName(topic, language)}`)
  const slots = { property, bot: turn.tenant.settings.botName }
  if (sittingMessages > turn.messages.length) addReply(turn, say('guest_greeting_again', language, { property }))
  else if (topics.length === 0) addReply(turn, say('guest_greeting_bare', language, slots))
  else addReply(turn, say('guest_greeting', language, { ...slots, topics: topics.join('\n') }))
  return { guestAsides: 0 }
})
