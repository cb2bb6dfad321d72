import { Annotation } from '@langchain/langgraph/web'
import type { ErrorCode } from '../src/domain/errors.ts'
import type { TicketView } from '../src/domain/handoff/schemas.ts'
import type { OrderView } from '../src/domain/orders/schemas.ts'
import type { Lang, PaymentMethod, SpokenLang } from '../src/domain/tenancy/schemas.ts'
import type { GovernorGuess, Intent } from '../src/llm/offline/types.ts'
import type { JourneyId, JourneyScratch } from './core/journey-parts.ts'
import type { ConversationState } from './state.ts'
import type { TurnContext } from './turn-context.ts'

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
}

/** What governance finds out about the message. */
interface Verdict {
  intent: Intent
  intentConfidence: number
  journey: JourneyId
  /** The language of the answer. */
  responseLanguage: SpokenLang
  detectedLanguage: Lang
  languageConfidence: number
  governorClassification: GovernorGuess['classification']
  governorConfidence: number
  escalationRequired: boolean
  escalationReason: string | null
}

/** What the nodes of one turn hand to each other, beside what is a journey's own. Made new for every turn and never stored. */
export interface Scratch extends Profile, Verdict {
  /** The words to act on: the customer's text, or the earlier message that a clarifying question was about. */
  message: string
  /** The pattern check found instructions aimed at the bot: read tools only. */
  untrusted: boolean
  /** The message answers `pending`, so the journey that asked goes on. */
  answersPending: boolean
  /**
   * How the message fits what was asked: `answer` surely, `open` perhaps, `none` not (or nothing was asked); `rule`: a
   * rule already knows what is wanted, and `intent` or `because` say it.
   */
  fit: 'answer' | 'open' | 'none' | 'rule'
  /** The pending question was put aside for this message and is asked again once it is answered. */
  digression: boolean
  /** The turn has said what there is to say: no classifier and no journey runs. */
  ended: boolean
  /** Why the router chose where it went: which of its sentences the governance and unknown nodes say. */
  because: RouteReason
  order: OrderView | null
  ticket: TicketView | null
  /** The turn could not do what was asked, and says so. */
  failed: boolean
  toolFailure: ToolFailure | null
}

export type RouteReason =
  | 'answer'
  | 'intent'
  | 'abuse'
  | 'spam'
  | 'casual'
  | 'cancelled'
  | 'resumed'
  | 'nothing_to_resume'
  | 'clarify'
  | 'unclear'
  | 'not_enabled'
  | 'declined'

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
  untrusted: false,
  answersPending: false,
  fit: 'none',
  digression: false,
  ended: false,
  because: 'intent',
  order: null,
  ticket: null,
  failed: false,
  toolFailure: null,
}

/**
 * One channel whose reducer merges patches. A superstep costs by the number of channels, so 60 of them would make a
 * turn about a fifth dearer, and parallel nodes may both write as long as their fields differ.
 */
export const TurnChannels = Annotation.Root({
  state: Annotation<TurnState, TurnPatch>({ reducer: (state, patch) => ({ ...state, ...patch }) }),
})

/** How the graph reaches the outside: handed to every node beside the state, never part of it. */
export const TurnRuntime = Annotation.Root({ turn: Annotation<TurnContext> })
