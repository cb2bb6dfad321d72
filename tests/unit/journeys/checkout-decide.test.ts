import { describe, expect, it } from 'vitest'
import { decideCheckout } from '../../../journeys/sales/checkout/decide.ts'
import { deliveryQuestion } from '../../../journeys/sales/checkout/resolve-delivery.ts'
import type { TurnPatch, TurnState } from '../../../journeys/turn-state.ts'
import type { Act } from '../../../src/language/reading.ts'
import {
  awaiting,
  choose,
  deliverTo,
  KILIMANI,
  PICKUP,
  payBy,
  phone,
  pickUp,
  shopSettings,
  shown,
  stateWith,
} from './checkout-state.ts'
import { ids, OWN, total } from './customer-state.ts'
import { reading } from './heard-state.ts'

const OTHER = '254722000111'
const { fulfilment: served } = shopSettings('kicks-and-phones')
const NO_WAYS = { ...served, zones: [], pickup: [] }

function decide(before: Partial<TurnState>, acts: Act[], lastOrder: { orderId: string; paid: boolean } | null = null) {
  return decideCheckout(stateWith({ reading: reading(acts), ...before, acts }), { served, lastOrder })
}

const stepOf = (patch: TurnPatch) => patch.checkout?.step
const due = { orderId: ids.order, total }

describe('the total that was shown', () => {
  const YES: [string, Act[], object][] = [
    ['yes', [{ act: 'confirm' }], { method: 'stk', msisdn: OWN }],
    ['its button', [choose('yes')], { method: 'stk', msisdn: OWN }],
    ['"pay"', [{ act: 'checkout' }], { method: 'stk', msisdn: OWN }],
    ['another number', [phone(OTHER)], { method: 'stk', msisdn: OTHER }],
    ['no, but another number', [{ act: 'reject' }, phone(OTHER)], { method: 'stk', msisdn: OTHER }],
    ['paybill', [payBy('c2b')], { method: 'c2b', msisdn: null }],
    ['yes, by card', [{ act: 'confirm' }, payBy('card')], { method: 'card', msisdn: null }],
  ]
  it.each(YES)('is paid on %s, once the order was priced again', (_said, acts, way) => {
    expect(stepOf(decide(shown, acts))).toEqual({ kind: 'order', pay: { ...due, ...way }, asks: null })
  })

  it('is not paid because another journey hands the order over', () => {
    const handed = decide({ ...shown, reading: reading([{ act: 'claim_paid', receipt: null }]) }, [{ act: 'checkout' }])
    expect(stepOf(handed)).toEqual({ kind: 'order', pay: null, asks: null })
    const awaited = decide({ ...awaiting, reading: reading([]) }, [{ act: 'checkout' }])
    expect(stepOf(awaited)).toEqual({ kind: 'methods', shows: 'checkout' })
  })

  it.each([payBy('stk'), phone(OTHER), { act: 'confirm' }] as const)(
    'is not paid by %j beside money that was sent',
    (act) => {
      const claim: Act = { act: 'claim_paid', receipt: 'TKL7XABCDE' }
      const patch = decide({ ...shown, reading: reading([claim, act]) }, [act])
      expect(stepOf(patch)).toEqual({ kind: 'done' })
      expect(stepOf(decide({ ...awaiting, reading: reading([claim, act]) }, [act]))).toEqual({ kind: 'done' })
    },
  )

  it('is not paid by a yes that came with a change of the cart', () => {
    const step = stepOf(decide({ ...shown, cartChanged: true }, [{ act: 'confirm' }]))
    expect(step).toEqual({ kind: 'order', pay: null, asks: null })
  })

  it('is not paid by a yes that came with another place', () => {
    const patch = decide(shown, [{ act: 'confirm' }, pickUp])
    expect(stepOf(patch)).toEqual({ kind: 'order', pay: null, asks: null })
    expect(patch.fulfilment).toEqual(PICKUP)
  })

  it('lists the other ways when she wants one', () => {
    const { pending } = decide(shown, [choose('other_way')])
    expect(pending).toEqual({ kind: 'choose_payment', ...due, methods: ['stk', 'c2b', 'card'] })
  })

  it('asks for a number when hers is no Kenyan one, and when the one she gives is none', () => {
    const abroad = { ...shown, phoneE164: '+4917012345', pending: { ...confirm(), msisdn: null } }
    expect(decide(abroad, [{ act: 'confirm' }]).pending).toMatchObject({ kind: 'give_phone', ...due })
    expect(decide(shown, [phone(null)]).pending).toMatchObject({ kind: 'give_phone', ...due })
  })

  it('asks for the number that a prompt goes to when the prompt is the other way', () => {
    const choosing = { ...shown, pending: { kind: 'choose_payment' as const, ...due, methods: ['stk' as const] } }
    const asked = decide(choosing, [choose('pay:stk')])
    expect(asked.pending).toMatchObject({ kind: 'give_phone' })
    expect(stepOf(decide({ ...choosing, ...asked }, [phone(OTHER)]))).toMatchObject({
      pay: { ...due, method: 'stk', msisdn: OTHER },
    })
  })

  it('says so when a way is not open, and goes on asking', () => {
    const onlyPrompt = { ...shown, pending: { ...confirm(), methods: ['stk' as const] } }
    const patch = decide(onlyPrompt, [payBy('card')])
    expect(patch.said).toEqual(['No, this shop does not take that way of paying here yet.'])
    expect(stepOf(patch)).toEqual({ kind: 'done' })
  })

  it.each([
    ['no', { act: 'reject' }],
    ['its button', choose('change')],
  ] as const)('is asked what to change on %s', (_said, act) => {
    const patch = decide(shown, [act])
    expect(patch.said?.[0]).toContain('What should I change?')
    expect(patch.checkout).toMatchObject({ step: { kind: 'done' }, asks: 'nothing' })
  })

  it('is put aside when she cancels, and kept when it was placed before', () => {
    const cancel: Act = { act: 'cancel', order: false, reference: null }
    expect(decide(shown, [cancel])).toMatchObject({ cart: [], pending: null, orderId: null })
    const kept = decide({ ...shown, changingOrderId: ids.order }, [cancel])
    expect(kept).toMatchObject({ pending: null, parked: true, suspended: { kind: 'confirm_checkout' } })
    expect(kept.cart).toBeUndefined()
  })
})

