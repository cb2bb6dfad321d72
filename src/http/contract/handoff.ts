import { z } from 'zod'
import { Resolution } from '../../domain/handoff/schemas.ts'
import { PlaceText } from '../../domain/inbox/schemas.ts'
import { Instant, Text } from './values.ts'

/** `take_from` names the colleague from whom a conversation is taken knowingly. */
export const ClaimBody = z.strictObject({ take_from: Text.min(1).max(80).optional() })

export const ReplyBody = z
  .strictObject({
    /** May be left out where a file says it all. */
    text: Text.trim().max(4_096).default(''),
    /** A file that was uploaded for this conversation; the words, where there are any, stand under it. */
    media_id: z.uuid().optional(),
    client_id: Text.min(1).max(80).optional(),
    /** The `pos` of the newest message that she had on the screen: with a newer one there, nothing is queued. */
    seen: PlaceText.optional(),
    /** She has been shown what is newer and says it all the same. */
    confirm_newer: z.boolean().default(false),
  })
  .refine(({ text, media_id }) => text !== '' || media_id !== undefined, {
    path: ['text'],
    message: 'send words, a file, or both',
  })

export const HandBackBody = z.strictObject({
  summary: z.strictObject({
    outcome: Resolution,
    promised: Text.trim().min(1).max(500).optional(),
    note: Text.max(2_000).default(''),
  }),
})

/** What a claim means for the one who claimed. */
export const OwnershipWire = z.strictObject({
  ownership: z.enum(['owned', 'settling']),
  in_flight: z.int(),
  in_flight_since: Instant.nullable(),
  meaning: z.string(),
})
export type OwnershipWire = z.infer<typeof OwnershipWire>

/** A reply that was queued, with when the 24-hour window closes: null on a channel that has none. */
const Said = z.strictObject({
  message_id: z.uuid(),
  window: z.strictObject({ open: z.boolean(), closes_at: Instant.nullable() }),
  opted_out: z.literal(false),
})
/** 202 for a new one; 200 when this client id was queued before. */
export const SAID = {
  200: Said.extend({ outcome: z.literal('repeated') }),
  202: Said.extend({ outcome: z.literal('queued') }),
} as const

export const HandedBackWire = z.strictObject({ stretch_id: z.uuid(), customer_told: z.boolean() })
export type HandedBackWire = z.infer<typeof HandedBackWire>
