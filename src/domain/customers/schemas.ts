import { z } from 'zod'
import { SpokenLang } from '../../lib/languages.ts'
import { FulfilmentChoice } from '../fulfilment/schemas.ts'

/** What the shop knows about the customer of a conversation. `null` means she was never asked. */
export const CustomerView = z.strictObject({
  customerId: z.uuid(),
  address: z.string(),
  phoneE164: z.string().nullable(),
  profileName: z.string().nullable(),
  languagePref: SpokenLang.nullable(),
  marketingOptIn: z.boolean().nullable(),
  /** She said STOP: nothing may be sent until she says START. */
  optedOut: z.boolean(),
  notificationPrefs: z.record(z.string(), z.boolean()),
  /** How she gets her goods, as she asked us to remember; null when she did not. */
  delivery: FulfilmentChoice.nullable(),
})
export type CustomerView = z.infer<typeof CustomerView>

/** What a consent is for: answers and messages about orders, or offers that nobody asked for. */
export const ConsentPurpose = z.enum(['transactional', 'marketing'])
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

/**
 * Where the consents of a customer stand, and how they came to stand there, newest first. A customer who wrote to the
 * shop may be answered (`implied`) until she says otherwise; for marketing silence is no consent.
 */
export const ConsentView = z.strictObject({
  customerId: z.uuid(),
  current: z.strictObject({
    transactional: z.strictObject({ state: z.enum(['implied', 'granted', 'withdrawn']), since: z.date().nullable() }),
    marketing: z.strictObject({ state: z.enum(['never_asked', 'granted', 'withdrawn']), since: z.date().nullable() }),
  }),
  trail: z.array(
    z.strictObject({
      purpose: ConsentPurpose,
      action: z.enum(['granted', 'withdrawn']),
      source: z.string(),
      wordingVersion: z.string(),
      at: z.date(),
    }),
  ),
})
export type ConsentView = z.infer<typeof ConsentView>

/** What may be changed; absent fields stay as they are. `source` says where it came from, for the ledger ('chat', 'console'...). */
export const PreferenceChange = z.strictObject({
  language: SpokenLang.optional(),
  marketing: z.boolean().optional(),
  transactional: z.boolean().optional(),
  notifications: z.record(z.string().min(1).max(40), z.boolean()).optional(),
  /** Sent only when she agreed to have it remembered; null forgets it. */
  delivery: FulfilmentChoice.nullable().optional(),
  source: z.string().min(1).max(80),
})
export type PreferenceChange = z.infer<typeof PreferenceChange>
