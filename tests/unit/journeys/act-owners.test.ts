import { describe, expect, it } from 'vitest'
import { intentOf } from '../../../journeys/governance/intent-of.ts'
import { journeys } from '../../../journeys/index.ts'
import type { Intent } from '../../../src/language/classifier/intents.ts'
import type { Act } from '../../../src/language/reading.ts'
import { ACTS } from './heard-state.ts'

const OWNED: Readonly<Record<string, string>> = {
  sales:
    'search refine recommend show_more not_sold pick add set_quantity change_option remove replace show_cart ask_item compare ask_delivery set_delivery checkout choose_payment give_phone',
  offers: 'ask_offers apply_coupon bargain',
  support: 'ask_shop',
  sharing: 'share',
  orders: 'ask_order ask_payment claim_paid misdirected_payment refund complain',
  preferences: 'consent set_language ask_preferences',
  concierge: 'ask_guest',
  trip: 'trip',
  memory: 'memory',
  handoff: 'ask_person sensitive',
  governance:
    'greet small_talk ask_identity insult off_topic untrusted pause resume confirm reject choose pick_nothing cancel',
  unknown: 'unclear',
}

describe('every act', () => {
  const owners = Object.entries(OWNED).flatMap(([owner, names]) => names.split(' ').map((name) => ({ name, owner })))

  it('is in the table', () => {
    expect(owners.map(({ name }) => name).toSorted()).toEqual(Object.keys(ACTS).toSorted())
  })

  it.each(owners)('$name belongs to $owner while nothing is asked', ({ name, owner }) => {
    const act = Object.values(ACTS).find((one) => one.act === name)
    expect(act && journeys.ownerOfAct(act, null)).toBe(owner)
  })

  it('that answers belongs to whoever asked, and no other does', () => {
    const asked = { kind: 'offer_handoff', reason: 'dispute' } as const
    for (const act of [ACTS.confirm, ACTS.reject, ACTS.choose, ACTS.pick_nothing, ACTS.cancel])
      expect(journeys.ownerOfAct(act, asked)).toBe('handoff')
    expect(journeys.ownerOfAct(ACTS.search, asked)).toBe('sales')
    expect(journeys.ownerOfAct({ act: 'cancel', order: true, reference: null }, asked)).toBe('orders')
  })
})

describe('the intent of a message', () => {
  const INTENTS: [acts: Act[], intent: Intent][] = [
    [[ACTS.search], 'sales_discovery'],
    [[ACTS.ask_item], 'product_question'],
    [[{ ...ACTS.ask_item, topic: 'availability' } as Act], 'sales_discovery'],
    [[ACTS.ask_shop], 'support_question'],
    [[{ ...ACTS.ask_shop, topic: 'payment' } as Act], 'payment_help'],
    [[ACTS.ask_order], 'order_status'],
    [[{ act: 'cancel', order: true, reference: null }], 'order_status'],
    [[ACTS.bargain], 'discounts_offers'],
    [[ACTS.claim_paid], 'payment_help'],
    [[ACTS.set_language], 'preferences_consent'],
    [[ACTS.ask_person], 'human_request'],
    [[ACTS.greet], 'spam_casual'],
    [[ACTS.off_topic], 'unknown'],
    [[ACTS.unclear], 'unknown'],
    [[ACTS.greet, ACTS.search], 'sales_discovery'],
    [[ACTS.small_talk, ACTS.ask_shop], 'support_question'],
    [[ACTS.confirm], 'spam_casual'],
  ]
  it.each(INTENTS)('of %j is %s', (acts, intent) => expect(intentOf(acts, null, journeys)).toBe(intent))

  it('of an answer is that of its question', () => {
    const pick = { kind: 'pick_order' as const, wish: 'status' as const, orders: [] }
    expect(intentOf([ACTS.choose], pick, journeys)).toBe('order_status')
  })
})
