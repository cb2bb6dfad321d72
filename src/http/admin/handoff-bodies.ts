import { z } from 'zod'
import { Resolution, TicketView } from '../../domain/handoff/index.ts'

/** PostgreSQL stores no NUL, and half a surrogate pair is no text in any encoding. */
const Text = z
  .string()
  .refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'must be text that can be stored')

/** `take_from` names the colleague from whom a conversation is taken knowingly. */
export const ClaimBody = z.strictObject({ take_from: Text.min(1).max(80).optional() })

export const ReplyBody = z.strictObject({
  text: Text.trim().min(1).max(4_096),
  client_id: Text.min(1).max(80).optional(),
})

export const ResolveBody = z.strictObject({ resolution: Resolution, note: Text.max(2_000).default('') })

export const HandBackBody = z.strictObject({
  summary: z.strictObject({
    outcome: Resolution,
    promised: Text.trim().min(1).max(500).optional(),
    note: Text.max(2_000).default(''),
  }),
})

export const TicketQuery = z.object({
  status: TicketView.shape.status.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
