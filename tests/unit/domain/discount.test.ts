import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountOf, type OfferRule } from '../../../src/domain/offers/index.ts'

const rule = (fields: Partial<OfferRule>): OfferRule => ({
  kind: 'percent',
  percent: 10,
  amountMinor: null,
  maxDiscountMinor: null,
  minTotalMinor: 0,
  categories: [],
  ...fields,
})
const basket = (...lines: [string, number][]) => ({
  subtotalMinor: lines.reduce((total, [, minor]) => total + minor, 0),
  lines: lines.map(([category, lineTotalMinor]) => ({ category, lineTotalMinor })),
})

describe('discountOf', () => {
  it('rounds a percentage down to whole shillings', () => {
    expect(discountOf(rule({ percent: 5 }), basket(['shoes', 33_300]))).toEqual({
      outcome: 'applies',
      amountMinor: 1_600,
    })
  })

  it('never takes off more than the lines it is for', () => {
    const fixed = rule({ kind: 'fixed', percent: null, amountMinor: 50_000, categories: ['shoes'] })
    expect(discountOf(fixed, basket(['shoes', 20_000], ['phones', 90_000]))).toEqual({
      outcome: 'applies',
      amountMinor: 20_000,
    })
  })

  it('never takes off more than the limit of a percentage', () => {
    const limited = rule({ maxDiscountMinor: 50_000 })
    expect(discountOf(limited, basket(['shoes', 900_000]))).toEqual({ outcome: 'applies', amountMinor: 50_000 })
    expect(discountOf(limited, basket(['shoes', 400_000]))).toEqual({ outcome: 'applies', amountMinor: 40_000 })
  })

  it('names what is missing', () => {
    expect(discountOf(rule({ categories: ['phones'] }), basket(['shoes', 100]))).toEqual({
      outcome: 'not_for_these_items',
    })
    expect(discountOf(rule({ minTotalMinor: 200 }), basket(['shoes', 199]))).toEqual({ outcome: 'below_minimum' })
  })

  it('lies between nothing and the order, in whole shillings for whole prices', () => {
    const shillings = fc.integer({ min: 1, max: 500_000 }).map((whole) => whole * 100)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.array(shillings, { minLength: 1, maxLength: 5 }),
        (percent, prices) => {
          const whole = basket(...prices.map((minor): [string, number] => ['shoes', minor]))
          const discount = discountOf(rule({ percent }), whole)
          if (discount.outcome !== 'applies') throw new Error('a discount for everything applies')
          expect(discount.amountMinor).toBeGreaterThanOrEqual(0)
          expect(discount.amountMinor).toBeLessThanOrEqual(whole.subtotalMinor)
          expect(discount.amountMinor % 100).toBe(0)
        },
      ),
    )
  })
})
