import type { CommonPart } from './core/common-part.ts'
import type { Slices } from './core/journey-parts.ts'
import type { Pending } from './pending.ts'

/** The questions that are open in a conversation. */
export interface OpenQuestions {
  /** What we asked last and which answers it takes; null when nothing is asked. */
  pending: Pending | null
  /** The question a digression interrupted, asked again once the digression is answered. */
  suspended: Pending | null
}

/**
 * The session of one conversation, flat as the nodes read it; `session.ts` stores it in parts. What is not known is null,
 * never guessed.
 */
export type ConversationState = CommonPart & OpenQuestions & Slices
