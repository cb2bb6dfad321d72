import { parseReference } from '../../lib/reference.ts'

const MARKER =
  /(?<!\b(?:pin|zip|post|postal|area|country|dress)[ -]?)\b(?:promo ?codes?|coupon ?codes?|discount ?codes?|voucher ?codes?|coupons?|vouchers?|promo|codes?|kuponi|vocha|kodi|msimbo|kodi ya punguzo)\b(?:\s+(?:is|ni|ya|za|called|inaitwa|yangu|wangu|langu|yenu|wenu|number|no|hii|hiyo|huu|this|of|punguzo|discount|promo|wa)\b)*\s*[:=#-]?\s*["'\u201C]?([A-Za-z0-9][A-Za-z0-9_-]{2,19})/gi
const BEFORE = /\b([A-Z][A-Z0-9_-]{2,19})\b["'\u201D]?\s+(?:coupon|code|promo|voucher|kuponi)\b/g
const ALONE = /^\s*([A-Z]{2,15}-?\d{1,4}[A-Z0-9]{0,4})\s*[.!]?\s*$/

/** The coupon code a customer gives, in capitals; null when the message only asks about codes, or names an order by its reference. */
export function parseCoupon(message: string): string | null {
  const text = message.slice(0, 500).normalize('NFKC')
  for (const [, code = ''] of text.matchAll(MARKER)) {
    if (isCode(code) && !(NAMES_ORDER.test(text) && parseReference(code) !== null)) return code.toUpperCase()
  }
  for (const [, code = ''] of text.matchAll(BEFORE)) {
    if (isCode(code)) return code
  }
  const alone = ALONE.exec(text)?.[1] ?? null
  return alone !== null && parseReference(alone) === null ? alone : null
}

const NAMES_ORDER = /\b(?:orders?|oda|ref|reference|kumbukumbu)\b/i

/** Codes carry a digit, or are written in capitals; plain words after "code" are just a sentence. */
function isCode(word: string): boolean {
  if (/\d/.test(word)) return /[A-Za-z]/.test(word) || word.length >= 4
  return word.length >= 4 && word === word.toUpperCase()
}
