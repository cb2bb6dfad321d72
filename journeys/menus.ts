import { numbered } from '../prompts/copy/format.ts'
import { type CopyKey, say } from '../prompts/copy/index.ts'
import type { Menu } from '../src/domain/messaging/schemas.ts'
import type { JourneyName, SpokenLang } from '../src/domain/tenancy/schemas.ts'
import type { Intent } from '../src/llm/offline/types.ts'

const TITLES = {
  sales_discovery: 'title_sales',
  product_question: 'title_sales',
  order_status: 'title_orders',
  support_question: 'title_support',
  discounts_offers: 'title_offers',
  preferences_consent: 'title_prefs',
  payment_help: 'title_payment',
  human_request: 'title_person',
  spam_casual: 'title_support',
  unknown: 'title_person',
} as const satisfies Record<Intent, CopyKey>

const ENTRANCES: readonly { journey: JourneyName; intent: Intent }[] = [
  { journey: 'sales', intent: 'sales_discovery' },
  { journey: 'orders', intent: 'order_status' },
  { journey: 'support', intent: 'support_question' },
  { journey: 'offers', intent: 'discounts_offers' },
  { journey: 'preferences', intent: 'preferences_consent' },
]

const MOST_BUTTONS = 3

/** What the bot can do for this shop: one entry per enabled journey, and always a person. */
export function enabledIntents(journeys: readonly JourneyName[]): Intent[] {
  const enabled = ENTRANCES.filter(({ journey }) => journeys.includes(journey)).map(({ intent }) => intent)
  return [...enabled, 'human_request']
}

/** The name of an intent as the customer reads it. */
export function titleOf(intent: Intent, language: SpokenLang): string {
  return say(TITLES[intent], language)
}

/** The same choice of intents twice: as numbered lines for the text and as rows or buttons to tap. */
export function intentMenu(intents: readonly Intent[], language: SpokenLang): { lines: string; menu: Menu } {
  const titles = intents.map((intent) => titleOf(intent, language))
  const options = intents.map((intent, index) => ({
    id: intentChoice(intent),
    title: titles[index] ?? '',
    description: null,
  }))
  const kind = options.length > MOST_BUTTONS ? 'list' : 'buttons'
  return { lines: numbered(titles), menu: { kind, button: say('choose_button', language), options } }
}

/** The id behind a tapped intent. */
export function intentChoice(intent: Intent): string {
  return `intent:${intent}`
}

/** Yes and no to tap; ids `yes` and `no`. */
export function yesNoMenu(language: SpokenLang): Menu {
  return {
    kind: 'buttons',
    button: say('choose_button', language),
    options: [
      { id: 'yes', title: say('yes_title', language), description: null },
      { id: 'no', title: say('no_title', language), description: null },
    ],
  }
}
