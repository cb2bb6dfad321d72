import type { MatterChances } from '../../classifier/classify-matter.ts'
import type { SubjectGuess } from '../../classifier/classify-subject.ts'
import type { Subject } from '../../classifier/subjects.ts'
import type { Act } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { Room } from '../desk.ts'
import type { ActsRead } from '../read-acts.ts'
import { heardTogether } from './heard-together.ts'
import { isShort } from './is-short.ts'
import { TAKEN_FOR, topicOf } from './subject-topics.ts'

/** How likely a subject must be, and that there is none may be, where words say nothing and where they were taken for something else. */
const SURE = {
  open: { chance: 0.3, none: 0.2 },
  taken: { chance: 0.25, none: 0.05 },
  goods: { chance: 0.6, none: 0.05 },
} as const
/** Beside such a chance that goods are wished for, goods are what is meant. */
const WISHED = 0.5
/** The same of anger. */
const ANGRY = 0.4

/** What words are taken for that say nothing else. */
const OPEN: ReadonlySet<Act['act']> = new Set([
  'unclear',
  'not_sold',
  'show_more',
  'off_topic',
  'small_talk',
  'show_cart',
])

/** Goods that are named are wished for, unless a subject is surer than elsewhere. */
const GOODS: ReadonlySet<Act['act']> = new Set(['search', 'refine', 'recommend', 'not_sold', 'ask_item', 'ask_offers'])

/** What has happened to her, or what she wants to pay: no page is asked, though pages are about the like. */
const HERS = ['payment_trouble', 'bargain', 'order_status', 'complaint', 'cancel', 'person'] as const
const SURE_OF_HERS = 0.5

/** What no row of an item tells, though the item is named. */
const PAGES_TELL: ReadonlySet<Subject> = new Set([
  ...(['size_runs', 'size_chart', 'size_measure', 'size_child', 'try_on', 'trade_in'] as const),
  ...(['return_general', 'return_worn', 'exchange_size', 'repair_phone', 'repair_shoe'] as const),
])

interface Message {
  text: string
  spans: readonly Span[]
  subject: SubjectGuess
}

/** A message that asks how the shop does things, whatever its single words were taken for. */
export function withSubject(read: ActsRead, message: Message, room: Room, chances: MatterChances): ActsRead {
  const { text, spans, subject } = message
  const told = read.acts.filter(({ act }) => act !== 'greet')
  const ofGoods = told.some(({ act }) => GOODS.has(act))
  const least = ofGoods ? SURE.goods : told.every(({ act }) => OPEN.has(act)) ? SURE.open : SURE.taken
  if (subject.chance < least.chance || subject.none > least.none) return read
  if (isShort(room) || HERS.some((matter) => chances[matter] > SURE_OF_HERS)) return read
  if (told.some((act) => stays(act, message, room, chances))) return read
  const greeting = read.acts.filter(({ act }) => act === 'greet')
  const asked: Act = { act: 'ask_shop', topic: topicOf(subject.name), words: text }
  return heardTogether(asked, { spans, asks: read.asks, heard: 1 - subject.none, lead: greeting })
}

function stays(act: Act, { subject }: Message, { context }: Room, chances: MatterChances): boolean {
  const { wish, gift, bulk, complaint, insult } = chances
  // What went wrong with goods or their delivery was told in so many words.
  if (act.act === 'complain' && act.about !== 'service') return true
  const answered = TAKEN_FOR[act.act]
  if (answered === undefined || answered.includes(subject.name)) return true
  switch (act.act) {
    case 'search':
    case 'refine':
    case 'recommend':
    case 'not_sold':
      return (act.act !== 'not_sold' && act.wanted.exact) || wish + gift + bulk > WISHED
    case 'ask_item':
      return act.wanted.itemIds.length > 0 && !(act.topic === 'availability' && PAGES_TELL.has(subject.name))
    case 'small_talk':
      return act.kind !== 'other'
    case 'ask_offers':
      return context.lastQuestion?.act === 'ask_offers'
    // Of what is being bought the shop's own rows tell.
    case 'checkout':
    case 'ask_order':
    case 'ask_payment':
    case 'show_cart':
      return context.cart.length > 0 || context.order !== null
    // "Is this a real shop?" names fraud and complains of none.
    case 'complain':
      return complaint + insult > ANGRY
    default:
      return false
  }
}