function confirm() {
  return { kind: 'confirm_checkout' as const, ...due, method: 'stk' as const, msisdn: OWN, methods: ['stk' as const] }
}

describe('where it goes', () => {
  const WAYS: [string, Act, object][] = [
    ['a zone', deliverTo('zone-b'), { kind: 'delivery', zoneId: 'zone-b', address: null, pin: null }],
    ['another town', deliverTo(null, 'Voi'), { kind: 'delivery', zoneId: 'courier-other', address: 'Voi', pin: null }],
    ['the shop itself', pickUp, PICKUP],
    ['its button', choose('pickup:jua-plaza'), PICKUP],
  ]
  it.each(WAYS)('is taken over from %s, and the order written with it', (_said, act, fulfilment) => {
    const patch = decide({ orderId: ids.order, pending: deliveryQuestion('way', served) }, [act])
    expect(patch.fulfilment).toEqual(fulfilment)
    expect(stepOf(patch)).toEqual({ kind: 'order', pay: null, asks: null })
  })

  it.each([
    ['delivery alone', deliverTo(null), 'where'],
    ['the button for delivery', choose('deliver'), 'where'],
    ['"other towns"', deliverTo('courier-other'), 'town'],
  ] as const)('is asked for after %s', (_said, act, asks) => {
    const pending = deliveryQuestion('way', served)
    expect(stepOf(decide({ pending }, [act]))).toMatchObject({ kind: 'order', asks: { kind: 'choose_delivery', asks } })
    const written = decide({ pending, orderId: ids.order }, [act])
    expect(written).toMatchObject({ pending: { kind: 'choose_delivery', asks }, checkout: { step: { kind: 'done' } } })
  })

  it('is refused honestly where nobody goes', () => {
    const local = { ...served, zones: served.zones.filter(({ elsewhere }) => !elsewhere) }
    const state = stateWith({ acts: [deliverTo(null, 'Kampala')] })
    const { checkout } = decideCheckout(state, { served: local, lastOrder: null })
    expect(checkout?.step).toMatchObject({ asks: { asks: 'not_served', place: 'Kampala' } })
  })

  it('is kept for later while something of the goods is open', () => {
    const patch = decide({ asks: true }, [deliverTo('zone-b')])
    expect(patch).toMatchObject({ fulfilment: { zoneId: 'zone-b' }, said: ['All right, it goes to Nairobi Zone B.'] })
    expect(stepOf(patch)).toEqual({ kind: 'done' })
  })

  it('of what is ordered is changed at its order', () => {
    const lines = [{ variantId: ids.variant, quantity: 1 }]
    expect(stepOf(decide(awaiting, [pickUp]))).toEqual({ kind: 'redirect', orderId: ids.order, lines })
    const after = { cart: [], fulfilment: KILIMANI }
    const placed = { orderId: ids.order, paid: true }
    expect(stepOf(decide(after, [pickUp], placed))).toMatchObject({ kind: 'look_up', wanted: 'redirect' })
  })
})

