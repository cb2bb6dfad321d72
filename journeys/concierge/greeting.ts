import { say } from '../../prompts/copy/index.ts'
import { ruleNode } from '../core/rule-node.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { placeName, topicName, topicsOf } from './topics.ts'

/** Names the place, says that a bot speaks, and lists what there is to ask about; once in a sitting. */
export const greetingNode = ruleNode((state, turn) => {
  const { responseLanguage: language, sittingMessages } = state
  const property = placeName(turn)
  const topics = topicsOf(turn).map((topic) => `- ${topicName(topic, turn, language)}`)
  const slots = { property, bot: turn.tenant.settings.botName }
  const known = welcomeBack(state, turn)
  if (sittingMessages > turn.messages.length) addReply(turn, say('guest_greeting_again', language, { property }))
  else if (known !== null) addReply(turn, known)
  else if (topics.length === 0) addReply(turn, say('guest_greeting_bare', language, slots))
  else addReply(turn, say('guest_greeting', language, { ...slots, topics: topics.join('\n') }))
  return { guestAsides: 0 }
})

/** Who is remembered is greeted by name, with the latest journey and one offer; null for who is not. */
function welcomeBack({ memories, responseLanguage: language }: TurnState, turn: TurnContext): string | null {
  const name = memories.find(({ kind }) => kind === 'name')?.value ?? null
  const trip = memories.find(({ kind }) => kind === 'trip')?.value ?? null
  const [topic] = topicsOf(turn)
  if ((name === null && trip === null) || topic === undefined) return null
  const slots = {
    bot: turn.tenant.settings.botName,
    property: placeName(turn),
    topic: topicName(topic, turn, language),
  }
  const offer =
    trip === null ? say('guest_offer', language, slots) : say('guest_offer_after_trip', language, { ...slots, trip })
  if (name === null) return say('guest_welcome_back_nameless', language, { offer })
  return say('guest_welcome_back', language, { name, offer })
}
