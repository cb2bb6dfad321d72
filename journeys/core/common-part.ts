import { z } from 'zod'
import { SpokenLang } from '../../src/lib/languages.ts'

/** What all journeys share of a session, beside the questions that are open. */
export const CommonPart = z.object({
  // checked against ctx on load: a row in the wrong place is corrupt
  tenantId: z.uuid(),
  conversationId: z.uuid(),

  /** The language last heard for sure that the shop speaks; null until there was one. */
  spokenLanguage: SpokenLang.nullable(),
  /** Turns in a row of more than a few words that were surely in `spokenLanguage`. */
  spokenTurns: z.int().min(0),

  turnCount: z.int().min(0),
  lastTurnAt: z.iso.datetime().nullable(),
  casualTurns: z.int().min(0),
  spamTurns: z.int().min(0),
  /** Messages of this sitting; a sitting ends after six hours of silence. */
  sittingMessages: z.int().min(0),
  clarificationLoops: z.int().min(0),
  toolErrorsInARow: z.int().min(0),
  frustratedTurns: z.int().min(0),
  /** Why the bot has stopped answering in this sitting; null while it talks. */
  silence: z.enum(['abuse', 'spam', 'sitting_limit']).nullable(),
  /** The customer was told once that the messages come too fast. */
  rateLimitTold: z.boolean(),
  /** She was told in this sitting that a secret was taken out of her message. */
  secretTold: z.boolean(),
  /** The customer put `suspended` aside herself: it comes back when she says so, not by itself. */
  parked: z.boolean(),
})
export type CommonPart = z.infer<typeof CommonPart>

/** The common part of a conversation in which nothing was said yet. */
export function freshCommon({ tenantId, conversationId }: Pick<CommonPart, 'tenantId' | 'conversationId'>): CommonPart {
  return {
    tenantId,
    conversationId,
    spokenLanguage: null,
    spokenTurns: 0,
    turnCount: 0,
    lastTurnAt: null,
    casualTurns: 0,
    spamTurns: 0,
    sittingMessages: 0,
    clarificationLoops: 0,
    toolErrorsInARow: 0,
    frustratedTurns: 0,
    silence: null,
    rateLimitTold: false,
    secretTold: false,
    parked: false,
  }
}
