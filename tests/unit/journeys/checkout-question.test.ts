import { describe, expect, it } from 'vitest'
import { isCheckoutAct } from '../../../journeys/sales/checkout/acts.ts'
import type { CheckoutPending } from '../../../journeys/sales/checkout/pending.ts'
import { checkoutAsked, checkoutQuestion } from '../../../journeys/sales/checkout/question.ts'
import { deliveryQuestion, knownWay } from '../../../journeys/sales/checkout/resolve-delivery.ts'
import { NOTHING_DECIDED } from '../../../journeys/sales/checkout/scratch.ts'
import { SpokenLang } from '../../../src/lib/languages.ts'
import {
  awaiting,
  choose,
  KILIMANI,
  orderOf,
  PICKUP,
  shopSettings,
  shown,
  stateWith,
  toKilimani,
} from './checkout-state.ts'
import { ids, kes, total } from './customer-state.ts'

const { fulfilment: kicks } = shopSettings('kicks-and-phones')
const methods = ['stk' as const, 'c2b' as const, 'card' as const]
const due = { orderId: ids.order, total }
const confirm = { kind: 'confirm_checkout' as const, ...due, method: 'stk' as const, msisdn: '254712345678', methods }

const QUESTIONS: [string, CheckoutPending][] = [
  ['the way', deliveryQuestion('way', kicks)],
  ['a place that nobody serves', deliveryQuestion('not_served', kicks, { place: 'Kampala' })],
  ['an order too small to be delivered', deliveryQuestion('too_small', kicks, { shortfall: kes(5_000) })],
  ['one of several places', deliveryQuestion('which', kicks, { choices: [{ title: 'Ngara', choice: KILIMANI }] })],
  ['the total', confirm],
  ['the ways to pay', { kind: 'choose_payment', ...due, methods }],
  ['a number', { kind: 'give_phone', ...due, methods }],
  ['money', { ...waiting(), remembers: false }],
  ['a place to remember', { ...waiting(), remembers: true }],
]

function waiting() {
  const { order: orderId, attempt: attemptId } = ids
  return { kind: 'await_payment' as const, orderId, attemptId, method: 'stk' as const, msisdn: null }
}

describe('a question between the cart and the money', () => {
  it.each(QUESTIONS)(
    'about %s shows numbered choices and the same ones to tap, in every language',
    (_what, pending) => {
      for (const responseLanguage of SpokenLang.options) {
        const state = stateWith({ ...shown, responseLanguage, pending })
        const question = checkoutQuestion(pending, state)
        const titles = question?.menu?.options.map(({ title }) => title) ?? []
        expect(titles.length).toBeGreaterThan(0)
        expect(question?.text).toContain(titles.map((title, at) => `${at + 1}. ${title}`).join('\n'))
        expect(checkoutAsked(pending, state).choices.map(({ title }) => title)).toEqual(titles)
        if (titles.length <= 3) for (const title of titles) expect(title.length).toBeLessThanOrEqual(20)
      }
    },
  )

  it('is not asked again when enough was said, and only its choices when it was asked in part', () => {
    const checkout = { ...NOTHING_DECIDED, asks: 'nothing' as const }
    expect(checkoutQuestion(confirm, stateWith({ checkout }))).toBeNull()
    const choices = stateWith({ ...awaiting, checkout: { ...NOTHING_DECIDED, asks: 'choices' } })
    expect(checkoutQuestion({ ...waiting(), remembers: false }, choices)?.text).toMatch(
      /^1\. Check payment\n2\. Try again/,
    )
  })
})

