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
  'booking_request',
  'emergency',
  'self_harm',
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

/** How a ticket ended. */
export const Resolution = z.enum(['solved', 'not_solved', 'no_answer'])
export type Resolution = z.infer<typeof Resolution>

/** What a person says of her stretch when she hands back. `idle`: nobody said anything, it was handed back by itself. */
export const StretchWords = z.strictObject({
  outcome: z.enum([...Resolution.options, 'idle']),
  /** What the shop has promised the customer, null when nothing. */
  promised: z.string().min(1).max(500).nullable(),
  note: z.string().max(2_000),
})
export type StretchWords = z.infer<typeof StretchWords>

/** The stored summary of a stretch: the person's words, and what was counted. */
export const StretchSummary = z.strictObject({
  ...StretchWords.shape,
  messages: z.strictObject({ customer: z.int(), person: z.int() }),
  /** Orders of the conversation that changed meanwhile. */
  orders: z.array(z.strictObject({ orderId: z.uuid(), reference: z.string(), status: z.string() })),
})
export type StretchSummary = z.infer<typeof StretchSummary>

/** The last time a person spoke for the shop, as the bot must know it. */
export const LastStretch = z.strictObject({
  stretchId: z.uuid(),
  endedAt: z.iso.datetime({ offset: true }),
  outcome: StretchWords.shape.outcome,
  promised: z.string().nullable(),
  note: z.string(),
  orderIds: z.array(z.uuid()),
})
export type LastStretch = z.infer<typeof LastStretch>

/** How soon a ticket is looked at. */
export const Priority = z.enum(['normal', 'high'])
export type Priority = z.infer<typeof Priority>

/** Why somebody was not content, as she tapped it. */
export const SurveyWhy = z.enum(['too_slow', 'not_solved', 'not_understood', 'unfriendly', 'other'])
export type SurveyWhy = z.infer<typeof SurveyWhy>

/** Whether a customer was asked how she was helped, and why she was not. */
export const SurveyAsked = z.enum(['asked', 'off', 'no_person', 'asked_lately', 'opted_out', 'window_closed'])
export type SurveyAsked = z.infer<typeof SurveyAsked>
