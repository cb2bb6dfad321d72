import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../console/src/lib/money.ts'
import { formatAge, formatClock, formatInstant, formatSpan, isSameDay } from '../../../console/src/lib/times.ts'

const NAIROBI = { locale: 'en-KE', timeZone: 'Africa/Nairobi' }
const AT = Date.UTC(2026, 10, 23, 21, 30)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('money on the page', () => {
  it.each([
    [845_500, 'KES', 'KES\u00a08,455'],
    [845_550, 'KES', 'KES\u00a08,455.50'],
    [-25_000, 'KES', '\u2212KES\u00a0250'],
    [0, 'KES', 'KES\u00a00'],
    [120_000, 'UGX', 'UGX\u00a01,200'],
  ])('writes %i %s as %s', (amount_minor, currency, text) => {
    expect(formatMoney({ amount_minor, currency }, 'en-KE')).toBe(text)
  })
})

describe('times on the page', () => {
  it('are those of the shop, wherever the browser is', () => {
    expect(formatClock(AT, NAIROBI)).toBe('00:30')
    expect(formatInstant(AT, NAIROBI)).toBe('24 Nov 2026, 00:30')
    expect(isSameDay(AT, AT - HOUR, NAIROBI)).toBe(false)
    expect(isSameDay(AT, AT - HOUR, { ...NAIROBI, timeZone: 'UTC' })).toBe(true)
  })

  it.each([
    [10_000, '1m'],
    [59.6 * MINUTE, '1h'],
    [23 * HOUR + 12 * MINUTE, '23h 12m'],
    [52 * HOUR + 5 * MINUTE, '2d 4h'],
  ])('say a span of %i ms in its two largest units', (ms, text) => {
    expect(formatSpan(ms, 'en-KE')).toBe(text)
  })

  it.each([
    [59_999, null],
    [MINUTE, '1m'],
    [119 * MINUTE, '1h'],
    [47 * HOUR, '1d'],
    [7 * 24 * HOUR, '17 Nov'],
  ])('say an age of %i ms as short as a list needs it', (ms, text) => {
    expect(formatAge(AT - ms, AT, NAIROBI)).toBe(text)
  })
})
