import type { MatterChances } from '../../classifier/classify-matter.ts'
import { likeliest, type Matter } from '../../classifier/matters.ts'
import type { DialogueContext } from '../../dialogue-context.ts'
import type { Act } from '../../reading.ts'
import { NOTHING_WANTED } from '../wanted.ts'

/** Below this the matter of a message is not acted on: where its words say something else, and where they say nothing. */
const SURE = 0.6
const SURE_IF_OPEN = 0.4
/** What takes something back, or turns somebody away, must be surer; as above. */
const SURER: Partial<Record<Matter, { sure: number; ifOpen: number }>> = {
  cancel: { sure: 0.75, ifOpen: 0.75 },
  stop_messages: { sure: 0.85, ifOpen: 0.85 },
  identity: { sure: 0.7, ifOpen: 0.35 },
  off_topic: { sure: 0.72, ifOpen: 0.55 },
  spam: { sure: 0.72, ifOpen: 0.6 },
  insult: { sure: 0.72, ifOpen: 0.6 },
}

/** So surely manners and nothing else, it is met as thanks. */
const THANKED = 0.9

/** What else is known of the message. `open`: its words say nothing; `asks`: a question, which tells of nothing that has happened. */
interface Said {
  words: string
  open: boolean
  asks: boolean
  context: DialogueContext
}

/**
 * What a message without a known phrase comes to by its matter alone; null where the matter is not sure, or where only words
 * of the shop's own tell what is wanted. Never an act that moves money.
 */
export function actOfMatter(chances: MatterChances, said: Said): Act | null {
  const matter = likeliest(chances)
  const { sure, ifOpen } = SURER[matter] ?? { sure: SURE, ifOpen: SURE_IF_OPEN }
  const act = chances[matter] < (said.open ? ifOpen : sure) ? null : actFor(matter, said)
  return act?.act === 'small_talk' && chances.thanks >= THANKED ? { act: 'small_talk', kind: 'thanks' } : act
}

function actFor(matter: Matter, { words, asks, context }: Said): Act | null {
  switch (matter) {
    case 'complaint':
      return asks ? null : { act: 'complain', about: 'service', words }
    case 'refund':
      return asks ? null : { act: 'refund', words }
    case 'payment_trouble':
      return { act: 'ask_payment' }
    case 'order_status':
      return { act: 'ask_order', aspect: 'status', reference: null }
    case 'delivery':
      return { act: 'ask_delivery', aspect: 'other', zoneId: null, elsewhere: null, spendMinor: null, words }
    case 'pickup':
      return { act: 'ask_delivery', aspect: 'pickup', zoneId: null, elsewhere: null, spendMinor: null, words }
    case 'shop':
      return { act: 'ask_shop', topic: 'other', words }
    case 'pay':
      return context.cart.length === 0 && context.order === null ? { act: 'ask_shop', topic: 'payment', words } : null
    case 'bargain':
      return { act: 'bargain', wanted: NOTHING_WANTED, offerMinor: null }
    case 'offers':
      return { act: 'ask_offers', wanted: NOTHING_WANTED, words }
    case 'bulk':
      return { act: 'ask_shop', topic: 'bulk', words }
    case 'person':
      return { act: 'ask_person' }
    case 'stop_messages':
      return { act: 'consent', purpose: 'marketing', granted: false }
    case 'start_messages':
    case 'language':
      return { act: 'ask_preferences' }
    case 'identity':
      return { act: 'ask_identity' }
    case 'pause':
      return { act: 'pause' }
    case 'resume':
      return { act: 'resume' }
    case 'cancel':
      return { act: 'cancel', order: context.order !== null, reference: null }
    case 'thanks':
      return { act: 'small_talk', kind: 'other' }
    case 'off_topic':
    case 'spam':
      return { act: 'off_topic' }
    case 'insult':
      return { act: 'insult', grave: false }
    case 'gift':
      return { act: 'recommend', wanted: { ...NOTHING_WANTED, words } }
    case 'wish':
    case 'ask_item':
    case 'change':
      return null
  }
}
