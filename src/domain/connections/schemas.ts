import { z } from 'zod'
import { CardCredentials, StkCredentials } from '../payments/schemas.ts'

/** Why a provider does not let an account in. */
export const ConnectionRefusal = z.enum(['keys', 'suspended', 'number_unknown', 'number_offline'])
export type ConnectionRefusal = z.infer<typeof ConnectionRefusal>

const Key = z.string().trim().min(1).max(500)

/** A WhatsApp number of an account at Twilio. */
export const WhatsappKeys = z.strictObject({
  address: z.string().regex(/^whatsapp:\+[1-9]\d{7,14}$/),
  account: z.string().regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 digits or letters a to f'),
  authToken: Key,
  /** For calls to the provider; null: the token is used for them too. */
  apiKey: z.strictObject({ sid: Key, secret: Key }).nullable().default(null),
})

/** A shortcode at M-PESA, with the keys of the app that works for it. */
export const MpesaKeys = StkCredentials.extend({ shortcode: z.string().regex(/^\d{5,7}$/, 'must be 5 to 7 digits') })

export const PesapalKeys = CardCredentials.omit({ notificationId: true })

/** What connects a shop with one provider. */
export type Connection =
  | { kind: 'whatsapp'; keys: z.output<typeof WhatsappKeys> }
  | { kind: 'mpesa'; keys: z.output<typeof MpesaKeys> }
  | { kind: 'pesapal'; keys: z.output<typeof PesapalKeys> }
