import { describe, expect, it } from 'vitest'
import type { Pending } from '../../../journeys/pending.ts'
import { hear } from '../../../journeys/sales/hear.ts'
import { readAnswer, removesFromCart } from '../../../journeys/sales/read-answer.ts'
import type { TurnState } from '../../../journeys/turn-state.ts'
import type { PaymentMethod } from '../../../src/domain/tenancy/schemas.ts'
import { cartLine, engine, ids, shown, stateWith, total } from './sales-state.ts'

const pick: Pending = { kind: 'pick_item', options: shown }
const colour: Pending = {
  kind: 'choose_option',
  itemId: ids.jogger,
  option: 'colour',
  choices: ['black', 'blue'],
  chosen: { size: '42' },
  quantity: 1,
}
const size: Pending = { ...colour, option: 'size', choices: ['41', '42', '43'], chosen: {} }
const few: Pending = { kind: 'choose_quantity', itemId: ids.jogger, variantId: ids.variant, available: 3 }
const confirm: Pending = { kind: 'confirm_order', orderId: ids.order, total }
const method: Pending = { kind: 'choose_payment', orderId: ids.order, total, methods: ['stk', 'c2b'] }
const phone: Pending = { kind: 'confirm_phone', orderId: ids.order, total, msisdn: '254712345678' }
const paying: Pending = {
  kind: 'await_payment',
  method: 'stk',
  orderId: ids.order,
  attemptId: ids.attempt,
  msisdn: '254722000111',
}

function read(pending: Pending | null, text: string, more: Partial<TurnState> = {}, choice: string | null = null) {
  return readAnswer(stateWith({ pending, message: text, ...more }), hear(text, choice, engine))
}

const cart = [cartLine]
const placed = { cart, orderId: ids.order, orderTotals: { subtotal: total, discount: total, total } }
const inPayment = { ...placed, paymentRequestId: ids.attempt }

describe('an answer to the numbered list', () => {
  it.each([
    ['2', ids.jogger],
    ['the second one', ids.jogger],
    ['ya pili', ids.jogger],
    ['ya mwisho', ids.socks],
    ['Breeze Jogger', ids.jogger],
    ['nataka breeze', ids.jogger],
    ['naomba namba 3', ids.socks],
  ])('%s opens that item', (text, itemId) => {
    expect(read(pick, text)).toMatchObject({ step: { kind: 'open', itemId }, certain: true })
  })

  it('takes a tap before the words', () => {
    expect(read(pick, 'Rift Runner 2', {}, 'item:1')).toMatchObject({ step: { kind: 'open', itemId: ids.runner } })
  })

  it('reads the details said with the number', () => {
    expect(read(pick, '2 in black')).toMatchObject({ step: { kind: 'open', itemId: ids.jogger, words: '2 in black' } })
  })

  it.each([['9'], ['namba 7']])('%s is out of range and says how far it goes', (text) => {
    expect(read(pick, text).step).toEqual({ kind: 'say', notice: { say: 'out_of_range', count: 3 } })
  })

  it.each([['others'], ['none of these'], ['nyingine'], ['zingine basi'], ['hapana']])('%s asks for others', (text) => {
    expect(read(pick, text)).toMatchObject({ step: { kind: 'search', mode: 'others' }, certain: true })
  })

  it.each([['size 43'], ['no, size 43'], ['cheaper ones'], ['nyeusi'], ['under 4000']])(
    '%s narrows the search',
    (text) => {
      expect(read(pick, text)).toMatchObject({ step: { kind: 'search', mode: 'refine' }, certain: true })
    },
  )

  it.each([['yes'], ['ndiyo'], ['0'], ['99']])('%s chooses none of several and is told how far they go', (text) => {
    expect(read(pick, text).step).toEqual({ kind: 'say', notice: { say: 'out_of_range', count: 3 } })
  })

  it('takes a detail of the only item for a yes', () => {
    const [only] = shown
    const single: Pending = { kind: 'pick_item', options: only === undefined ? [] : [only] }
    expect(read(single, '43')).toMatchObject({ step: { kind: 'say' } })
    expect(read(single, 'the blue one')).toMatchObject({ step: { kind: 'open', itemId: ids.runner } })
  })

  it('leaves other goods to the classifiers', () => {
    expect(read(pick, 'power bank')).toMatchObject({ step: { kind: 'search', mode: 'new' }, certain: false })
  })
})

