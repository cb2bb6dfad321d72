import { kenyanMobile } from './kenyan-mobile.ts'

const FEWEST_DIGITS = 4

/** The beginning of a number, as numbers are stored, from how somebody types it; null for what is none. */
export function phonePrefix(text: string): string | null {
  const whole = kenyanMobile(text)
  if (whole !== null) return `+${whole}`
  const digits = text.replace(/[\s()-]/g, '').replace(/^\+/, '')
  if (!/^\d+$/.test(digits) || digits.length < FEWEST_DIGITS) return null
  return `+${digits.replace(/^0/, '254')}`
}
