import { describe, expect, it } from 'vitest'
import { parseCancel } from '../../../src/llm/offline/cancel.ts'
import { parseCorrection } from '../../../src/llm/offline/correction.ts'
import { parseCoupon } from '../../../src/llm/offline/coupon.ts'
import { parsePaymentMethod } from '../../../src/llm/offline/payment-method.ts'
import { parsePhone } from '../../../src/llm/offline/phone.ts'
import { parsePick } from '../../../src/llm/offline/picks.ts'
import { parseQuantity } from '../../../src/llm/offline/quantity.ts'
import { parseYesNo } from '../../../src/llm/offline/yes-no.ts'

describe('parsePick', () => {
  it.each([
    ['2', 2],
    ['2️⃣', 2],
    ['#4', 4],
    ['1.', 1],
    ['number two', 2],
    ['option 3 please', 3],
    ['no 2', 2],
    ['the second one', 2],
    ['last one', -1],
    ['ya pili', 2],
    ['namba mbili', 2],
    ['hiyo ya kwanza', 1],
    ['nipe ya tatu', 3],
    ['ile ya mwisho', -1],
    ['nataka number 3', 3],
    ['42', null],
    ['this one', null],
    ['no', null],
    ['2 na 3', null],
    ['my first time here', null],
  ])('reads %j as %j', (message, index) => {
    expect(parsePick(message).index).toBe(index)
  })

  it('leaves the words that may be part of a name', () => {
    expect(parsePick('the black one')).toEqual({ index: null, words: ['black'] })
    expect(parsePick('nataka airforce nyeupe')).toEqual({ index: null, words: ['airforce', 'nyeupe'] })
  })
})

describe('parseYesNo', () => {
  it.each([
    'yes',
    'Yes!!',
    'yap',
    'ok',
    'confirm',
    'yes please',
    'ndio',
    'ndiyo tafadhali tuma',
    'eeh',
    'sawa sawa',
    'poa',
    'fiti',
    '👍🏾',
    'no problem',
    'haina shida',
    'why not',
    'go ahead',
  ])('reads %j as yes', (message) => expect(parseYesNo(message)).toBe('yes'))

  it.each(['no', 'nope', 'not yet', 'no thanks', 'hapana', 'apana', 'la', 'zii', 'sitaki', 'bado', 'sio hiyo', '👎'])(
    'reads %j as no',
    (message) => expect(parseYesNo(message)).toBe('no'),
  )

  it.each([
    'maybe',
    'yes but in black',
    'no, size 42',
    'what',
    'yes no',
    'not sure',
    'sina uhakika',
    'do you deliver',
    '👍👎',
    '',
  ])('does not decide on %j', (message) => expect(parseYesNo(message)).toBeNull())
})

describe('parsePhone', () => {
  it.each([
    ['0712345678', '254712345678'],
    ['+254 712 345 678', '254712345678'],
    ['712345678', '254712345678'],
    ['0112345678', '254112345678'],
    ['00254712345678', '254712345678'],
    ['(0712) 345-678', '254712345678'],
    ['use 0722-000-111 please', '254722000111'],
    ['07123456', null],
    ['+44 7911 123456', null],
    ['order 20931 total 12345678901', null],
    ['0202345678', null],
  ])('normalises %j to %j', (message, phone) => {
    expect(parsePhone(message)).toBe(phone)
  })
})

describe('parseQuantity', () => {
  it.each([
    ['2', 2],
    ['mbili', 2],
    ['just one', 1],
    ['moja tu', 1],
    ['nipe tatu', 3],
    ['a dozen', 12],
    ['half dozen', 6],
    ['dazeni mbili', 24],
    ['5 of them', 5],
    ['x2', 2],
    ['0', null],
    ['many', null],
    ['size 42', null],
  ])('reads %j as %j', (message, quantity) => {
    expect(parseQuantity(message)).toBe(quantity)
  })
})

describe('parseCorrection', () => {
  it.each([
    ['no, size 42', 'size 42'],
    ['hapana, ya 43', 'ya 43'],
    ['I meant black', 'black'],
    ['badala yake nipe nyekundu', 'nyekundu'],
    ['si hiyo', ''],
    ['sio hiyo, ile nyeusi', 'ile nyeusi'],
    ['not the red one, the blue one', 'blue one'],
    ['I said 42 not 43', '42'],
    ['change it to XL', 'xl'],
    ['sitaki hiyo, nataka kubwa', 'kubwa'],
    ['i want the blue one instead', 'i want the blue one'],
  ])('finds what %j means instead', (message, rest) => {
    expect(parseCorrection(message)).toEqual({ isCorrection: true, rest })
  })

  it.each(['no', 'no thanks', 'hapana asante', 'hello', 'sorry, what time do you close?', 'why is it not working'])(
    'does not take %j for a correction',
    (message) => expect(parseCorrection(message).isCorrection).toBe(false),
  )
})

describe('parseCancel', () => {
  it.each([
    'cancel',
    'cancel it please',
    'never mind',
    'forget it',
    'I changed my mind',
    'acha',
    'wacha tu',
    'sitaki tena',
    'ghairi',
    'basi acha',
  ])('takes %j as a wish to drop it', (message) => expect(parseCancel(message)).toBe(true))

  it.each([
    'how do i cancel',
    'cancel my order 4821',
    "don't cancel",
    'acha nifikirie',
    'sitaki nyeusi',
    'acha kunitumia ujumbe',
    'can i cancel later?',
    'stop',
    'nataka viatu',
  ])('leaves %j alone', (message) => expect(parseCancel(message)).toBe(false))
})

describe('parsePaymentMethod', () => {
  it.each([
    ['mpesa', 'stk'],
    ['send me the prompt', 'stk'],
    ['M-PESA', 'stk'],
    ['paybill', 'c2b'],
    ['mpesa paybill', 'c2b'],
    ['till number', 'c2b'],
    ['kadi', 'card'],
    ['by credit card', 'card'],
    ['not mpesa, card', 'card'],
    ['mpesa or card', null],
    ['cash', null],
  ])('reads %j as %j', (message, method) => {
    expect(parsePaymentMethod(message)).toBe(method)
  })
})

describe('parseCoupon', () => {
  it.each([
    ['code SAVE10', 'SAVE10'],
    ['kuponi KARIBU20', 'KARIBU20'],
    ['my promo code is tulia15', 'TULIA15'],
    ['use coupon "NEWYEAR"', 'NEWYEAR'],
    ['apply JULY50 coupon', 'JULY50'],
    ['SAVE10', 'SAVE10'],
    ['msimbo wangu ni KARIBU10', 'KARIBU10'],
    ['code yangu ni karibu10', 'KARIBU10'],
    ['do you have a promo code', null],
    ['code gani', null],
    ['XL', null],
    ['42', null],
  ])('reads %j as %j', (message, code) => {
    expect(parseCoupon(message)).toBe(code)
  })
})
