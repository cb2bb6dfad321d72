import { z } from 'zod'
import { SpokenLang } from '../../lib/languages.ts'
import { FulfilmentChoice } from '../fulfilment/schemas.ts'
import { MemoryEntry, MemorySaid } from './memory/schemas.ts'

export { MemoryEntry, MemorySaid }

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
  /** Whether what she says of herself may be remembered. */
  memoryOptIn: z.boolean().nullable(),
  /** Whether a trip of hers may be watched, and she told when it changes. */
  tripWatchOptIn: z.boolean().nullable(),
  /** What is remembered of her, the newest first; nothing without her consent. */
  memories: z.array(MemoryEntry),
})
export type CustomerView = z.infer<typeof CustomerView>

/** What a consent is for: answers and messages about orders, offers that nobody asked for, being remembered, or having a trip watched. */
export const ConsentPurpose = z.enum(['transactional', 'marketing', 'memory', 'trip_watch'])
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
    memory: z.strictObject({ state: z.enum(['never_asked', 'granted', 'withdrawn']), since: z.date().nullable() }),
    tripWatch: z.strictObject({ state: z.enum(['never_asked', 'granted', 'withdrawn']), since: z.date().nullable() }),
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
  /** Whether she may be remembered; false forgets at once what was. */
  memory: z.boolean().optional(),
  /** Whether her trips may be watched. */
  tripWatch: z.boolean().optional(),
  /** What is to be remembered of her; kept only where she has agreed, now or before. */
  remember: z.array(MemorySaid).max(12).optional(),
  source: z.string().min(1).max(80),
})
export type PreferenceChange = z.infer<typeof PreferenceChange>
