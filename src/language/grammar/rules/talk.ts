import type { Act } from '../../reading.ts'
import type { Desk, Found, Rule } from '../desk.ts'

/** A rule for cues that say one thing by themselves. */
function says(act: Act, cues: readonly string[], also: readonly string[] = []): Rule {
  return (desk) => {
    const uses = desk.cues(...cues)
    return uses.length > 0 ? { act, uses: [...uses, ...desk.cues(...also)] } : null
  }
}

const language: Rule = (desk) => {
  for (const spoken of ['en', 'sw', 'sheng'] as const) {
    const uses = desk.cues(`language_${spoken}`)
    if (uses.length > 0)
      return {
        act: { act: 'set_language', language: spoken },
        uses: [...uses, ...desk.cues('can_i', 'want', 'change', 'talk')],
      }
  }
  return null
}

const OFF_TOPIC = [
  'weather',
  'sports',
  'politics',
  'homework',
  'news',
  'love',
  'religion',
  'betting',
  'general_knowledge',
]

/** Something that no shop answers; goods named beside it make it about goods. */
const offTopic: Rule = (desk) => {
  const uses = desk.cues(...OFF_TOPIC)
  const ours = desk.of('item', 'category').length > 0 || desk.says('delivery', 'delivery_area', 'my_order', 'pay')
  return uses.length > 0 && !ours ? { act: { act: 'off_topic' }, uses, all: true } : null
}

/** The customer herself: language, consent, what she set. */
export const SELF: readonly Rule[] = [
  language,
  says({ act: 'consent', purpose: 'marketing', granted: false }, ['stop_marketing']),
  says({ act: 'consent', purpose: 'marketing', granted: true }, ['start_marketing']),
  says({ act: 'consent', purpose: 'transactional', granted: false }, ['stop_all']),
  says({ act: 'consent', purpose: 'transactional', granted: true }, ['start_all']),
  says({ act: 'ask_preferences' }, ['preferences']),
  says({ act: 'ask_identity' }, ['identity'], ['talk', 'what', 'who']),
]

export const COURTESY: readonly Rule[] = [
  says({ act: 'small_talk', kind: 'how_are_you' }, ['how_are_you'], ['greet']),
  says({ act: 'greet' }, ['greet']),
  says({ act: 'small_talk', kind: 'thanks' }, ['thanks']),
  says({ act: 'small_talk', kind: 'bye' }, ['bye']),
  says({ act: 'small_talk', kind: 'praise' }, ['praise']),
]

export const OFF_TOPIC_FIRST: readonly Rule[] = [offTopic]

export const ASIDE: readonly Rule[] = [says({ act: 'small_talk', kind: 'other' }, ['laugh', 'apology'])]

const STEADY = ['want', 'it', 'only', 'can_i', 'add', 'correction', 'i_have', 'be_at', 'availability'] as const

/** Steering words: later, going on, yes and no. A yes or no beside something else only leads it in. */
const pause: Rule = (desk) => alone(desk, 'pause', { act: 'pause' })
const resume: Rule = (desk) => alone(desk, 'resume', { act: 'resume' })
const confirm: Rule = (desk) => alone(desk, 'yes', { act: 'confirm' })
const reject: Rule = (desk) => alone(desk, 'no', { act: 'reject' }) ?? alone(desk, 'not_want', { act: 'reject' })

function alone(desk: Desk, cue: string, act: Act): Found | null {
  const uses = desk.cues(cue)
  if (uses.length === 0) return null
  return { act, uses: [...uses, ...desk.cues(...STEADY, 'yes', 'no')] }
}

export const STEERING: readonly Rule[] = [pause, resume, reject, confirm]
