import { z } from 'zod'

/** Where a reversal stands. `unknown`: it may have gone through, so it is never sent again. */
export const ReversalStatus = z.enum(['requested', 'pending', 'done', 'refused', 'unknown'])
export type ReversalStatus = z.infer<typeof ReversalStatus>

/** What staff sees of a reversal. */
export const ReversalView = z.strictObject({
  reversalId: z.uuid(),
  receiptId: z.uuid(),
  receipt: z.string(),
  status: ReversalStatus,
  amountMinor: z.int(),
  currency: z.string(),
  note: z.string(),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** The provider's last word, in its own code and text. */
  code: z.string().nullable(),
  problem: z.string().nullable(),
})
export type ReversalView = z.infer<typeof ReversalView>
