import { describe, expect, it } from 'vitest'
import { readPrice } from '../../../../src/domain/catalog/imports/read-price.ts'

describe('a price as it stands in a file', () => {
  it.each([
    ['4000', 400_000],
    ['4000.00', 400_000],
    ['4,000.00', 400_000],
    ['4,000', 400_000],
    ['1,234,567.5', 123_456_750],
    ['4.000,50', 400_050],
    ['1.234.567', 123_456_700],
    ['4000,5', 400_050],
    ['4 000', 400_000],
    ['KES 4000', 400_000],
    ['Ksh. 4,000/=', 400_000],
    ['kshs4000', 400_000],
    ['4000 KES', 400_000],
    ['4000/=', 400_000],
    ['4000.0000', 400_000],
    ['0.5', 50],
  ])('%s is read by the currency of the shop', (text, minor) => {
    expect(readPrice(text, 'KES')).toEqual({ minor })
  })

  it.each([
    ['4.000', 'price_ambiguous'],
    ['$40', 'other_currency'],
    ['USD 40', 'other_currency'],
    ['€40.00', 'other_currency'],
    ['TSh 4000', 'other_currency'],
    ['-4000', 'price_negative'],
    ['0', 'price_zero'],
    ['0.00', 'price_zero'],
    ['99999999999', 'price_too_large'],
    ['4000.123', 'price_unreadable'],
    ['40,00,000', 'price_unreadable'],
    ['=4000', 'price_unreadable'],
    ['=SUM(A1:A9)', 'price_unreadable'],
    ['+4000+1', 'price_unreadable'],
    ['four thousand', 'price_unreadable'],
    ['4000 each', 'price_unreadable'],
    ['call us', 'price_unreadable'],
    ['.', 'price_unreadable'],
  ])('%s is a problem: %s', (text, problem) => {
    expect(readPrice(text, 'KES')).toEqual({ problem })
  })

  it('takes the shillings of a neighbour for those of the shop only where they are', () => {
    expect(readPrice('TSh 4000', 'TZS')).toEqual({ minor: 400_000 })
    expect(readPrice('R 40', 'ZAR')).toEqual({ minor: 4_000 })
  })
})