describe('an answer to an open option', () => {
  it.each([
    ['blue', { size: '42', colour: 'blue' }],
    ['2', { size: '42', colour: 'blue' }],
    ['ya kwanza', { size: '42', colour: 'black' }],
    ['nyeusi', { size: '42', colour: 'black' }],
    ['yoyote', { size: '42', colour: 'black' }],
  ])('%s chooses the value', (text, chosen) => {
    expect(read(colour, text)).toMatchObject({ step: { kind: 'open', itemId: ids.jogger, chosen }, certain: true })
  })

  it('takes a number that is a size as the size, and a small one as the place', () => {
    expect(read(size, '43')).toMatchObject({ step: { chosen: { size: '43' } } })
    expect(read(size, '1')).toMatchObject({ step: { chosen: { size: '41' } } })
  })

  it('goes back to the list for "no, the first one"', () => {
    expect(read(colour, 'hapana, ya kwanza')).toMatchObject({ step: { kind: 'open', itemId: ids.runner } })
  })

  it('keeps a wish that is not on offer, so that it can be told', () => {
    expect(read(size, 'size 48')).toMatchObject({ step: { kind: 'open', words: 'size 48' }, certain: true })
  })

  it('remembers a quantity said on the way', () => {
    expect(read(colour, 'pairs mbili')).toMatchObject({ step: { kind: 'open', quantity: 2 } })
  })

  it.each([['make it two'], ['iwe mbili'], ['ziwe mbili']])('%s is how many, not which one', (text) => {
    expect(read(colour, text)).toMatchObject({ step: { kind: 'open', itemId: ids.jogger, quantity: 2 } })
  })

  it('makes it another value when that is one', () => {
    expect(read(size, 'make it 43')).toMatchObject({ step: { kind: 'open', chosen: { size: '43' } } })
  })

  it('leaves other goods with a price to the classifiers, and looks for a cheaper one of these', () => {
    const step = { kind: 'search', mode: 'new', ask: { terms: ['phone'], maxPriceMinor: 1_500_000 } }
    expect(read(colour, 'show me phones under 15k')).toMatchObject({ step, certain: false })
    expect(read(colour, 'something cheaper')).toMatchObject({ step: { kind: 'search', mode: 'refine' }, certain: true })
  })

  it('counts no place in a list that is shown without numbers', () => {
    const long: Pending = { ...size, choices: ['36', '37', '38', '39', '40', '41', '42', '43'] }
    expect(read(long, '1').step).toEqual({ kind: 'say', notice: { say: 'choose_one' } })
    expect(read(long, '38')).toMatchObject({ step: { chosen: { size: '38' } } })
  })

  it.each([['no'], ['hapana'], ['remove it']])('%s shows the list again', (text) => {
    expect(read(colour, text).step).toEqual({ kind: 'back_to_list' })
  })
})

describe('an answer to "how many?"', () => {
  it.each([
    ['2', 2],
    ['mbili', 2],
    ['yes', 3],
    ['take all', 3],
    ['50', 50],
  ])('%s is %d', (text, quantity) => {
    expect(read(few, text)).toMatchObject({ step: { kind: 'open', quantity }, certain: true })
  })
})

