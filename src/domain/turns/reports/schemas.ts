import { z } from 'zod'

/** What was wrong with an answer. `left_out`: it was right, and half of it. */
export const ReportReason = z.enum(['wrong_fact', 'misunderstood', 'left_out', 'tone', 'person_needed', 'other'])
export type ReportReason = z.infer<typeof ReportReason>

/** One person's word on one turn. */
export const TurnReport = z.object({
  turnId: z.uuid(),
  conversationId: z.uuid(),
  authorId: z.string(),
  /** Null of somebody who is not known here any more. */
  authorName: z.string().nullable(),
  reason: ReportReason,
  note: z.string().nullable(),
  at: z.date(),
})
export type TurnReport = z.infer<typeof TurnReport>
