import { describe, expect, it } from 'vitest'
import { readAmount } from '../../../console/src/lib/money.ts'
import { addDays, dayOf, startOfDay } from '../../../console/src/lib/zoned-day.ts'
import { readOrdersFilter } from '../../../console/src/pages/orders/orders-filter.ts'
import { readPaymentsFilter } from '../../../console/src/pages/payments/payments-filter.ts'
import { listFilter } from '../../../console/src/pages/payments/settlement/list-filter.ts'
import { amountsOf, countOf } from '../../../console/src/pages/payments/settlement/sums.ts'
import { labelEvery, ticksTo } from '../../../console/src/ui/charts/scale.ts'

const NAIROBI = { locale: 'en-KE', timeZone: 'Africa/Nairobi' }

describe('an amount that somebody types', () => {
  // Of shillings without cents as well: the product counts all in hundredths.
  it.each([
    ['4,500', 450_000],
    ['4500.5', 450_050],
    [' 1 000 ', 100_000],
    ['4500.505', null],
    ['-5', null],
    ['', null],
    ['all of it', null],
  ])('reads %j as %s', (text, minor) => {
    expect(readAmount(text)).toBe(minor)
  })
})

describe('a day of the shop', () => {
  it('begins where its own clocks say', () => {
    expect(new Date(startOfDay('2026-11-23', NAIROBI)).toISOString()).toBe('2026-11-22T21:00:00.000Z')
    expect(dayOf(Date.parse('2026-11-22T21:00:00Z'), NAIROBI)).toBe('2026-11-23')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('begins at midnight in a night in which clocks change', () => {
    const berlin = { timeZone: 'Europe/Berlin' }
    for (const day of ['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26']) {
      const at = startOfDay(day, berlin)
      expect([dayOf(at, berlin), dayOf(at - 1, berlin)]).toEqual([day, addDays(day, -1)])
    }
  })
})

describe('the view that an address names', () => {
  it('holds what is known of it, and leaves out the rest', () => {
    expect(readOrdersFilter({ view: 'to_send', q: 12345, payment: 'stolen' })).toEqual({ view: 'to_send', q: '12345' })
    expect(readPaymentsFilter({ tab: 'settlement', from: '2026-11-01', to: 'soon', status: 'lost' })).toEqual({
      tab: 'settlement',
      from: '2026-11-01',
    })
  })

  it('is the list of what a figure counts', () => {
    const list =
      '/v1/payments/attempts?outcome=rescued&method=stk&currency=KES&from=2026-11-22T21:00:00.000Z&to=2026-11-23T21:00:00.000Z'
    expect(listFilter(list, NAIROBI)).toEqual({
      tab: 'attempts',
      outcome: 'rescued',
      method: 'stk',
      currency: 'KES',
      from: '2026-11-23',
      to: '2026-11-23',
    })
  })
})

describe('figures', () => {
  it('never add up money of two currencies', () => {
    const sums = [
      { currency: 'KES', count: 2, amountMinor: 100_000 },
      { currency: 'USD', count: 1, amountMinor: 500 },
      { currency: 'KES', count: 1, amountMinor: 50_000 },
    ]
    expect(amountsOf(sums, 'en-KE')).toBe('KES\u00a01,500 · USD\u00a05')
    expect(countOf(sums)).toBe(4)
  })

  it.each([0, 1, 3, 7, 353, 9500, 475_000, 1_900_001])('stand below the last line of their chart: %i', (most) => {
    const ticks = ticksTo(most)
    expect(ticks[0]).toBe(0)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    expect(ticks.length).toBeLessThanOrEqual(6)
  })

  it('write as many labels as there is room for', () => {
    expect(labelEvery(7, 7)).toBe(1)
    expect(labelEvery(30, 7)).toBe(5)
    expect(labelEvery(400, 4)).toBe(100)
  })
})
