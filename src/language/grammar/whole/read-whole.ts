import type { MatterChances } from '../../classifier/classify-matter.ts'
import { likeliest } from '../../classifier/matters.ts'
import type { Act, ActName, ShopTopic } from '../../reading.ts'
import type { Span } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Room } from '../desk.ts'
import { leavesOpen } from '../leaves-open.ts'
import { type ActsRead, readActs } from '../read-acts.ts'
import { actOfMatter } from './act-of-matter.ts'
import { heardTogether } from './heard-together.ts'
import { isShort } from './is-short.ts'
import { chanceOf } from './matters-of.ts'
import { isStranger } from './strangers.ts'

/** Beside a matter so sure, an act of other matters with hardly any chance took words that meant something else. */
const SURE = 0.7
const HARDLY = 0.04
const HARDLY_BESIDE = 0.1
/** Acts that are less likely than this are not what the message is about, whatever else they are. */
const UNLIKELY = 0.2

/** Answers, where nothing is asked. */
const ANSWERS: ReadonlySet<ActName> = new Set(['confirm', 'reject'])

const ASKED_BESIDE: ReadonlySet<ActName> = new Set(['search', 'ask_item', 'ask_shop', 'ask_delivery', 'ask_offers'])

interface Message {
  text: string
  spans: readonly Span[]
}

/** The acts of a message; what the message as a whole speaks against is left out, and its words are read again. */
export function readWhole(spans: readonly Span[], room: Room, chances: MatterChances): ActsRead {
  const read = readActs(spans, room)
  if (isShort(room) || chances[likeliest(chances)] < SURE) return read
  // Beside an act that is what the message is about, another one must be likelier than alone.
  const met = read.acts.some((act) => act.act !== 'greet' && isMet(act, chances))
  const least = met ? HARDLY_BESIDE : HARDLY
  const against = read.acts.filter(
    (act) => !isFirm(act, chances) && !asksWhether(act, spans) && chanceOf(act, chances) <= least,
  )
  // Whoever asks for another language says so with all the words of that, and may ask something beside it.
  const tongue = read.asks && read.acts.some(({ act }) => act === 'set_language')
  const barred = new Set<ActName>(against.flatMap(({ act }) => (tongue && ASKED_BESIDE.has(act) ? [] : [act])))
  return barred.size === 0 ? read : readActs(spans, room, barred)
}

/** Where the acts leave open what the message is about, or are about something else, its matter tells, if it is sure. */
export function withMatter(read: ActsRead, chances: MatterChances, { text, spans }: Message, room: Room): ActsRead {
  const { acts, asks, unheard } = read
  const told = acts.filter(({ act }) => act !== 'greet' && !(room.context.asked === null && ANSWERS.has(act)))
  const open =
    told.length === 0 || (leavesOpen(told) && !told.some((act) => asksOfItem(act) || asksWhether(act, spans)))
  if (told.length === 0 && acts.some(({ act }) => act === 'greet') && unheard.length === 0) return read
  if (isShort(room) && (room.context.asked !== null || !open)) return read
  if (told.some((act) => asksWhether(act, spans)) && asksOfThing(spans, room)) return read
  if (told.length > 0 && unheard.length === 0 && spans.every(countsWished)) return read
  if (!open && told.some((act) => isFirm(act, chances) || chanceOf(act, chances) > UNLIKELY)) return read
  const act = actOfMatter(chances, { words: text, open, asks, context: room.context })
  if (act === null || (act.act === 'bargain' && spans.some(asksPrice))) return read
  const greeting = acts.filter((one) => one.act === 'greet')
  return heardTogether(act, { spans, asks, heard: chances[likeliest(chances)], lead: greeting })
}

const FIRM: ReadonlySet<ActName> = new Set(['bargain', 'compare', 'ask_person', 'set_language'])

const FIRM_TOPICS: ReadonlySet<ShopTopic> = new Set(['repair', 'trade_in', 'paying'])

/** What no words are used for that mean something else: goods named in full, a place, a reduction, a person, mending, who pays where. */
function isFirm(act: Act, { stop_messages }: MatterChances): boolean {
  if (act.act === 'ask_item') return act.wanted.exact
  if (act.act === 'ask_delivery') return act.zoneId !== null || act.elsewhere !== null
  if (act.act === 'ask_shop') return FIRM_TOPICS.has(act.topic)
  if (act.act === 'ask_order') return act.aspect !== 'status'
  // Offers are also named by who wants none.
  if (act.act === 'ask_offers') return stop_messages < UNLIKELY
  return FIRM.has(act.act)
}

/** What is asked of goods that are named or talked about is answered from their row. */
function asksOfItem(act: Act): boolean {
  return act.act === 'ask_item' && act.wanted.itemIds.length > 0
}

/** Who asks whether we have something asks for just that, though nobody here knows the word. */
function asksWhether({ act }: Act, spans: readonly Span[]): boolean {
  return act === 'not_sold' && spans.some(({ meaning }) => cuesOf(meaning).includes('availability'))
}

/** "Give me three": so many are wished for, whatever such words are told of elsewhere. */
function countsWished({ meaning }: Span): boolean {
  return meaning.kind === 'number' || meaning.kind === 'quantity' || cuesOf(meaning).includes('want')
}

/** A thing is named, or a question is over before the message is: then what is told behind it is not what it is about. */
function asksOfThing(spans: readonly Span[], { tokens }: Room): boolean {
  return spans.some(isStranger) || tokens.slice(0, -1).some(({ text }) => text === '?')
}

/** Whoever asks what it costs does not say yet that it is too much. */
function asksPrice({ meaning }: Span): boolean {
  return cuesOf(meaning).includes('how_much')
}

/** An act that only a message of such a matter holds. */
function isMet(act: Act, chances: MatterChances): boolean {
  const chance = chanceOf(act, chances)
  return chance >= SURE && chance < 1
}
