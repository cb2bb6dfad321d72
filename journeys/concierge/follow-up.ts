import { say } from '../../prompts/copy/index.ts'
import { ruleNode } from '../core/rule-node.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { topicName, topicsOf } from './topics.ts'

/** One thing that could be asked next, below the answer: a category that was not told of. Never a list, and never the same twice. */
export const followUpNode = ruleNode((state, turn) => {
  const topic = nextTopic(state, turn)
  const last = turn.replies.at(-1)
  if (topic === undefined || last === undefined) return {}
  const language = state.responseLanguage
  const suggestion = say('guest_suggest', language, { topic: topicName(topic, language) })
  turn.replies[turn.replies.length - 1] = { ...last, text: `${last.text}\n${suggestion}` }
  return { guestSuggested: topic }
})

function nextTopic({ guestTopicsTold, guestSuggested }: TurnState, turn: TurnContext) {
  return topicsOf(turn).find(
    (topic) => SUGGESTED.has(topic) && topic !== guestSuggested && !guestTopicsTold.includes(topic),
  )
}

/** Nobody is led to gambling, and the rules of a house are no invitation. */
const SUGGESTED: ReadonlySet<string> = new Set([
  'restaurants',
  'entertainment',
  'hotel',
  'amenities',
  'promotions',
  'destination',
])
