import type { MatterChances } from '../../classifier/classify-matter.ts'
import type { Matter } from '../../classifier/matters.ts'
import type { Act, ActName, ShopTopic } from '../../reading.ts'
import type { Span } from '../../span.ts'
import { cuesOf } from '../cues-of.ts'
import type { Room } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import type { ActsRead } from '../read-acts.ts'
import { heardTogether } from './heard-together.ts'

/** So likely, a question without goods is of the goods that were talked about, and not of their order. */
const OF_GOODS = 0.35
/** So likely together, words that nothing was heard in are of an order. */
const OF_ORDER = 0.3

const GOODS: readonly Matter[] = ['ask_item', 'wish', 'gift', 'bargain']
const ORDERED: readonly Matter[] = ['order_status', 'payment_trouble', 'pay', 'pickup', 'delivery']

/**
 * While money is awaited or an order is on its way, a question that names nothing is of that first: "has it gone?", "so is it
 * done?", "how long?" ask of no goods, though the last goods of the talk are what "it" would else be.
 */
export function withOpenOrder(read: ActsRead, spans: readonly Span[], room: Room, chances: MatterChances): ActsRead {
  const state = stateOf(room)
  if (state === null || spans.some(({ meaning }) => names(meaning))) return read
  const told = read.acts.filter(({ act }) => act !== 'greet' && act !== 'small_talk')
  if (told.length < Math.min(1, read.acts.length)) return read
  const said: Said = { read, chances, cues: new Set(spans.flatMap(({ meaning }) => cuesOf(meaning))), state }
  const firm = told.filter((act) => !isOpen(act, said))
  // Beside what is asked of the money or the order, the rest asks the same once more.
  if (firm.length > 0) return firm.every(({ act }) => OF_THE_ORDER.has(act)) ? keeping(firm, read) : read
  const act: Act =
    state === 'paying'
      ? { act: 'ask_payment' }
      : { act: 'ask_order', aspect: isTimed(said) ? 'when' : 'status', reference: null }
  return heardTogether(act, { spans, asks: read.asks, heard: 1 })
}

const OF_THE_ORDER: ReadonlySet<ActName> = new Set(['ask_payment', 'claim_paid', 'ask_order'])

function keeping(firm: readonly Act[], read: ActsRead): ActsRead {
  const places = firm.map((act) => read.acts.indexOf(act))
  const usedBy = new Map([...read.usedBy].map(([span, at]) => [span, Math.max(0, places.indexOf(at))]))
  return { ...read, acts: [...firm], usedBy }
}

const TIMES = ['when', 'how_long', 'arrive_when', 'pause'] as const

/** `paying`: the prompt or the paybill is what is talked about; `paid`: nothing else has been begun since. */
function stateOf({ context }: Room): 'paying' | 'paid' | null {
  const { order, asked, cart } = context
  if (order === null) return null
  // The money may have come since it was asked for.
  if (asked?.kind === 'payment') return order.paid ? 'paid' : order.paying ? 'paying' : null
  // What is proposed then is only to remember the place.
  return order.paid && (asked === null || asked.kind === 'confirm') && cart.length === 0 ? 'paid' : null
}

interface Said {
  read: ActsRead
  chances: MatterChances
  cues: ReadonlySet<string>
  state: 'paying' | 'paid'
}

/** When it is there; who says that she is outside asks for nothing else. */
function isTimed({ cues, read }: Said): boolean {
  return TIMES.some((cue) => cues.has(cue)) || cues.has('address') || read.acts.some(isPickup)
}

function isPickup(act: Act): boolean {
  return act.act === 'set_delivery' ? act.kind === 'pickup' : act.act === 'ask_delivery' && act.aspect === 'pickup'
}

/** Said of the payment that is awaited, and not of how one pays here. */
const SURE = 0.6
const PAYING_TOPICS: ReadonlySet<ShopTopic> = new Set(['paying', 'payment'])

/** What the ear makes of words that name nothing. */
const UNTOLD: ReadonlySet<ActName> = new Set(['unclear', 'off_topic', 'not_sold', 'ask_identity'])

function isOpen(act: Act, said: Said): boolean {
  const { read, chances, cues, state } = said
  const ofGoods = share(GOODS, chances)
  switch (act.act) {
    case 'ask_item':
      return ofGoods < OF_GOODS && (act.topic === 'other' || act.topic === 'lasting')
    case 'ask_shop':
      if (state === 'paying' && PAYING_TOPICS.has(act.topic)) return chances.payment_trouble >= SURE
      return act.topic === 'other' && (isTimed(said) || share(ORDERED, chances) >= OF_ORDER)
    case 'ask_delivery':
      return act.zoneId === null && act.elsewhere === null && isTimed(said) && act.aspect !== 'fee'
    case 'set_delivery':
      return state === 'paid' && isPickup(act)
    case 'show_cart':
      // "It failed but my balance went down."
      return state === 'paid' || chances.payment_trouble >= SURE
    case 'ask_order':
      return state === 'paying' && act.aspect === 'total' && chances.payment_trouble >= SURE
    case 'checkout':
    case 'pause':
      return read.asks
    case 'complain':
      // "Ilikataa": what did not work is the payment.
      return state === 'paying' && act.about === 'goods' && !cues.has('brought')
    default:
      return UNTOLD.has(act.act) && ofGoods < OF_GOODS && share(ORDERED, chances) >= OF_ORDER
  }
}

function share(matters: readonly Matter[], chances: MatterChances): number {
  return matters.reduce((sum, matter) => sum + chances[matter], 0)
}
