import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsOf } from '../../../src/adapters/mpesa/cents-of.ts'
import { readCallback } from '../../../src/adapters/mpesa/read-callback.ts'

const body = (items: object[] | undefined, result: object = {}) =>
  JSON.stringify({
    Body: {
      stkCallback: {
        MerchantRequestID: 'ab12-34cd-1',
        CheckoutRequestID: 'ws_CO_1',
        ResultCode: 0,
        ResultDesc: 'Result.',
        ...(items === undefined ? {} : { CallbackMetadata: { Item: items } }),
        ...result,
      },
    },
  })
const AMOUNT = { Name: 'Amount', Value: 250 }
const RECEIPT = { Name: 'MpesaReceiptNumber', Value: 'UBC1DEF2GH' }
const PHONE = { Name: 'PhoneNumber', Value: 254_700_000_001 }
const full = { amountMinor: 25_000, receipt: 'UBC1DEF2GH', msisdn: '254700000001' }

describe('reading a callback', () => {
  it.each([
    ['in the usual order', [AMOUNT, RECEIPT, { Name: 'Balance' }, PHONE], full],
    ['in another order', [PHONE, { Name: 'Balance', Value: '{Amount={BasicAmount=0}}' }, RECEIPT, AMOUNT], full],
    ['with a textual amount', [{ Name: 'Amount', Value: '250.00' }, RECEIPT, PHONE], full],
    ['with a decimal amount', [{ Name: 'Amount', Value: 250.5 }], { amountMinor: 25_050, receipt: null, msisdn: null }],
    [
      'without values',
      [{ Name: 'Amount' }, { Name: 'MpesaReceiptNumber', Value: null }],
      { amountMinor: null, receipt: null },
    ],
    ['with unknown names', [{ Name: 'Extra', Value: { a: 1 } }, AMOUNT], { amountMinor: 25_000 }],
  ])('finds the items by name %s', (_name, items, claim) => {
    expect(readCallback(body(items))).toMatchObject({ outcome: 'claim', claim: { resultCode: '0', ...claim } })
  })

  it.each([
    [0, '0'],
    ['0', '0'],
    [' 1032 ', '1032'],
    [1037, '1037'],
    ['SFC_IC0003', 'SFC_IC0003'],
    ['00', '00'],
  ])('keeps the result code %j as text', (code, text) => {
    expect(readCallback(body(undefined, { ResultCode: code }))).toMatchObject({
      claim: { resultCode: text, amountMinor: null },
    })
  })

  it('never throws, whatever the body', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['claim', 'unreadable', 'malformed']).toContain(readCallback(text).outcome)
      }),
    )
  })
})

describe('cents', () => {
  it.each([
    [250, 25_000],
    ['250', 25_000],
    ['5.00', 500],
    ['0.1', 10],
    [0.29, 29],
    [19.99, 1_999],
    ['1234567.89', 123_456_789],
    ['2.500', 250],
  ])('of %j are %i', (value, cents) => {
    expect(centsOf(value)).toBe(cents)
  })

  it.each([
    '',
    '1,000',
    '-5',
    '1e3',
    '2.505',
    'KES 5',
    ' ',
    '.5',
    '5.',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    null,
    {},
    true,
  ])('are not read from %j', (value) => {
    expect(centsOf(value)).toBeNull()
  })
})
