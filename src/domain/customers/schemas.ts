import { z } from 'zod'
import { SpokenLang } from '../tenancy/index.ts'

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
})
export type CustomerView = z.infer<typeof CustomerView>

/** What may be changed; absent fields stay as they are. `source` says where it came from, for the ledger ('chat', 'console'...). */
export const PreferenceChange = z.strictObject({
  language: SpokenLang.optional(),
  marketing: z.boolean().optional(),
  messaging: z.boolean().optional(),
  notifications: z.record(z.string().min(1).max(40), z.boolean()).optional(),
  source: z.string().min(1).max(80),
})
export type PreferenceChange = z.infer<typeof PreferenceChange>