describe('the one question of the checkout', () => {
  const text = (more: object = {}, order = orderOf()) =>
    checkoutQuestion({ ...confirm, total: order.total, ...more }, stateWith({ ...shown, order }))?.text

  it('shows lines, offer, delivery and total above it', () => {
    expect(text()).toBe(
      [
        'Your order KQ7M2P4XT:',
        '1 x Breeze Jogger (42 / Black): KES 3,600',
        'Discount, 5% off shoes: -KES 180',
        'Delivery to Kilimani (Nairobi Zone B): KES 250, paid when you receive it',
        'Total: KES 3,420',
        'Pay KES 3,420 by M-PESA from 0712 345 678?',
        '1. Yes, pay',
        '2. Another way',
        '3. Change order',
      ].join('\n'),
    )
  })

  it('says what a fee that is paid with the order is, and that there is none', () => {
    const withOrder = { ...toKilimani, feeCollected: 'with_order' as const }
    const paid = orderOf({ fulfilment: withOrder, deliveryFee: kes(25_000), total: kes(367_000) })
    expect(text({}, paid)).toContain('Delivery to Kilimani (Nairobi Zone B): KES 250\nTotal: KES 3,670\nPay KES 3,670')
    const free = orderOf({ fulfilment: { ...toKilimani, fee: kes(0) } })
    expect(text({}, free)).toContain('Delivery to Kilimani (Nairobi Zone B): free')
    const place = {
      kind: 'pickup' as const,
      placeId: 'jua-plaza',
      placeName: 'Jua Plaza',
      address: null,
      promise: null,
    }
    expect(text({}, orderOf({ fulfilment: place }))).toContain('Pick up at Jua Plaza\nTotal')
  })

  it('names the way that is proposed, and asks for a number where none is known', () => {
    expect(text({ method: 'c2b' })).toContain('Pay KES 3,420 by M-PESA Paybill?')
    expect(text({ method: 'card' })).toContain('Pay KES 3,420 by card?')
    const asked = text({ msisdn: null })
    expect(asked).toContain('Pay KES 3,420 by M-PESA? Send me the number that pays')
    expect(asked).not.toContain('Yes, pay')
  })

  it.each([
    ['sw', 'Ulipe KES 3,420 kwa M-PESA kutoka 0712 345 678?\n1. Ndiyo, lipa\n2. Njia nyingine\n3. Badilisha oda'],
    ['sheng', 'Ulipe KES 3,420 na M-PESA kutoka 0712 345 678?\n1. Sawa, lipa\n2. Njia nyingine\n3. Change order'],
  ] as const)('is asked in %s', (responseLanguage, asked) => {
    expect(checkoutQuestion(confirm, stateWith({ ...shown, order: orderOf(), responseLanguage }))?.text).toContain(
      asked,
    )
  })
})

describe('the way of a new order', () => {
  it('is what she said, else what she had us remember, else the only one there is', () => {
    expect(knownWay(PICKUP, KILIMANI, kicks)).toEqual(PICKUP)
    expect(knownWay(null, KILIMANI, kicks)).toEqual(KILIMANI)
    expect(knownWay(null, null, kicks)).toBeNull()
    expect(knownWay(null, null, { zones: [], pickup: kicks.pickup })).toEqual(PICKUP)
    const [zone] = kicks.zones
    expect(knownWay(null, null, { zones: zone ? [zone] : [], pickup: [] })).toMatchObject({ zoneId: 'zone-a' })
  })

  it('is asked for when the shop does not serve it any more', () => {
    const moved = { ...kicks, zones: kicks.zones.filter(({ id }) => id !== 'zone-b') }
    expect(knownWay(KILIMANI, null, moved)).toBeNull()
  })
})

describe('an act of the checkout', () => {
  it('is an answer only to a question of the checkout', () => {
    expect(isCheckoutAct({ act: 'confirm' }, confirm)).toBe(true)
    expect(isCheckoutAct({ act: 'confirm' }, { kind: 'narrow_query', asked: 'what' })).toBe(false)
    expect(isCheckoutAct({ act: 'confirm' }, null)).toBe(false)
  })

  it('is a button of a payment notice, whatever is asked', () => {
    expect(isCheckoutAct(choose('pay:c2b'), null)).toBe(true)
    expect(isCheckoutAct(choose('show_order'), null)).toBe(false)
  })
})
