import { z } from 'zod'
import type { DarajaApp } from './schemas.ts'

const FORBIDDEN_IN_URL = /m-?pesa|safaricom|exe|exec|cmd|sql|query/i
const Digits = z.union([z.int().min(0), z.string().regex(/^\d+$/)]).transform(String)
const Phone = Digits.pipe(z.string().regex(/^254[17]\d{8}$/))

/** A push request by the provider's field rules. Numbers may come as JSON numbers or as strings. */
export const PushRequest = z.strictObject({
  BusinessShortCode: Digits.pipe(z.string().regex(/^\d{5,7}$/)),
  Password: z.string().min(1),
  Timestamp: z.string().refine(isStamp),
  TransactionType: z.enum(['CustomerPayBillOnline', 'CustomerBuyGoodsOnline']),
  Amount: Digits.transform(Number).pipe(z.int().min(1)),
  PartyA: Phone,
  PartyB: Digits.pipe(z.string().regex(/^\d{5,8}$/)),
  PhoneNumber: Phone,
  CallBackURL: z.string().refine(isCallbackUrl),
  AccountReference: z.string().regex(/^[A-Za-z0-9]{1,12}$/),
  TransactionDesc: z.string().max(13).optional(),
})
export type PushRequest = z.infer<typeof PushRequest>

/** True when the password was made of this app's shortcode and passkey and the request's own timestamp. */
export function isPassword(app: DarajaApp, request: { Password: string; Timestamp: string }): boolean {
  const expected = Buffer.from(`${app.shortcode}${app.passkey}${request.Timestamp}`).toString('base64')
  return request.Password === expected
}

/** The result code that a wrong product assignment leads to; null when type, shortcode and receiver fit together. */
export function assignmentError(app: DarajaApp, request: PushRequest): string | null {
  const type = app.type === 'paybill' ? 'CustomerPayBillOnline' : 'CustomerBuyGoodsOnline'
  if (request.TransactionType !== type) return '2028'
  return request.PartyB === (app.type === 'paybill' ? app.shortcode : app.till) ? null : 'SFC_IC0003'
}

export function isStamp(text: string): boolean {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)
  if (!parts) return false
  const [, year, month, day, hour, minute, second] = parts
  return !Number.isNaN(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`))
}

export function isCallbackUrl(text: string): boolean {
  if (!URL.canParse(text) || FORBIDDEN_IN_URL.test(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname))
}
