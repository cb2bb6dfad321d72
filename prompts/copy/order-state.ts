import type { OrderView } from '../../src/domain/orders/schemas.ts'
import { carrierWords } from '../../src/lib/carrier-words.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { say } from './index.ts'

interface StandingOrder extends Pick<OrderView, 'reference' | 'status' | 'stage' | 'carrier'> {
  total: string
}

/** Where an order is, as its row says: what has become of its goods once it is paid for, else how it stands itself. */
export function orderState({ reference, total, status, stage, carrier }: StandingOrder, language: SpokenLang): string {
  const slots = { reference, total }
  if (status === 'paid' && stage === 'ready') return say('order_is_ready', language, slots)
  if (status !== 'fulfilled') return say(`order_is_${status}`, language, slots)
  if (stage === 'delivered') return say('order_is_delivered', language, slots)
  if (stage !== 'dispatched') return say('order_is_fulfilled', language, slots)
  return say('order_is_dispatched', language, { ...slots, about: carrierWords(carrier, (word) => say(word, language)) })
}
