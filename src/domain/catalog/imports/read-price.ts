import { MOST_MINOR } from '../../../lib/money.ts'
import type { ProblemCode } from './schemas.ts'

export type PriceRead = { minor: number } | { problem: ProblemCode }

/** What people write for a currency, beside its code. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...['kes', 'ksh', 'kshs', 'sh', 'shs', '/='].map((sign) => [sign, 'KES'] as const),
  ...['tsh', 'tshs'].map((sign) => [sign, 'TZS'] as const),
  ...['ush', 'ushs'].map((sign) => [sign, 'UGX'] as const),
  ...([
    ['$', 'USD'],
    ['us$', 'USD'],
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['₦', 'NGN'],
    ['r', 'ZAR'],
  ] as const),
])
const SHILLINGS = new Set(['sh', 'shs', '/='])

/**
 * A price as people and shops write it, in the currency of the shop: "4000", "4,000.00", "KES 4000", "Ksh. 4,000/=", "4.000,50". What
 * could be two amounts is a problem, and so is another currency.
 */
export function readPrice(text: string, currency: string): PriceRead {
  const bare = text.replace(/[\s\u00a0']/g, '')
  const [, before = '', sign = '', digits = '', after = ''] =
    /^([^\d+\-=@]*?)([+-]?)(\d[\d.,]*)([^\d.,][^\d]*)?$/.exec(bare) ?? []
  if (digits === '') return { problem: 'price_unreadable' }
  for (const named of [before, after].map((word) => word.toLowerCase().replace(/[.,-]+$|^[.]+/g, ''))) {
    if (named === '') continue
    if (SHILLINGS.has(named) && ['KES', 'TZS', 'UGX'].includes(currency)) continue
    const meant = SIGNS.get(named) ?? (/^[a-z]{3}$/.test(named) ? named.toUpperCase() : null)
    if (meant === null) return { problem: 'price_unreadable' }
    if (meant !== currency) return { problem: 'other_currency' }
  }
  if (sign === '-') return { problem: 'price_negative' }
  return amountOf(digits)
}

function amountOf(digits: string): PriceRead {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const mark = digits.charAt(last)
  const behind = digits.slice(last + 1)
  const alone = last >= 0 && digits.indexOf(mark) === last && !/[.,]/.test(digits.slice(0, last))
  // "4.000" is four thousand to some and four to others; "4,000" is four thousand here.
  if (alone && mark === '.' && behind.length === 3 && last <= 3) return { problem: 'price_ambiguous' }
  const isPart = last >= 0 && (behind.length !== 3 || (mark === '.' && !alone && digits.indexOf('.') === last))
  const whole = isPart ? digits.slice(0, last) : digits
  const part = isPart ? behind.replace(/0+$/, '') : ''
  if (!/^\d{1,3}([.,])\d{3}(?:\1\d{3})*$|^\d+$/.test(whole) || part.length > 2) return { problem: 'price_unreadable' }
  const minor = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
  if (minor > MOST_MINOR) return { problem: 'price_too_large' }
  return minor === 0 ? { problem: 'price_zero' } : { minor }
}
