import { z } from 'zod'
import { SpokenLang } from '../../lib/languages.ts'
import { PaymentMethod } from '../../lib/payment-method.ts'
import { ConciergeSettings } from './concierge-settings.ts'
import { FulfilmentSettings } from './fulfilment-settings.ts'
import { HandoffSettings } from './handoff-settings.ts'
import { InboxSettings } from './inbox-settings.ts'
import { OutreachSettings } from './outreach-settings.ts'
import { QuietWindow, RateLimits } from './pace-settings.ts'
import { C2bSettings, HoldSettings, PromptSettings, ShareSettings } from './payment-settings.ts'
import { ResearchSettings } from './research-settings.ts'
import { setting } from './setting.ts'
import { TripsSettings } from './trips-settings.ts'
import { WeekHours } from './week-hours.ts'

export { PromiseRule } from './fulfilment-settings.ts'
export { SlaRule } from './inbox-settings.ts'
export { SettingGroup, SettingUnit } from './setting.ts'

export const JourneyName = z.enum(['sales', 'support', 'orders', 'offers', 'preferences', 'concierge'])
export type JourneyName = z.infer<typeof JourneyName>

/** Everything a shopkeeper can set about the bot, stored in tenants.settings. */
export const TenantSettings = z.strictObject({
  botName: z
    .string()
    .min(1)
    .meta(setting(['Name of the assistant', 'Jina la msaidizi'], { group: 'voice' })),
  botIntro: z.record(SpokenLang, z.string()).meta(
    setting(['Greeting', 'Salamu'], {
      group: 'voice',
      long: true,
      help: [
        'The first words of a new chat, in each language.',
        'Maneno ya kwanza ya mazungumzo mapya, kwa kila lugha.',
      ],
    }),
  ),
  toneStyle: z
    .enum(['friendly_concise', 'professional', 'casual'])
    .default('friendly_concise')
    .meta(setting(['Tone', 'Mtindo'], { group: 'voice' })),
  defaultLanguage: SpokenLang.meta(
    setting(['First language', 'Lugha ya kwanza'], {
      group: 'voice',
      help: ['Spoken until a customer is heard in another.', 'Inayotumika hadi mteja asikike akitumia nyingine.'],
    }),
  ),
  allowedLanguages: z
    .array(SpokenLang)
    .min(1)
    .meta(setting(['Languages it speaks', 'Lugha inazozungumza'], { group: 'voice' })),
  maxChattinessLevel: z
    .int()
    .min(0)
    .max(3)
    .default(2)
    .meta(
      setting(['Small talk', 'Maongezi ya kawaida'], {
        group: 'voice',
        help: [
          'Turns that are only talk before it comes back to business; 0 for none.',
          'Zamu za maongezi tu kabla ya kurudi kwenye biashara; 0 kwa hakuna.',
        ],
      }),
    ),
  currency: z
    .string()
    .length(3)
    .meta(setting(['Currency', 'Sarafu'], { group: 'shop', danger: true })),
  timezone: z.string().meta(setting(['Time zone', 'Saa za eneo'], { group: 'shop' })),
  catalogLinkBase: z
    .url()
    .nullable()
    .meta(
      setting(['Address of the catalog', 'Anwani ya katalogi'], {
        group: 'shop',
        help: ['Goods are linked below it. Empty: no links.', 'Bidhaa zinaunganishwa chini yake. Tupu: hakuna viungo.'],
      }),
    ),
  openingHours: WeekHours.meta(setting(['Opening hours', 'Saa za kufungua'], { group: 'hours' })),
  /** Where customers find the shop, in its own words; null when it has not said. */
  location: z
    .string()
    .min(1)
    .max(300)
    .nullable()
    .default(null)
    .meta(setting(['Where the shop is', 'Duka lilipo'], { group: 'shop', long: true })),
  /** How customers reach the shop beside its WhatsApp numbers. Its documents may tell these, and no other phone or address. */
  contact: z
    .strictObject({
      phones: z
        .array(z.string().min(7))
        .default([])
        .meta(setting(['Phones', 'Simu'])),
      emails: z
        .array(z.email())
        .default([])
        .meta(setting(['Email addresses', 'Barua pepe'])),
    })
    .prefault({})
    .meta(setting(['Contact', 'Mawasiliano'], { group: 'shop' })),
  journeys: z.array(JourneyName).meta(
    setting(['What it does', 'Inachofanya'], {
      group: 'journeys',
      danger: true,
      help: ['What is switched off goes to a person.', 'Kilichozimwa kinaenda kwa mtu.'],
    }),
  ),
  /** Whether it answers guests of a property or clients of a travel desk, with the journey switched on; null for a shop that only sells. */
  concierge: ConciergeSettings.nullable()
    .default(null)
    .meta(setting(['Concierge', 'Mhudumu wa wageni'], { group: 'journeys' })),
  research: ResearchSettings.prefault({}).meta(
    setting(['Looking things up on the web', 'Kutafuta kwenye mtandao'], { group: 'journeys' }),
  ),
  /** Null for a shop that plans no trips: nothing of them is there for it. */
  trips: TripsSettings.nullable()
    .default(null)
    .meta(setting(['Planning trips', 'Kupanga safari'], { group: 'journeys' })),
  fulfilment: FulfilmentSettings.prefault({}).meta(
    setting(['Delivery and pick-up', 'Uwasilishaji na kuchukua'], { group: 'delivery' }),
  ),
  payments: z
    .record(PaymentMethod, z.boolean())
    .meta(setting(['Ways to pay', 'Njia za kulipa'], { group: 'payments', danger: true })),
  /** Payment by hand to the shop's paybill or till. */
  c2b: C2bSettings.prefault({}).meta(setting(['Paid by hand', 'Kulipa kwa mkono'], { group: 'payments' })),
  /** How unpaid orders keep goods from other customers. A prompt keeps them for the minutes that it lives. */
  holds: HoldSettings.prefault({}).meta(
    setting(['Goods kept for unpaid orders', 'Bidhaa zinazowekwa kwa oda zisizolipwa'], { group: 'payments' }),
  ),
  /** Prompts on phones, in any 24 hours. A stranger’s number is any but the one that the customer writes from. */
  prompts: PromptSettings.prefault({}).meta(
    setting(['Prompts on phones in 24 hours', 'Maombi ya malipo kwa saa 24'], { group: 'payments' }),
  ),
  /** An order that several people pay, each a share of it. */
  shares: ShareSettings.prefault({}).meta(
    setting(['Orders that several people pay', 'Oda zinazolipwa na watu kadhaa'], { group: 'payments' }),
  ),
  handoff: HandoffSettings.meta(setting(['When a person takes over', 'Mtu anapochukua'], { group: 'people' })),
  inbox: InboxSettings.prefault({}).meta(setting(['Inbox', 'Kikasha'], { group: 'inbox' })),
  /** Messages that nobody asked for. They need marketing consent and an open shop, and never leave in the quiet hours. */
  outreach: OutreachSettings.prefault({}).meta(setting(['Reminders', 'Vikumbusho'], { group: 'outreach' })),
  compliance: z
    .strictObject({
      privacyUrl: z
        .url()
        .nullable()
        .meta(setting(['Address of the privacy notice', 'Anwani ya taarifa ya faragha'])),
      /** Topics that go to a person at once. A shop whose trade is one of them takes it out. */
      sensitiveTopics: z
        .array(z.enum(['legal', 'medical']))
        .default(['legal', 'medical'])
        .meta(
          setting(['Topics for a person at once', 'Mada za kupelekwa kwa mtu mara moja'], {
            danger: true,
            help: [
              'A shop whose trade is one of them takes it out.',
              'Duka ambalo biashara yake ni mojawapo linaiondoa.',
            ],
          }),
        ),
    })
    .meta(setting(['Compliance', 'Kufuata sheria'], { group: 'compliance' })),
  /** How long the customer may go on typing before a turn starts; the window adapts between both. */
  quietWindowMs: QuietWindow.default({ min: 600, max: 2500, cap: 8000 }).meta(
    setting(['Waiting for the end of typing', 'Kusubiri mwisho wa kuandika'], { group: 'limits' }),
  ),
  rateLimits: RateLimits.default({ customerPerMinute: 20, tenantPerMinute: 2000 }).meta(
    setting(['Messages in a minute', 'Ujumbe kwa dakika'], { group: 'limits' }),
  ),
  /** Model spend per day, in millionths of a US dollar. */
  dailyModelBudgetMicroUsd: z
    .int()
    .min(0)
    .default(5_000_000)
    .meta(
      setting(['Budget for the model in a day', 'Bajeti ya modeli kwa siku'], {
        group: 'limits',
        unit: 'micro_usd',
        help: [
          'In US dollars. Once it is spent, the assistant answers from its own sentences.',
          'Kwa dola za Marekani. Ikiisha, msaidizi anajibu kwa sentensi zake mwenyewe.',
        ],
      }),
    ),
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
