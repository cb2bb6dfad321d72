import type { Act, ShopTopic } from '../../src/language/reading.ts'
import type { TurnState } from '../turn-state.ts'
import { TOPIC_WORDS } from './topic-words.ts'

export interface ShopQuestion {
  topic: ShopTopic
  words: string
  /** What it is about beyond its words: its topic, and the question before it, which it goes on with. */
  about: string | null
}

/** The question of this turn; null when a menu led here and nothing was asked. Several are one for the documents. */
export function questionOf({
  acts,
  lastQuestion,
  message,
}: Pick<TurnState, 'acts' | 'lastQuestion' | 'message'>): ShopQuestion | null {
  const asked = acts.filter(isQuestion)
  const [first] = asked
  // A matter that a shop of that trade answers itself.
  if (first === undefined) return acts.length === 0 ? null : { topic: 'other', words: message, about: null }
  const topic = asked.find((act) => act.topic !== 'other')?.topic ?? first.topic
  const words = asked.map((act) => act.words).join('\n')
  const before = lastQuestion?.act === 'ask_shop' ? lastQuestion.words : ''
  return { topic, words, about: `${TOPIC_WORDS[topic]}\n${before}`.trim() || null }
}

function isQuestion(act: Act): act is Extract<Act, { act: 'ask_shop' }> {
  return act.act === 'ask_shop'
}