describe('an answer to the order', () => {
  it.each([['yes'], ['ndiyo'], ['1'], ['sawa'], ['poa']])('%s confirms', (text) => {
    expect(read(confirm, text, placed)).toEqual({ step: { kind: 'confirm' }, certain: true })
  })

  it.each([
    ['no, size 43', 'no, size 43'.replace('no, ', '')],
    ['nataka blue', 'nataka blue'],
  ])('%s opens the line with the new option', (text, words) => {
    expect(read(confirm, text, placed)).toMatchObject({ step: { kind: 'open', itemId: ids.jogger, line: 0, words } })
  })

  it.each([
    ['make it 2', 2],
    ['pairs mbili', 2],
    ['ziwe tatu', 3],
    ['ongeza mbili', 3],
    ['mbili', 2],
    ['zii, iwe moja', 1],
  ])('%s makes it %d', (text, quantity) => {
    expect(read(confirm, text, placed)).toMatchObject({ step: { kind: 'open', line: 0, quantity } })
  })

  it('replaces the line for "hapana, ya kwanza"', () => {
    const step = { kind: 'open', itemId: ids.runner, line: 0 }
    expect(read(confirm, 'hapana, ya kwanza', placed)).toMatchObject({ step, certain: true })
  })

  it.each([['pia nataka soksi'], ['add socks'], ['also a power bank']])('%s keeps the cart and searches', (text) => {
    expect(read(confirm, text, placed)).toMatchObject({ step: { kind: 'search', mode: 'add' }, certain: true })
  })

  it.each([['remove the breeze jogger'], ['toa breeze jogger'], ['remove it']])('%s empties the cart', (text) => {
    expect(read(confirm, text, placed)).toMatchObject({ step: { kind: 'narrow_again', notice: { say: 'cart_empty' } } })
  })

  it('is not dropped by a removal', () => {
    const two = [cartLine, { ...cartLine, itemId: ids.socks, itemName: 'Sports Socks' }]
    const state = stateWith({ pending: confirm, ...placed, cart: two, message: 'futa soksi' })
    expect(removesFromCart(state, hear('futa soksi', null, engine))).toBe(true)
    expect(read(confirm, 'futa soksi', { ...placed, cart: two })).toMatchObject({
      step: { kind: 'order', cart: [cartLine], notice: { say: 'removed_line', name: 'Sports Socks' } },
    })
  })

  it.each([['try again'], ['lipa sasa']])('%s shows it again while nothing was sent to the phone', (text) => {
    expect(read(null, text, placed)).toMatchObject({ step: { kind: 'order' }, certain: true })
  })

  it.each([['7'], ['40']])('%s is out of range and changes nothing', (text) => {
    expect(read(confirm, text, placed).step).toEqual({ kind: 'say', notice: { say: 'out_of_range', count: 3 } })
  })
})

describe('an answer about the payment', () => {
  it.each([
    ['2', 'c2b'],
    ['paybill', 'c2b'],
    ['mpesa prompt', 'stk'],
    ['ya kwanza', 'stk'],
  ])('%s is %s', (text, named) => {
    expect(read(method, text, placed).step).toEqual({ kind: 'method', method: named })
  })

  it.each([
    ['yes', '254712345678'],
    ['1', '254712345678'],
    ['0722 000 111', '254722000111'],
    ['tuma kwa +254110000222', '254110000222'],
  ])('%s sends the prompt to %s', (text, msisdn) => {
    expect(read(phone, text, placed)).toEqual({ step: { kind: 'push', msisdn }, certain: true })
  })

  it.each([['no'], ['namba nyingine'], ['another number']])('%s asks for the number', (text) => {
    expect(read(phone, text, placed).step).toEqual({ kind: 'ask_phone' })
  })

  it('refuses what is no Kenyan number', () => {
    expect(read(phone, '12345678', placed).step).toEqual({ kind: 'say', notice: { say: 'bad_phone' } })
  })

  it('still takes a correction of the cart', () => {
    expect(read(phone, 'no, size 43', placed)).toMatchObject({ step: { kind: 'open', line: 0 } })
  })
})

