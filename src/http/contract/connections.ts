import { z } from 'zod'
import { ConnectionRefusal, MpesaKeys, WhatsappKeys } from '../../domain/connections/schemas.ts'
import { defineRoute } from './define-route.ts'
import { Instant, Text } from './values.ts'

const Key = Text.trim().min(1).max(500)
const Environment = MpesaKeys.shape.environment
const Phone = z.e164()

/** A number at Twilio with its keys. They go in and never come out. */
export const WhatsappBody = z.strictObject({
  number: Phone,
  account: WhatsappKeys.shape.account,
  auth_token: Key,
  api_key: z.strictObject({ sid: Key, secret: Key }).nullable().default(null),
})

/** A shortcode at M-PESA with the keys of its app at Daraja. */
export const MpesaBody = z.strictObject({
  environment: Environment,
  shortcode: MpesaKeys.shape.shortcode,
  /** Of a shop whose customers pay a till; the shortcode is then its store number. */
  till: z
    .string()
    .regex(/^\d{5,7}$/, 'must be 5 to 7 digits')
    .nullable()
    .default(null),
  consumer_key: Key,
  consumer_secret: Key,
  passkey: Key,
  /** With one, receipts can be asked about and money sent back. */
  initiator: z
    .strictObject({ name: Key, password: Key, certificate: Text.trim().min(1).max(10_000) })
    .nullable()
    .default(null),
})

/** The keys of a merchant at PesaPal. */
export const PesapalBody = z.strictObject({
  environment: Environment,
  consumer_key: Key,
  consumer_secret: Key,
  currencies: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .min(1)
    .max(10),
})

/** With whom a shop is connected. */
export const ConnectionsWire = z.strictObject({
  whatsapp: z.array(
    z.strictObject({
      number: z.string(),
      account: z.string(),
      /** What Twilio is given for incoming messages. */
      webhook_url: z.string(),
      connected_at: Instant,
      /** When a customer last wrote to it. */
      heard_at: Instant.nullable(),
    }),
  ),
  mpesa: z
    .strictObject({
      environment: Environment,
      shortcode: z.string(),
      till: z.string().nullable(),
      /** Whether money can be sent back from here. */
      sends_back: z.boolean(),
      /** Whether the shop offers it. */
      offered: z.boolean(),
      connected_at: Instant,
    })
    .nullable(),
  pesapal: z
    .strictObject({
      environment: Environment,
      currencies: z.array(z.string()),
      offered: z.boolean(),
      connected_at: Instant,
    })
    .nullable(),
})
export type ConnectionsWire = z.infer<typeof ConnectionsWire>

const Check = z.strictObject({
  outcome: z.enum(['works', 'refused', 'unreachable']),
  /** Of what is refused. */
  reason: ConnectionRefusal.nullable(),
  /** In the words of the provider. */
  problem: z.string().nullable(),
})
export type ConnectionCheckWire = z.infer<typeof Check>

const asked = { who: ['owner'], scope: null, stepUp: true, idempotent: true, apart: true } as const
const saves = {
  ...asked,
  method: 'PUT',
  answers: { 200: z.strictObject({ connections: ConnectionsWire }) },
  errors: ['connection_refused', 'provider_unavailable', 'misconfigured'],
} as const
const tests = { ...asked, method: 'POST', answers: { 200: Check }, errors: [] } as const

export const listConnections = defineRoute({
  name: 'listConnections',
  method: 'GET',
  path: '/v1/connections',
  summary: 'The numbers and payment accounts of the shop, without their keys.',
  who: ['owner'],
  scope: 'settings:read',
  idempotent: false,
  answers: { 200: z.strictObject({ connections: ConnectionsWire }) },
  errors: ['misconfigured'],
})

export const saveWhatsapp = defineRoute({
  ...saves,
  name: 'saveWhatsapp',
  path: '/v1/connections/whatsapp',
  summary: 'Connects a WhatsApp number, or gives it other keys, once Twilio has let them in.',
  body: WhatsappBody,
})

export const testWhatsapp = defineRoute({
  ...tests,
  name: 'testWhatsapp',
  path: '/v1/connections/whatsapp/test',
  summary: 'Asks Twilio whether the token opens the account and the number is one of its senders. Nothing is stored.',
  body: WhatsappBody,
})

export const saveMpesa = defineRoute({
  ...saves,
  name: 'saveMpesa',
  path: '/v1/connections/mpesa',
  summary: 'Takes new payments by these keys, once M-PESA has let them in. What is under way keeps its own.',
  body: MpesaBody,
})

export const testMpesa = defineRoute({
  ...tests,
  name: 'testMpesa',
  path: '/v1/connections/mpesa/test',
  summary: 'Asks M-PESA for a token. The shortcode and its passkey are first used by a prompt.',
  body: MpesaBody,
})

export const savePesapal = defineRoute({
  ...saves,
  name: 'savePesapal',
  path: '/v1/connections/pesapal',
  summary: 'Makes new card links by these keys, once PesaPal has let them in.',
  body: PesapalBody,
})

export const testPesapal = defineRoute({
  ...tests,
  name: 'testPesapal',
  path: '/v1/connections/pesapal/test',
  summary: 'Asks PesaPal for a token.',
  body: PesapalBody,
})

export const CONNECTION_ROUTES = {
  ...{ listConnections, saveWhatsapp, testWhatsapp },
  ...{ saveMpesa, testMpesa, savePesapal, testPesapal },
}
