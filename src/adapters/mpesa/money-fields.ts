import { z } from 'zod'

/** Numbers and texts are both in use; null stands for absent. */
export const Text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : printable(String(value)).trim()))

/** What the payer typed is shown to staff: no longer than the provider allows. */
export const REFERENCE_LENGTH = 40

/** What cannot be seen can still mislead who reads it, and may not be stored. */
export function printable(text: string): string {
  return text.replace(/\p{C}/gu, '')
}

/** Digits are masked, an already masked number stays, a hash is shortened: the number space is too small to keep it whole. */
export function payerOf(msisdn: string): string | null {
  if (msisdn === '') return null
  const digits = msisdn.replace(/^\+/, '')
  if (/^\d{7,15}$/.test(digits)) return `${digits.slice(0, 4)}*****${digits.slice(-3)}`
  if (/^[0-9a-f]{40,}$/i.test(msisdn)) return `hash ${msisdn.slice(0, 8).toLowerCase()}`
  return msisdn.includes('*') ? msisdn.replace(/\s+/g, '').slice(0, 20) : null
}
