import type { MatterChances } from '../../classifier/classify-matter.ts'
import type { Act, ActName, ShopTopic } from '../../reading.ts'
import type { Span, Token } from '../../span.ts'
import { ASKING } from '../clause.ts'
import { cuesOf } from '../cues-of.ts'
import type { Room } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { PARTICLES } from '../particles.ts'
import type { ActsRead } from '../read-acts.ts'
import { ASKS_FOR_GOODS } from '../wish-words.ts'
import { heardTogether } from './heard-together.ts'
import { chanceOf } from './matters-of.ts'

/** What a person of the shop has been given to settle, as the question of before is called. */
const FAULTS: ReadonlySet<string> = new Set(['complain', 'refund', 'misdirected_payment'])
const CALLED = 'ask_person'

export function isCase(act: string): boolean {
  return FAULTS.has(act) || act === CALLED
}

interface Message {
  text: string
  spans: readonly Span[]
}

/**
 * A message behind a complaint, or while a person is awaited, goes on with that unless it says otherwise: a detail belongs
 * to the case, who sees to it and when is told from the case, and another question is one about what the shop does in such cases.
 */
export function withCase(read: ActsRead, { text, spans }: Message, room: Room, chances: MatterChances): ActsRead {
  const { asked, lastQuestion } = room.context
  if (asked !== null || lastQuestion === null || !isCase(lastQuestion.act)) return read
  const asks = asksIn(room.tokens, spans, read)
  const cartless = room.context.cart.length === 0
  const said: Said = { read, asks, spans, chances, text, cartless, called: lastQuestion.act === CALLED }
  const matters = read.acts.filter(({ act }) => !COURTESY.has(act))
  if (matters.length < Math.min(1, read.acts.length) || !matters.every((act) => isLoose(act, said))) return read
  const act = actOf(said, matters)
  if (act === null) return read
  return heardTogether(act, { spans, asks: read.asks, heard: 1 })
}

interface Said {
  read: ActsRead
  asks: boolean
  spans: readonly Span[]
  chances: MatterChances
  text: string
  cartless: boolean
  /** A person was called, with nothing to complain of. */
  called: boolean
}

const COURTESY: ReadonlySet<ActName> = new Set(['greet', 'small_talk', 'confirm', 'reject'])

/** Words that ask where they open or end what is said, and join two things elsewhere: "he had left when I came". */
const ASKS_AT_ENDS: ReadonlySet<string> = new Set(['when', 'who', 'what', 'which', 'is_it', 'how'])

function asksIn(tokens: readonly Token[], spans: readonly Span[], { asks }: ActsRead): boolean {
  if (!asks || tokens.some(({ text }) => text === '?')) return asks
  return spans.some(({ from, to, meaning }) => {
    const cues = cuesOf(meaning)
    if (cues.some((cue) => ASKING.has(cue) && !ASKS_AT_ENDS.has(cue))) return true
    const before = tokens[from - 1]?.text ?? ''
    // "This is the second time" tells.
    const told = cues.includes('is_it') && (PARTICLES.points.has(before) || PARTICLES.tellsOn.has(before))
    const ends = [from, from - 1, to + 1].some((at) => isEnd(tokens[at - 1]))
    return ends && !told && cues.some((cue) => ASKS_AT_ENDS.has(cue))
  })
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'mark' || token.kind === 'break'
}

/** When, how long and by whom, which only the case itself tells. */
const OF_THE_CASE = ['when', 'how_long', 'arrive_when', 'who', 'status'] as const
/** A matter of the shop's rules has its own time. */
const OF_RULES = ['returns', 'refund', 'warranty', 'repair', 'receipt', 'pay'] as const

function actOf(said: Said, matters: readonly Act[]): Act | null {
  const { asks, text, called } = said
  if (!asks) return called ? { act: CALLED } : { act: 'complain', about: 'case', words: text }
  if (says(said, OF_THE_CASE) && !says(said, OF_RULES)) return { act: CALLED }
  return called ? null : { act: 'ask_shop', topic: topicOf(matters), words: text }
}

/** What such a question may be of besides what is given back. */
const OWN_TOPICS: ReadonlySet<ShopTopic> = new Set(['warranty', 'repair', 'receipt', 'returns'])

function topicOf(matters: readonly Act[]): ShopTopic {
  const topics = matters.flatMap((act) => (act.act === 'ask_shop' && OWN_TOPICS.has(act.topic) ? [act.topic] : []))
  return topics[0] ?? 'returns'
}

/** What is sold to nobody who only tells more of what went wrong. */
const SELLING: ReadonlySet<ActName> = new Set([
  ...(['search', 'refine', 'recommend', 'pick', 'add', 'replace', 'show_more', 'compare'] as const),
  ...(['set_quantity', 'change_option', 'remove', 'pick_nothing'] as const),
])
const UNTOLD: ReadonlySet<ActName> = new Set(['unclear', 'not_sold', 'ask_identity', 'ask_preferences', 'off_topic'])
/** Below this an act was not what the message is about. */
const UNLIKELY = 0.3

/** Whether nothing but words that fit anything stands behind an act: it then belongs to what was talked about. */
function isLoose(act: Act, said: Said): boolean {
  if (UNTOLD.has(act.act)) return act.act === 'unclear' || !isNamed(act.act, said)
  if (act.act === 'pause') return said.asks || says(said, OF_THE_CASE)
  if (said.called) return act.act === 'ask_shop' && act.topic === 'other' && says(said, OF_THE_CASE)
  if (SELLING.has(act.act)) return !wishes(said)
  switch (act.act) {
    case 'ask_item':
      return !wishes(said) && (act.topic === 'other' || act.topic === 'lasting') && !said.spans.some(isGoods)
    case 'ask_shop':
      return !ELSEWHERE.has(act.topic)
    case 'ask_delivery':
      // "I live in Kitui, must I travel?" asks for no goods to be brought there.
      return act.aspect !== 'free' && !says(said, TO_DELIVER)
    case 'ask_order':
      return !said.asks
    case 'checkout':
    case 'choose_payment':
      return said.asks
    default:
      // With nothing in it, the cart is no cart.
      return act.act === 'set_delivery' || (act.act === 'show_cart' && said.cartless)
  }
}

const TO_DELIVER = ['delivery', 'delivery_area', 'bring_me', 'how_much', 'free'] as const
const ELSEWHERE: ReadonlySet<ShopTopic> = new Set(['hours', 'location', 'payment', 'offers', 'privacy', 'trade_in'])

/** Whether its own words, or the message as a whole, say that it is about just that. */
function isNamed(act: 'not_sold' | 'ask_identity' | 'ask_preferences' | 'off_topic' | ActName, said: Said): boolean {
  const [first] = said.read.acts.filter((one) => one.act === act)
  if (act === 'off_topic') return said.chances.off_topic >= UNLIKELY * 2
  if (act === 'ask_identity') return says(said, ['identity'])
  return first !== undefined && chanceOf(first, said.chances) >= UNLIKELY
}

/** Goods asked for: other than those that came. */
function wishes(said: Said): boolean {
  return said.spans.some(isGoods) && says(said, ASKS_FOR_GOODS) && !says(said, HERS)
}

const HERS = ['had', 'my_order', 'asked_for', 'brought', 'arrived'] as const

function isGoods({ meaning }: Span): boolean {
  return names(meaning)
}

function says({ spans }: Said, ids: readonly string[]): boolean {
  return spans.some(({ meaning }) => cuesOf(meaning).some((cue) => ids.includes(cue)))
}
