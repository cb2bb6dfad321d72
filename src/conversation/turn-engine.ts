import type { Ctx } from '../domain/context.ts'
import type { LastStretch } from '../domain/handoff/schemas.ts'
import type { Citation, UnansweredQuestion } from '../domain/knowledge/schemas.ts'
import type { InboundMessage, Reply } from '../domain/messaging/schemas.ts'
import type { TurnTrace } from '../domain/turns/schemas.ts'
import type { Json, JsonObject } from '../lib/json.ts'
import type { SpokenLang } from '../lib/languages.ts'

/** The ctx of a turn: conversation and customer are known. */
export type TurnCtx = Ctx & { conversationId: string; customerId: string }

/** The result of a tool call that an earlier run of the same turn already made. */
export interface StoredCall {
  tool: string
  argsHash: string
  result: Json
}

/** What happened in the conversation outside of turns. */
export interface Outside {
  /** The last time a person spoke for the shop; `told`: the customer knows already that the bot is back. */
  stretch: (LastStretch & { told: boolean }) | null
  /** The order of a reminder after which nothing was said yet. */
  reminder: { orderId: string } | null
  /** The newest order of this conversation that was confirmed and not cancelled, as it is now. */
  lastOrder: { orderId: string; reference: string; paid: boolean } | null
}

export interface TurnInput {
  ctx: TurnCtx
  /** All unhandled messages of the conversation, in order; never empty. */
  messages: InboundMessage[]
  /** The stored session as it is in the row; `{}` for a new conversation. */
  storedState: Json
  /** What to speak before the words of this turn say more. */
  language: SpokenLang
  /** The last lines of the conversation before these messages, oldest first, for classifiers and summaries. */
  recent: { from: 'customer' | 'bot'; text: string }[]
  storedCalls: StoredCall[]
  /** Differs as soon as the names of the shop's goods or what tells them apart do: an index of them is good for one revision. */
  catalogRevision: string
  /** `human`: a person answers. The bot still obeys STOP and START, and says nothing else. */
  owner: 'bot' | 'human'
  /** Absent when nothing happened outside. */
  outside?: Outside
}

/** A part of a stored session that could not be read, kept for inspection; it starts again while the others go on. */
export interface CorruptPart {
  /** The whole `session`, its `common` part, a question (`pending`, `suspended`), or the journey whose slice it was. */
  part: string
  stored: Json
  problem: string
}

export interface TurnResult {
  state: JsonObject
  corruptParts: CorruptPart[]
  replies: Reply[]
  /** `failed`: the engine could not do what was asked and its replies say so (a sentence, with a ticket if one could be made). */
  failed: boolean
  /** The last thing that was asked of her is to enter her PIN on her phone. Absent: it is not. */
  awaitsPin?: boolean
  /** Questions that were looked for and nothing answers. Absent: none. */
  unanswered?: readonly UnansweredQuestion[]
  /** What was told from documents, sentence by sentence. Absent: nothing. */
  cited?: readonly Citation[]
  trace: Omit<TurnTrace, 'restarts' | 'sql' | 'phasesMs'>
}

/** Turns messages and a session into replies and the next session. Does no commit of its own; tools write on their own. */
export interface TurnEngine {
  run(input: TurnInput): Promise<TurnResult>
}
