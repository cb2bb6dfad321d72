import { z } from 'zod'
import { SpokenLang } from '../../lib/languages.ts'
import { PaymentMethod } from '../../lib/payment-method.ts'
import { FulfilmentSettings } from './fulfilment-settings.ts'
import { InboxSettings } from './inbox-settings.ts'
import { ResearchSettings } from './research-settings.ts'
import { TripsSettings } from './trips-settings.ts'
import { ClockTime, WeekHours } from './week-hours.ts'

export { PromiseRule } from './fulfilment-settings.ts'
export { SlaRule } from './inbox-settings.ts'

export const JourneyName = z.enum(['sales', 'support', 'orders', 'offers', 'preferences', 'concierge'])
export type JourneyName = z.infer<typeof JourneyName>

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
  openingHours: WeekHours,
  /** Where customers find the shop, in its own words; null when it has not said. */
  location: z.string().min(1).max(300).nullable().default(null),
  /** How customers reach the shop beside its WhatsApp numbers. Its documents may tell these, and no other phone or address. */
  contact: z
    .strictObject({ phones: z.array(z.string().min(7)).default([]), emails: z.array(z.email()).default([]) })
    .prefault({}),
  journeys: z.array(JourneyName),
  /** Whether it answers guests of a property or clients of a travel desk, with the journey switched on; null for a shop that only sells. */
  concierge: z
    .strictObject({
      kind: z.enum(['property', 'travel']),
      /** Whether an answer may end with one thing that could be asked next. */
      followUp: z.boolean().default(true),
    })
    .nullable()
    .default(null),
  research: ResearchSettings.prefault({}),
  /** Null for a shop that plans no trips: nothing of them is there for it. */
  trips: TripsSettings.nullable().default(null),
  fulfilment: FulfilmentSettings.prefault({}),
  payments: z.record(PaymentMethod, z.boolean()),
  /** Payment by hand to the shop's paybill or till. */
  c2b: z
    .strictObject({
      /** How long an instruction can be paid; its goods are kept for a shorter time. */
      expiresMinutes: z.int().min(5).max(43_200).default(1_440),
      /** Which version of the provider's registration the shop's app has. */
      urlVersion: z.enum(['v1', 'v2']).default('v2'),
      /** Whether a payment with a reference we do not know is refused where the provider asks us first. */
      strictReferences: z.boolean().default(false),
    })
    .prefault({}),
  /** How unpaid orders keep goods from other customers. A prompt keeps them for the minutes that it lives. */
  holds: z
    .strictObject({
      /** Long enough to walk to an agent with cash; then whoever pays first has them. */
      byHandMinutes: z.int().min(5).max(120).default(45),
      /** Long enough for a card page and another try; its link lives longer. */
      cardMinutes: z.int().min(5).max(60).default(30),
      /** Of one customer, at once. */
      orders: z.int().min(1).max(20).default(3),
      units: z.int().min(1).max(10_000).default(100),
    })
    .prefault({}),
  /** Prompts on phones, in any 24 hours. A stranger’s number is any but the one that the customer writes from. */
  prompts: z
    .strictObject({
      perCustomer: z.int().min(3).max(100).default(15),
      /** Strangers’ numbers that one customer may have prompted, as long as they do not pay. */
      strangersOfCustomer: z.int().min(0).max(10).default(2),
      strangersOfShop: z.int().min(0).max(10_000).default(300),
      /** Prompts to one stranger’s number, whoever asks. */
      perStranger: z.int().min(1).max(10).default(3),
    })
    .prefault({}),
  /** An order that several people pay, each a share of it. */
  shares: z
    .strictObject({
      /** Null: where the shop takes M-PESA by hand. */
      enabled: z.boolean().nullable().default(null),
      /** The buyer among them. */
      mostPayers: z.int().min(2).max(20).default(10),
      leastShareMinor: z.int().min(100).default(5_000),
      /** Then what has not come in does not come any more. */
      hours: z.int().min(1).max(168).default(24),
    })
    .prefault({}),
  handoff: z.strictObject({
    promiseMinutes: z.int().min(1),
    /** How long a customer may wait for the person who took over before the other staff are told. */
    idleMinutes: z.int().min(1).default(30),
    /** A conversation in which neither side wrote for so long goes back to the bot. */
    returnHours: z.int().min(1).default(24),
  }),
  inbox: InboxSettings.prefault({}),
  /** Messages that nobody asked for. They need marketing consent and an open shop, and never leave in the quiet hours. */
  outreach: z
    .strictObject({
      /** Silence after which a customer is reminded of what she left unpaid. */
      abandonedCartMinutes: z.int().min(1).max(1_320).default(120),
      /** 0 switches reminders off. */
      perCustomerPerWeek: z.int().min(0).default(1),
      /** More than this in an hour is no reminder any more but a fault: the breaker trips. */
      perHour: z.int().min(1).default(60),
      /** Local times; a night that starts before midnight ends after it. */
      quietHours: z.strictObject({ from: ClockTime, to: ClockTime }).default({ from: '20:00', to: '08:00' }),
    })
    .prefault({}),
  compliance: z.strictObject({
    privacyUrl: z.url().nullable(),
    /** Topics that go to a person at once. A shop whose trade is one of them takes it out. */
    sensitiveTopics: z.array(z.enum(['legal', 'medical'])).default(['legal', 'medical']),
  }),
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

/** Whether things are looked up on the web: a travel desk does and a property does not, unless its settings say otherwise. */
export function isResearching({ concierge, research }: Pick<TenantSettings, 'concierge' | 'research'>): boolean {
  return concierge !== null && (research.enabled ?? concierge.kind === 'travel')
}

/** Whether an order may be paid by several people: whoever has no prompt pays by hand. */
export function isSharingOffered({ shares, payments }: Pick<TenantSettings, 'shares' | 'payments'>): boolean {
  return payments.c2b === true && (shares.enabled ?? true)
}

/** The tenant of what belongs to no shop: who operates the installation, and the keys that sign access tokens. */
export const PLATFORM_TENANT = '00000000-0000-8000-8000-706c6174666f'

export interface Tenant {
  id: string
  slug: string
  name: string
  settings: TenantSettings
}
