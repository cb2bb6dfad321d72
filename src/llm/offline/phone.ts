import { fold } from './tokens.ts'

const CANDIDATE = /(?<![\d.])(?:\+|00)?[\d(][\d\s().-]{7,18}\d(?!\d)/g
const KENYAN = /^254[17]\d{8}$/

/** First Kenyan mobile number in the message as "2547XXXXXXXX" or "2541XXXXXXXX", else null. */
export function parsePhone(message: string): string | null {
  for (const [candidate] of fold(message).matchAll(CANDIDATE)) {
    const phone = toKenyan(candidate)
    if (phone !== null) return phone
  }
  return null
}

function toKenyan(candidate: string): string | null {
  const digits = candidate.replace(/\D/g, '').replace(/^00/, '')
  const full = /^0[17]\d{8}$/.test(digits)
    ? `254${digits.slice(1)}`
    : /^[17]\d{8}$/.test(digits)
      ? `254${digits}`
      : digits.replace(/^2540(?=[17]\d{8}$)/, '254')
  return KENYAN.test(full) ? full : null
}
