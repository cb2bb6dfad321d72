import { SpokenLang } from '../../../lib/languages.ts'
import type { Act } from '../../reading.ts'
import { cuesOf } from '../cues-of.ts'
import type { Desk, Found, Rule } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { unheardIn } from '../unheard.ts'
import { ASKS_FOR_GOODS } from '../wish-words.ts'

/** A rule for cues that say one thing by themselves. */
function says(act: Act, cues: readonly string[], also: readonly string[] = []): Rule {
  return (desk) => {
    const uses = desk.cues(...cues)
    return uses.length > 0 ? { act, uses: [...uses, ...desk.cues(...also)] } : null
  }
}

const ABOUT_LANGUAGE = [
  'language',
  'can_i',
  'want',
  'change',
  'talk',
  'resume',
  'instead',
  'question',
  'preferences',
  'yes',
  'no',
]

const language: Rule = (desk) => {
  // "Why do you write in English?" says what is wrong, not what to do.
  if (desk.says('why')) return null
  const asked = SpokenLang.options.flatMap((spoken) =>
    desk.cues(`language_${spoken}`).map((span) => ({ spoken, span })),
  )
  const last = asked.sort((a, b) => a.span.from - b.span.from).at(-1)
  if (last === undefined) return tongueNamed(desk)
  // Beside the language to write in, another one is named to say that it is not: "I can't read Swahili, use English".
  const named = SpokenLang.options.flatMap((other) => desk.cues(`language_${other}`, `tongue_${other}`))
  const act = { act: 'set_language', language: last.spoken } as const
  return { act, uses: [...named, ...desk.cues(...ABOUT_LANGUAGE)] }
}

const OF_GOODS: ReadonlySet<string> = new Set(['item', 'brand', 'category', 'feature', 'value'])

/** A language named where nothing else is told is the one to speak, of two the last: "iwe kiswahili", "from english to sheng". */
function tongueNamed(desk: Desk): Found | null {
  const named = SpokenLang.options.flatMap((spoken) => desk.cues(`tongue_${spoken}`).map((span) => ({ spoken, span })))
  const last = named.sort((a, b) => a.span.from - b.span.from).at(-1)
  const tells = desk.clause.spans.some(({ meaning }) => OF_GOODS.has(meaning.kind))
  const other = !desk.has('language') && unheardIn(desk).length > 0
  if (last === undefined || tells || other) return null
  const uses = [...named.map(({ span }) => span), ...desk.cues(...ABOUT_LANGUAGE)]
  return { act: { act: 'set_language', language: last.spoken }, uses }
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

const WHOLE = 3

/** Something that no shop answers; goods named beside it make it about goods. */
const offTopic: Rule = (desk) => {
  const uses = desk.cues(...OFF_TOPIC)
  // "Will it rain in Kahawa" is a whole question, whatever else bears the name of the place.
  const whole = uses.some(({ from, to, meaning }) => to - from >= WHOLE && cuesOf(meaning).includes('weather'))
  const goods = desk.clause.spans.filter(({ meaning: { kind } }) => kind === 'item' || kind === 'category')
  // Beside two matters of that kind, a name that is also one of goods is a team's or a singer's.
  const several = new Set(uses.flatMap(({ meaning }) => cuesOf(meaning))).size > 1 && !desk.says(...ASKS_FOR_GOODS)
  const named = several ? false : whole ? goods.some(({ from }) => from < (uses[0]?.from ?? 0)) : goods.length > 0
  const ours = named || desk.says('delivery', 'delivery_area', 'my_order', 'pay')
  return uses.length > 0 && !ours ? { act: { act: 'off_topic' }, uses, all: true } : null
}

/** "Those offers of yours, I don't want them". */
const noOffers: Rule = (desk) => {
  const offers = desk.cues('offers')
  const unwanted = offers.length > 0 && !desk.clause.question ? desk.cues('stop_it', 'not_want') : []
  if (unwanted.length === 0 || desk.left().some(({ meaning }) => meaning.kind !== 'cue' && names(meaning))) return null
  return { act: { act: 'consent', purpose: 'marketing', granted: false }, uses: [...offers, ...unwanted] }
}

/** Messages that must stop, said in any words, or only those about offers; "don't text me, call me" asks for a person. */
const stopMessages: Rule = (desk) => {
  const all = desk.cues('stop_all')
  const offers = desk.cues('offers')
  const sent = desk.cues('messages')
  const unwanted = [
    ...(sent.length + offers.length > 0 ? desk.cues('stop_it') : []),
    ...(sent.length > 0 ? desk.cues('not_want', 'not_start_marketing') : []),
  ]
  if (all.length + unwanted.length === 0 || desk.says('person', 'arrived')) return null
  const purpose = all.length === 0 && offers.length > 0 ? 'marketing' : 'transactional'
  const uses = [...all, ...unwanted, ...sent, ...(purpose === 'marketing' ? offers : [])]
  const also = desk.cues('stop_it', 'want', 'not_want', 'can_i', 'how', 'complaint')
  return { act: { act: 'consent', purpose, granted: false }, uses: [...uses, ...also] }
}

/** What she does not want to get: heard before the anger it is said in. */
export const WITHDRAWAL: readonly Rule[] = [
  says({ act: 'consent', purpose: 'marketing', granted: false }, ['stop_marketing'], ['messages', 'want', 'only']),
  stopMessages,
  noOffers,
]

/** The customer herself: language, consent, what she set. */
export const SELF: readonly Rule[] = [
  language,
  says({ act: 'consent', purpose: 'marketing', granted: true }, ['start_marketing']),
  says({ act: 'consent', purpose: 'transactional', granted: true }, ['start_all']),
  says({ act: 'ask_preferences' }, ['preferences']),
  says({ act: 'ask_identity' }, ['identity'], ['talk', 'talk_with', 'what', 'who', 'person']),
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
const unsure: Rule = (desk) => alone(desk, 'unsure', { act: 'unclear' })
const reject: Rule = (desk) => alone(desk, 'no', { act: 'reject' }) ?? alone(desk, 'not_want', { act: 'reject' })

function alone(desk: Desk, cue: string, act: Act): Found | null {
  const uses = desk.cues(cue)
  if (uses.length === 0) return null
  return { act, uses: [...uses, ...desk.cues(...STEADY, 'yes', 'no')] }
}

export const STEERING: readonly Rule[] = [pause, resume, reject, confirm, unsure]
