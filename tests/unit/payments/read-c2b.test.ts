import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readC2b } from '../../../src/adapters/mpesa/read-c2b.ts'

const BODY = {
  TransactionType: 'Pay Bill',
  TransID: 'SJ10AB2CD3',
  TransTime: '20261116120500',
  TransAmount: '10.00',
  BusinessShortCode: '600638',
  BillRefNumber: ' ab-12 ',
  InvoiceNumber: '',
  OrgAccountBalance: '49125.00',
  ThirdPartyTransID: '',
  MSISDN: '2547 ***** 126',
  FirstName: 'NJERI',
  MiddleName: null,
  LastName: null,
}
const read = (change: object) => readC2b(JSON.stringify({ ...BODY, ...change }))

describe('a report of money sent by hand', () => {
  it('is read with its receipt, amount, reference and Nairobi time', () => {
    expect(read({})).toMatchObject({
      outcome: 'claim',
      claim: {
        receipt: 'SJ10AB2CD3',
        amountMinor: 1_000,
        shortcode: '600638',
        typedReference: 'ab-12',
        payer: '2547*****126',
        paidAt: '2026-11-16T09:05:00.000Z',
      },
    })
  })

  it.each([
    ['10', 1_000],
    ['10.5', 1_050],
    [10, 1_000],
    [10.25, 1_025],
  ])('may write its amount as %j', (TransAmount, amountMinor) => {
    expect(read({ TransAmount })).toMatchObject({ claim: { amountMinor } })
  })

  it.each(['', '0', '-5', '1,000', 'ten', null, true])('is not read with the amount %j', (TransAmount) => {
    expect(read({ TransAmount })).toMatchObject({
      outcome: 'unreadable',
      problem: expect.stringMatching(/^unexpected TransAmount/),
    })
  })

  it.each([
    ['254712345678', '2547*****678'],
    [254712345678, '2547*****678'],
    ['2547 ***** 126', '2547*****126'],
    ['AB'.repeat(32), 'hash abababab'],
    ['', null],
    [null, null],
  ])('keeps of the number %j no more than a person needs', (MSISDN, payer) => {
    const reading = read({ MSISDN })
    expect(reading).toMatchObject({ claim: { payer }, raw: { MSISDN: payer } })
  })

  it('never keeps the balance of the shop, also when the rest cannot be read', () => {
    for (const reading of [read({}), read({ TransID: null })])
      expect(reading.raw).not.toHaveProperty('OrgAccountBalance')
    expect(JSON.stringify(readC2b('{"OrgAccountBalance":"49125.00"').raw)).not.toContain('49125')
  })

  it('is read without names, reference or time, and with keys nobody knows', () => {
    const change = { BillRefNumber: null, TransTime: '20261399000000', FirstName: undefined, Extra: { a: 1 } }
    expect(read(change)).toMatchObject({ claim: { typedReference: '', paidAt: null } })
  })

  it('never makes the reader throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readC2b(text)))
  })
})
