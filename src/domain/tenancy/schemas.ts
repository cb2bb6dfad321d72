import { z } from 'zod'

export const Lang = z.enum(['en', 'sw', 'sheng', 'mixed'])
export type Lang = z.infer<typeof Lang>

/** The languages we write in; `mixed` is heard, never spoken. */
export const SpokenLang = z.enum(['en', 'sw', 'sheng'])
export type SpokenLang = z.infer<typeof SpokenLang>

export const JourneyName = z.enum(['sales', 'support', 'orders', 'offers', 'preferences'])
export type JourneyName = z.infer<typeof JourneyName>

export const PaymentMethod = z.enum(['stk', 'c2b', 'card'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

const DayHours = z.union([z.strictObject({ open: z.string(), close: z.string() }), z.literal('closed')])

/** Everything a shopkeeper can set about the bot, stored in tenants.settings. */
export const TenantSettings = z.strictObject({
  botName: z.string().min(1),
  botIntro: z.record(SpokenLang, z.string()),
  toneStyle: z.enum(['friendly_concise', 'professional', 'casual']).default('friendly_concise'),
  defaultLanguage: SpokenLang,
  allowedLanguages: z.array(SpokenLang).min(1),
  maxChattinessLevel: z.int().min(0).max(3).default(2),
  currency: z.string().length(3),
  timezone: z.string(),
  catalogLinkBase: z.url().nullable(),
  openingHours: z.record(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']), DayHours),
  journeys: z.array(JourneyName),
  payments: z.record(PaymentMethod, z.boolean()),
  handoff: z.strictObject({ promiseMinutes: z.int().min(1) }),
  compliance: z.strictObject({ privacyUrl: z.url().nullable() }),
  /** How long the customer may go on typing before a turn starts; the window adapts between both. */
  quietWindowMs: z
    .strictObject({ min: z.int().min(0), max: z.int().min(0), cap: z.int().min(0) })
    .default({ min: 600, max: 2500, cap: 8000 }),
  rateLimits: z
    .strictObject({ customerPerMinute: z.int().min(1), tenantPerMinute: z.int().min(1) })
    .default({ customerPerMinute: 20, tenantPerMinute: 2000 }),
  /** Model spend per day, in millionths of a US dollar. */
  dailyModelBudgetMicroUsd: z.int().min(0).default(5_000_000),
})
export type TenantSettings = z.infer<typeof TenantSettings>

export interface Tenant {
  id: string
  slug: string
  name: string
  settings: TenantSettings
}
