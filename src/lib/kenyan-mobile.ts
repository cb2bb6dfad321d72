import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Mobile numbers begin with 7 or 1. Which of their ranges are given out changes by the year: the provider decides that. */
const MOBILE = /^[17]\d{8}$/

/**
 * A Kenyan mobile number as M-PESA writes it, 2547XXXXXXXX or 2541XXXXXXXX, from any spelling of it, "whatsapp:+254..."
 * too; null for foreign, landline, short or lettered input.
 */
export function kenyanMobile(text: string): string | null {
  const typed = text.replace(/^whatsapp:/, '').replace(/^\s*00/, '+')
  if (/\p{L}/u.test(typed)) return null
  const number = parsePhoneNumberFromString(typed, 'KE')
  if (number?.countryCallingCode !== '254' || !MOBILE.test(number.nationalNumber)) return null
  return `254${number.nationalNumber}`
}
