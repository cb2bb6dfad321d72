import type { MemoryEntry } from '../src/domain/customers/schemas.ts'
import type { ErrorCode } from '../src/domain/errors.ts'
import type { FulfilmentChoice } from '../src/domain/fulfilment/schemas.ts'
import type { TicketView } from '../src/domain/handoff/schemas.ts'
import type { OrderView } from '../src/domain/orders/schemas.ts'
import type { Intent } from '../src/language/classifier/intents.ts'
import type { Act, Reading } from '../src/language/reading.ts'
import type { HeardLang, SpokenLang } from '../src/lib/languages.ts'
import type { PaymentMethod } from '../src/lib/payment-method.ts'
import type { JourneyId, JourneyScratch } from './core/journey-parts.ts'
import type { ConversationState } from './state.ts'

/** A tool call that did not do what was asked, as the journey must tell it. */
export interface ToolFailure {
  tool: string
  code: ErrorCode
  retryable: boolean
  message: string
}

/** What is read afresh of the shop and the customer in every turn. */
interface Profile {
  tenantName: string | null
  botIntro: string | null
  defaultLanguage: SpokenLang
  allowedLanguages: SpokenLang[]
  maxChattinessLevel: number
  catalogLinkBase: string | null
  paymentsEnabled: Readonly<Partial<Record<PaymentMethod, boolean>>>
  phoneE164: string | null
  customerLanguagePref: SpokenLang | null
  /** How she gets her goods, as she asked us to remember; null when she did not. */
  rememberedDelivery: FulfilmentChoice | null
  /** Whether what she says of herself may be remembered; null when she was never asked. */
  memoryOptIn: boolean | null
  /** What is remembered of her, the newest first. */
  memories: readonly MemoryEntry[]
}

/** What governance finds out about the message. */
interface Verdict {
  intent: Intent
  intentConfidence: number
  journey: JourneyId
  /** The language of the answer. */
  responseLanguage: SpokenLang
  detectedLanguage: HeardLang
  languageConfidence: number
  governorClassification: Reading['governor']['class']
  governorConfidence: number
  escalationRequired: boolean
  escalationReason: string | null
}

/** What the nodes of one turn hand to each other, beside what is a journey's own. Made new for every turn and never stored. */
export interface Scratch extends Profile, Verdict {
  /** The customer's words: for tickets and as the question to the shop's documents. What they mean is in `reading`. */
  message: string
  /** What the message means; null until it was heard. */
  reading: Reading | null
  /** The acts that the running journey is to answer, in the order in which they were said; none when a menu led to it. */
  acts: readonly Act[]
  /** Where the turn goes after the running journey; null before the router has decided. */
  agenda: readonly Stop[] | null
  /** The journey that the router has just led to; null where it found nothing left to do. */
  leadsTo: JourneyId | null
  /** The message tries to instruct the bot: read tools only. */
  untrusted: boolean
  /** The pending question was put aside for this message and is asked again once it is answered. */
  digression: boolean
  /** The turn has said what there is to say: nothing is heard and no journey runs. */
  ended: boolean
  /** Why the router chose where it went: which of its sentences the governance and unknown nodes say. */
  because: RouteReason
  order: OrderView | null
  ticket: TicketView | null
  /** The turn could not do what was asked, and says so. */
  failed: boolean
  toolFailure: ToolFailure | null
}

/** One journey on the way of a turn. */
export interface Stop {
  to: JourneyId
  because: RouteReason
  acts: readonly Act[]
}

export type RouteReason =
  | 'intent'
  | 'menu'
  | 'abuse'
  | 'spam'
  | 'sitting_limit'
  | 'opt_out'
  | 'reminder'
  | 'picture'
  | 'apology'
  | 'clarify'
  | 'unclear'
  | 'not_enabled'

/** The session and the scratch of the running turn, flat: what every node and every edge reads. */
export type TurnState = ConversationState & Scratch & JourneyScratch

/** The fields a node changes. */
export type TurnPatch = Partial<TurnState>

/** The scratch of a turn that has not begun. */
export const FRESH_SCRATCH: Omit<Scratch, 'message'> = {
  tenantName: null,
  botIntro: null,
  defaultLanguage: 'en',
  allowedLanguages: ['en'],
  maxChattinessLevel: 2,
  catalogLinkBase: null,
  paymentsEnabled: {},
  phoneE164: null,
  customerLanguagePref: null,
  rememberedDelivery: null,
  memoryOptIn: null,
  memories: [],
  intent: 'unknown',
  intentConfidence: 0,
  journey: 'unknown',
  responseLanguage: 'en',
  detectedLanguage: 'en',
  languageConfidence: 0,
  governorClassification: 'business',
  governorConfidence: 0,
  escalationRequired: false,
  escalationReason: null,
  reading: null,
  acts: [],
  agenda: null,
  leadsTo: null,
  untrusted: false,
  digression: false,
  ended: false,
  because: 'intent',
  order: null,
  ticket: null,
  failed: false,
  toolFailure: null,
}