describe('words while a prompt is out', () => {
  it.each([
    ['did it go through?', 'payment'],
    ['imeingia?', 'payment'],
    ['nimelipa', 'payment'],
    ['malipo yangu yamefika?', 'payment'],
    ['nimetuma pesa', 'payment'],
    ['I have already paid', 'payment'],
    ['prompt haijafika', 'payment'],
    ["I didn't get any prompt", 'payment'],
    ['TKL7XABCDE Confirmed. Ksh3,420.00 sent to KICKS 0722000111 on 22/11/26 at 1:15 PM', 'payment'],
    ['TKL7XABCDE Imethibitishwa Ksh3,420.00 imetumwa kwa KICKS', 'payment'],
    ['TKL7XABCDE', 'payment'],
    ['1', 'payment'],
    ['ok', 'payment'],
    ['make it 2', 'change'],
    ['no, size 43', 'change'],
    ['remove the breeze jogger', 'change'],
    ['cancel my order', null],
  ])('%s asks the record', (text, wish) => {
    expect(read(paying, text, inPayment)).toEqual({ step: { kind: 'status', wish }, certain: true })
  })

  const enabled = {
    ...inPayment,
    paymentsEnabled: { stk: true, c2b: true, card: true },
    paymentMethods: ['stk', 'c2b', 'card'] satisfies PaymentMethod[],
  }
  it.each([
    ['paybill', { kind: 'method', method: 'c2b' }],
    ['nipe paybill namba', { kind: 'method', method: 'c2b' }],
    ['lipa na kadi', { kind: 'method', method: 'card' }],
    ['pay by card', { kind: 'method', method: 'card' }],
    ['jaribu tena', { kind: 'retry', msisdn: '254722000111' }],
    ['baadaye', { kind: 'later' }],
    ['maybe later', { kind: 'later' }],
  ])('%s climbs the rescue ladder', (text, step) => {
    expect(read(paying, text, enabled)).toEqual({ step, certain: true })
  })

  it.each([
    ['pay:check', { kind: 'status', wish: 'payment' }],
    ['pay:stk', { kind: 'retry', msisdn: '254722000111' }],
    ['pay:c2b', { kind: 'method', method: 'c2b' }],
    ['pay:card', { kind: 'method', method: 'card' }],
    ['pay:later', { kind: 'later' }],
  ])('a tap on %s does the same', (choice, step) => {
    expect(read(paying, 'anything', enabled, choice)).toEqual({ step, certain: true })
  })

  it.each(['pay:stk', 'pay:c2b', 'pay:card'])('a tap on %s with no order in the session looks for it', (choice) => {
    const { paymentsEnabled, paymentMethods } = enabled
    expect(read(pick, 'anything', { paymentsEnabled, paymentMethods }, choice)).toEqual({
      step: { kind: 'status', wish: choice.replace(':', '_') },
      certain: true,
    })
  })

  it('names no way that the shop has not switched on', () => {
    expect(read(paying, 'paybill', inPayment).step).toEqual({ kind: 'say', notice: { say: 'method_not_enabled' } })
  })

  it.each([['retry'], ['nataka kujaribu tena'], ['PAY'], ['lipa']])('%s tries again', (text) => {
    expect(read(paying, text, inPayment).step).toEqual({ kind: 'retry', msisdn: '254722000111' })
  })

  it.each([['1234'], ['PIN 1234'], ['my pin is 1234']])('%s is a PIN in the wrong place', (text) => {
    const said = { kind: 'say', notice: { say: 'pin_not_here' } }
    expect(read(paying, text, inPayment).step).toEqual(said)
    expect(read(phone, text, placed).step).toEqual(said)
  })

  it('takes another number', () => {
    expect(read(paying, 'tuma kwa 0722000111', inPayment).step).toEqual({ kind: 'retry', msisdn: '254722000111' })
  })
})