describe('while money is awaited', () => {
  const TRIES: [string, Act, object][] = [
    ['another try', choose('pay:stk'), { method: 'stk', msisdn: OWN }],
    ['"pay"', { act: 'checkout' }, { method: 'stk', msisdn: OWN }],
    ['another number', phone(OTHER), { method: 'stk', msisdn: OTHER }],
    ['paybill', payBy('c2b'), { method: 'c2b', msisdn: null }],
    ['a card', choose('pay:card'), { method: 'card', msisdn: null }],
  ]
  it.each(TRIES)('%s asks for the same total at once', (_said, act, way) => {
    expect(stepOf(decide(awaiting, [act]))).toEqual({ kind: 'pay', pay: { ...due, ...way } })
  })

  it('a yes to nothing changes nothing', () => {
    expect(decide(awaiting, [{ act: 'confirm' }])).toEqual({
      checkout: expect.objectContaining({ step: { kind: 'done' } }),
    })
  })

  it('a yes to remembering the place remembers it, a no does not', () => {
    const offered = { ...awaiting, pending: { ...waiting(), remembers: true } }
    expect(stepOf(decide(offered, [{ act: 'confirm' }]))).toEqual({ kind: 'remember', delivery: KILIMANI })
    expect(stepOf(decide({ ...offered, pending: null }, [choose('remember')]))).toMatchObject({ kind: 'remember' })
    expect(decide(offered, [{ act: 'reject' }])).toMatchObject({ pending: { remembers: false } })
  })

  it('whether it came is for whoever looks orders up', () => {
    const { agenda } = decide(awaiting, [choose('pay:check')])
    expect(agenda).toMatchObject([{ to: 'orders', acts: [{ act: 'ask_payment' }] }])
  })

  it('later keeps it unpaid', () => {
    expect(decide(awaiting, [choose('pay:later')])).toMatchObject({ pending: null, parked: true })
  })
})

function waiting() {
  const { attempt, order } = ids
  return { kind: 'await_payment' as const, orderId: order, attemptId: attempt, method: 'stk' as const, msisdn: OWN }
}

describe('a payment of which the session knows nothing', () => {
  it.each([choose('pay:c2b'), payBy('card'), { act: 'checkout' }, phone(OTHER)] as const)(
    '%j looks the order up',
    (act) => {
      expect(stepOf(decide({ cart: [] }, [act]))).toMatchObject({ kind: 'look_up', wanted: 'pay' })
    },
  )
})

describe('questions about delivery', () => {
  const ask = (more: object = {}): Act => ({
    act: 'ask_delivery',
    aspect: 'fee',
    zoneId: 'zone-b',
    elsewhere: null,
    spendMinor: null,
    words: 'how much to Kilimani?',
    ...more,
  })

  it('are answered first, and leave what was asked as it was', () => {
    const patch = decide(shown, [ask()])
    expect(stepOf(patch)).toEqual({ kind: 'quote', next: { kind: 'done' } })
    expect(patch.pending).toBeUndefined()
    expect(patch.lastQuestion).toMatchObject({ act: 'ask_delivery', topic: 'fee', zoneId: 'zone-b' })
  })

  it('do not hold up the yes beside them', () => {
    const step = stepOf(decide(shown, [ask(), { act: 'confirm' }]))
    expect(step).toMatchObject({ kind: 'quote', next: { kind: 'order', pay: { method: 'stk' } } })
  })

  it('are about the order that was paid, when it is asked when it comes', () => {
    const when = ask({ aspect: 'time', zoneId: null })
    const placed = { orderId: ids.order, paid: true }
    expect(stepOf(decide({ cart: [] }, [when], placed))).toMatchObject({ kind: 'look_up', wanted: 'promise' })
  })

  it('go to the documents of a shop whose settings say nothing', () => {
    const state = stateWith({ cart: [], acts: [ask()] })
    const { agenda } = decideCheckout(state, { served: NO_WAYS, lastOrder: null })
    expect(agenda).toMatchObject([{ to: 'support', acts: [{ act: 'ask_shop', words: 'how much to Kilimani?' }] }])
  })

  it('about cash name the ways that are open', () => {
    const { checkout } = decide(shown, [payBy('cash', true)])
    expect(checkout).toMatchObject({ step: { kind: 'methods', shows: 'ways' }, asksAbout: 'cash' })
  })
})
