import type { Unit } from '../../../../src/domain/reports/schemas.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatSpan } from '../../lib/times.ts'

const MICRO = 1_000_000

/** A number in its unit: `KES 4,500`, `12 min`, `86.4%`, `US$0.0042`. */
export function formatNumber(
  { unit, value, currency }: { unit: Unit; value: number; currency: string | null },
  locale: string,
): string {
  const plain = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format(value)
  switch (unit) {
    case 'count':
      return plain({})
    case 'money':
      return formatMoney({ amount_minor: Math.round(value), currency: currency ?? '' }, locale)
    case 'micro_usd':
      return formatUsd(value, locale)
    case 'seconds':
      return value < 60
        ? plain({ style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 0 })
        : formatSpan(value * 1_000, locale)
    case 'score':
      return plain({ maximumFractionDigits: 2 })
    case 'share':
      return plain({ style: 'percent', maximumFractionDigits: 1 })
  }
}

/** Millionths of a US dollar: a call costs much less than a cent. */
export function formatUsd(microUsd: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits: 4 },
  }).format(microUsd / MICRO)
}

/** How a number has changed: in points of a share, else in hundredths of what it was; null where there is nothing to compare with. */
export function formatChange(
  { unit, value, previous }: { unit: Unit; value: number | null; previous: number | null },
  locale: string,
): string | null {
  if (value === null || previous === null) return null
  const signed = (by: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero', ...options })
      .format(by)
      .replace('-', '−')
  if (unit === 'share') return signed((value - previous) * 100, {})
  if (previous === 0) return null
  return signed(value / previous - 1, { style: 'percent', maximumFractionDigits: 0 })
}
