import { say } from '../../prompts/copy/index.ts'
import { followUp } from '../../prompts/follow-up/index.ts'
import type { ItemCategory } from '../../src/domain/properties/schemas.ts'
import { askPrompt } from '../core/ask-prompt.ts'
import { stepNode } from '../core/step-node.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { placeName, topicName, topicsOf } from './topics.ts'
import { tripLike } from './trip-like.ts'

/**
 * One thing that could be asked next, below the answer: of a past trip that has to do with it, else a category that was not told
 * of. Never a list, and never the same twice. What goes wrong here costs the suggestion and nothing else.
 */
export const followUpNode = stepNode(async (state, turn): Promise<TurnPatch> => {
  const topic = nextTopic(state, turn)
  const last = turn.replies.at(-1)
  if (topic === undefined || last === undefined) return {}
  const suggestion = await suggestionOf(topic, last.text, state, turn)
  if (suggestion === null) return {}
  turn.replies[turn.replies.length - 1] = { ...last, text: `${last.text}\n---\n💡 ${suggestion}` }
  return { guestSuggested: topic }
})

async function suggestionOf(
  category: ItemCategory,
  answer: string,
  state: TurnState,
  turn: TurnContext,
): Promise<string | null> {
  const { responseLanguage: language, guestAsked, message } = state
  const topic = topicName(category, turn, language)
  const trip = tripLike(state, turn)
  const template =
    trip === null
      ? say('guest_suggest', language, { topic })
      : say('guest_suggest_after_trip', language, { trip, topic })
  const question = guestAsked ?? message
  const vars = { language, place: placeName(turn), question, answer, topic, trip, template }
  try {
    const asked = await askPrompt(followUp, vars, turn, isOne)
    return asked.outcome === 'answered' ? asked.value : template
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    turn.steps.push({ node: 'follow_up', kind: 'rule', ms: 0, note: `no suggestion: ${problem}` })
    return null
  }
}

/** What is wrong with a suggestion; null when it is one sentence. */
function isOne(suggestion: string): string | null {
  const sentences = suggestion.split(/[.!?](?=\s|$)/u).filter((part) => part.trim() !== '')
  return sentences.length > 1 || suggestion.includes('\n') ? 'It is more than one sentence: suggest one thing.' : null
}

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
