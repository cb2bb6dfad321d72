import { type Act, ShopTopic } from '../../src/language/reading.ts'
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
  // Where the whole message asks the shop, what stands between its questions belongs to them.
  const words = acts.every((act) => isQuestion(act) || act.act === 'greet')
    ? message
    : asked.map((act) => act.words).join('\n')
  const before =
    lastQuestion?.act === 'ask_shop' && (topic === 'other' || topic === lastQuestion.topic || !PLACED.has(topic))
      ? [topic === 'other' ? topicWords(lastQuestion.topic) : '', lastQuestion.words]
      : []
  return { topic, words, about: [TOPIC_WORDS[topic], ...before].filter(Boolean).join('\n') || null }
}

/** Where and when the shop is, and how it is paid, stand in one place each: what was asked before does not help to find it. */
const PLACED: ReadonlySet<ShopTopic> = new Set(['hours', 'location', 'payment'])

/** What the question before was about, which it may not have said in the words of a document. */
function topicWords(topic: string): string {
  const known = ShopTopic.safeParse(topic)
  return known.success ? TOPIC_WORDS[known.data] : ''
}

function isQuestion(act: Act): act is Extract<Act, { act: 'ask_shop' }> {
  return act.act === 'ask_shop'
}
