import { z } from 'zod'

/** Why a person is asked to take over: the triggers of the governance table, and failures that end in a ticket. */
export const HandoffReason = z.enum([
  'human_requested',
  'dispute',
  'sensitive',
  'frustration',
  'clarification_loop',
  'tool_errors',
  'knowledge_missing',
  'payment_review',
  'turn_failed',
  'not_told',
])
export type HandoffReason = z.infer<typeof HandoffReason>

export const TicketView = z.strictObject({
  ticketId: z.uuid(),
  reference: z.string(),
  status: z.enum(['open', 'claimed', 'resolved']),
  reason: HandoffReason,
  promisedAt: z.iso.datetime(),
})
export type TicketView = z.infer<typeof TicketView>
