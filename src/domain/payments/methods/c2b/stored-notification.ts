import { z } from 'zod'
import type { TxCtx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { C2bClaim } from './c2b-provider.ts'

const StoredC2bClaim = z.strictObject({
  receipt: z.string(),
  amountMinor: z.int(),
  shortcode: z.string(),
  typedReference: z.string(),
  payer: z.string().nullable(),
  paidAt: z.string().nullable(),
})

/** What is kept of a report that nobody could read. */
const Unread = z.strictObject({ problem: z.string() })

export interface StoredNotification {
  id: string
  accountId: string
  /** Null when the body could not be read; `problem` then says what was wrong with it, in its own words. */
  claim: C2bClaim | null
  problem: string
  sourceKnown: boolean
  /** Since when the money is known to have come, by more than the report. */
  provenAt: Date | null
  notBefore: Date
  handledAt: Date | null
}

/** What a confirmation said, locked until the transaction ends: one worker at a time settles it. Throws `not_found`. */
export async function lockNotification(ctx: TxCtx, notificationId: string): Promise<StoredNotification> {
  const [row] = await ctx.tx.$queryRaw<(Omit<StoredNotification, 'claim' | 'problem'> & { claim: unknown })[]>`
    SELECT id, account_id AS "accountId", claim, not_before AS "notBefore", handled_at AS "handledAt",
      source_known AS "sourceKnown", proven_at AS "provenAt"
    FROM payment_notifications
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${notificationId}::uuid AND source IN ('c2b', 'pull') FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such notification')
  const claim = StoredC2bClaim.safeParse(row.claim)
  const unread = Unread.safeParse(row.claim)
  return { ...row, claim: claim.success ? claim.data : null, problem: unread.success ? unread.data.problem : '' }
}

export async function closeNotification(ctx: TxCtx, notificationId: string, verdict: string): Promise<void> {
  await ctx.tx.paymentNotification.updateMany({
    where: { tenantId: ctx.tenantId, id: notificationId },
    data: { verdict, handledAt: ctx.clock.now() },
  })
}
