import type { TimelineEntry } from '../../../../../src/http/contract/order-shapes.ts'
import { isPhrase, type Phrase, type TradeWords, useTradeWords } from '../../../i18n/trade.ts'
import { useWords } from '../../../lib/words.ts'

/** Things that happen under one name, whatever the rest of it is. */
const NAMES: Readonly<Record<string, Phrase>> = {
  'order.placed': 'happened.placed',
  'order.drafted': 'happened.drafted',
  'order.redrafted': 'happened.changed',
  'order.changed': 'happened.changed',
  'order.fulfilment_changed': 'happened.fulfilment_changed',
  'order.coupon_applied': 'happened.coupon_applied',
  'payment_attempt.receipt_attached': 'happened.receipt_attached',
  'payment_review.opened': 'happened.review_opened',
  'payment_review.repeated': 'happened.review_opened',
  'money_reversal.ended_by_person': 'happened.reversal_ended',
  'query.answered': 'happened.query',
  'callback.received': 'happened.callback',
  'money.received': 'happened.money_received',
  'money.given_back': 'happened.money_given_back',
  'stock.held': 'happened.stock_held',
  'stock.settled': 'happened.stock_settled',
  'stock.released': 'happened.stock_released',
}

/** Things whose second half is how something stands now: the name of what stands, and where the words of its states are. */
const STATES: readonly { starts: string; name: Phrase; states: string }[] = [
  { starts: 'order.goods_', name: 'happened.goods', states: 'stage.' },
  { starts: 'order.', name: 'happened.order', states: 'order.status.' },
  { starts: 'payment_attempt.', name: 'happened.attempt', states: 'attempt.status.' },
  { starts: 'payment_review.', name: 'happened.review', states: 'review.status.' },
  { starts: 'money_reversal.', name: 'happened.reversal', states: 'sent_back.status.' },
]

const HAS_ID = /[0-9a-f]{8}-[0-9a-f]{4}-/
const TOLD = 'customer.told_'
const UNTOLD = ['failed', 'suppressed', 'blocked', 'dropped']
const ACTORS: Readonly<Record<string, Phrase>> = {
  bot: 'actor.bot',
  system: 'actor.system',
  customer: 'actor.customer',
  provider: 'actor.provider',
  staff: 'actor.staff',
}

/** Says in words what happened to an order, and who did it; what this version does not know is shown as it came. */
export function useHappened() {
  const say = useTradeWords()
  const words = useWords()
  return {
    what: ({ what }: TimelineEntry) => nameOf(what, say),
    /** A state that the sentence has said already is not said twice, and an id says nothing to a person. */
    detail: ({ what, detail }: TimelineEntry) =>
      detail === null || what.endsWith(detail) || HAS_ID.test(detail) ? null : detail,
    actor: ({ actor, actor_name, via }: TimelineEntry) => {
      const key = ACTORS[actor.split(':')[0] ?? '']
      const who = actor_name ?? (key ? say(key) : actor)
      return via === null ? who : words('chat.via', { who, key: via })
    },
  }
}

function nameOf(what: string, say: TradeWords): string {
  const key = NAMES[what]
  if (key) return say(key)
  if (what.startsWith(TOLD)) {
    return say(UNTOLD.includes(what.slice(TOLD.length)) ? 'happened.untold' : 'happened.told')
  }
  const standing = STATES.find(({ starts }) => what.startsWith(starts))
  const state = standing && `${standing.states}${what.slice(standing.starts.length)}`
  if (standing && state && isPhrase(state)) return `${say(standing.name)}: ${say(state).toLowerCase()}`
  return what.replace('.', ': ').replaceAll('_', ' ')
}
