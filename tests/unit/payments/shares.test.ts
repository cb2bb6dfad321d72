import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PlanStatus, ShareStatus } from '../../../src/domain/payments/schemas/shares.ts'
import { offerShares } from '../../../src/domain/payments/shares/offer-shares.ts'
import { splitAgain, splitEvenly } from '../../../src/domain/payments/shares/split.ts'
import { PLAN_TRANSITIONS, SHARE_TRANSITIONS } from '../../../src/domain/payments/shares/transitions.ts'

const SEED = { seed: 20_261_212 }
const shillings = (most: number) => fc.integer({ min: 0, max: most }).map((whole) => whole * 100)
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const TERMS = { enabled: null, mostPayers: 10, leastShareMinor: 5_000, hours: 24 }
const ORDER = { totalMinor: 280_000, currency: 'KES', buyersMsisdn: '254700000001' }

describe('a sum cut among people', () => {
  it('comes back to the last cent, in whole shillings, with what does not divide on the first', () => {
    fc.assert(
      fc.property(shillings(2_000_000), fc.integer({ min: 1, max: 20 }), (total, count) => {
        const parts = splitEvenly(total, count)
        const [first = 0, ...others] = parts
        expect(sumOf(parts)).toBe(total)
        expect(others.every((part) => part === others[0] && part % 100 === 0 && part <= first)).toBe(true)
        expect(first - (others[0] ?? first)).toBeLessThan(count * 100)
      }),
      SEED,
    )
  })

  it('and cut again sums to what is left, asks nobody for more when that is less, and for less when it is more', () => {
    fc.assert(
      fc.property(fc.array(shillings(50_000), { minLength: 1, maxLength: 10 }), shillings(500_000), (amounts, sum) => {
        const again = splitAgain(amounts, sum)
        expect(sumOf(again)).toBe(sum)
        expect(again.every((amount) => amount >= 0)).toBe(true)
        const before = sumOf(amounts)
        if (sum <= before) expect(again.every((amount, at) => amount <= (amounts[at] ?? 0))).toBe(true)
        else expect(again.every((amount, at) => amount >= (amounts[at] ?? 0))).toBe(before > 0 || sum >= 0)
      }),
      SEED,
    )
  })
})

describe('an order shared as its buyer wishes', () => {
  const share = (wish: Partial<Parameters<typeof offerShares>[1]>, order = ORDER) =>
    offerShares(order, { count: null, eachMinor: null, restIsHers: false, msisdns: [], ...wish }, TERMS)

  it.each([
    ['we are four', { count: 4 }, [70_000, 70_000, 70_000, 70_000]],
    ['we are three', { count: 3 }, [93_400, 93_300, 93_300]],
    ['each of the others 600', { count: 4, eachMinor: 60_000, restIsHers: true }, [100_000, 60_000, 60_000, 60_000]],
    ['me and two numbers', { msisdns: ['254712345678', '254722000111'] }, [93_400, 93_300, 93_300]],
    ['my own number twice is me', { count: 2, msisdns: ['254700000001', '254712345678'] }, [140_000, 140_000]],
  ])('%s', (_words, wish, amounts) => {
    const offered = share(wish)
    expect('shares' in offered && offered.shares.map(({ amountMinor }) => amountMinor)).toEqual(amounts)
  })

  it('has the buyer first, then the numbers, then open shares', () => {
    const offered = share({ count: 4, msisdns: ['254712345678'] })
    expect('shares' in offered && offered.shares.map(({ payer, msisdn }) => [payer, msisdn])).toEqual([
      ['buyer', '254700000001'],
      ['number', '254712345678'],
      ['anyone', null],
      ['anyone', null],
    ])
  })

  it.each([
    ['each of four 600', { count: 4, eachMinor: 60_000 }, { count: 4, sumMinor: 240_000, mayPayRest: true }],
    [
      'each of two numbers and me 900',
      { eachMinor: 90_000, msisdns: ['254712345678', '254722000111'] },
      { count: 3, sumMinor: 270_000, mayPayRest: true },
    ],
    ['each of four 1,000', { count: 4, eachMinor: 100_000 }, { count: 4, sumMinor: 400_000, mayPayRest: false }],
  ])('is asked about where it does not come to the total: %s', (_words, wish, { count, sumMinor, mayPayRest }) => {
    expect(share(wish)).toMatchObject({ uneven: { count, sum: { amountMinor: sumMinor }, mayPayRest } })
  })

  it('counts the payers where what each pays tells how many they are', () => {
    expect(share({ eachMinor: 70_000 })).toEqual(share({ count: 4 }))
    expect(share({ eachMinor: 60_000 })).toEqual({ refusal: 'too_few' })
  })

  it.each([
    ['too_few', { count: 1 }, ORDER],
    ['too_many', { count: 11 }, ORDER],
    ['too_small', { count: 10 }, { ...ORDER, totalMinor: 40_000 }],
    ['each_too_much', { count: 4, eachMinor: 100_000, restIsHers: true }, ORDER],
    ['not_offered', { count: 4 }, { ...ORDER, currency: 'USD' }],
    ['not_offered', { count: 4 }, { ...ORDER, totalMinor: 280_050 }],
  ] as const)('is refused as %s', (refusal, wish, order) => {
    expect(share(wish, order)).toEqual({ refusal })
  })
})

describe('the tables', () => {
  it('reach every status, and let nothing that is over begin again', () => {
    const reached = new Set(Object.values(SHARE_TRANSITIONS).flatMap((row) => Object.values(row)))
    expect([...reached].sort()).toEqual([...ShareStatus.options].sort())
    const leaves = (status: ShareStatus) => Object.values(SHARE_TRANSITIONS).flatMap((row) => row[status] ?? [])
    // Who has her money back may pay after all.
    expect([...new Set(leaves('refunded'))].sort()).toEqual(['paid', 'part_paid', 'to_refund', 'waiting'])
    expect([...new Set(leaves('ended'))]).toEqual(['to_refund'])
    expect(leaves('to_refund').sort()).toEqual(['paid', 'part_paid', 'refunded'])
  })

  it('never let a plan that has ended or is paid go on', () => {
    const rows = Object.values(PLAN_TRANSITIONS)
    for (const over of ['paid', 'ended'] as const) expect(rows.flatMap((row) => row[over] ?? [])).toEqual([])
    expect(PlanStatus.options).toContain('overdue')
  })
})
