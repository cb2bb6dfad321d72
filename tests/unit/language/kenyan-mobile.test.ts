import { describe, expect, it } from 'vitest'
import { kenyanMobile } from '../../../src/lib/kenyan-mobile.ts'

describe('a Kenyan mobile number', () => {
  it.each([
    ['0712345678', '254712345678'],
    ['0112345678', '254112345678'],
    ['712345678', '254712345678'],
    ['112345678', '254112345678'],
    ['254712345678', '254712345678'],
    ['+254 712 345 678', '254712345678'],
    ['00254-712-345678', '254712345678'],
    ['(0712) 345.678', '254712345678'],
    ['whatsapp:+254712345678', '254712345678'],
  ])('reads %s', (typed, msisdn) => {
    expect(kenyanMobile(typed)).toBe(msisdn)
  })

  it.each([
    '',
    '0812345678',
    '0201234567',
    '+255712345678',
    '+44 7123 456789',
    '071234567',
    '07123456789',
    '07l2345678',
    '25412345678',
  ])('does not take %j for one', (typed) => {
    expect(kenyanMobile(typed)).toBeNull()
  })
})
