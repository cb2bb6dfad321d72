import { z } from 'zod'
import type { Ctx, Tx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { C2bClaim } from '../c2b-provider.ts'

const StoredC2bClaim = z.strictObject({
  receipt: z.string(),
  amountMinor: z.int(),
  shortcode: z.string(),
  typedReference: z.string(),
  payer: z.string().nullable(),
  paidAt: z.string().nullable(),
})

export interface StoredNotification {
  id: string
  accountId: string
  /** Null when the body could not be read. */
  claim: C2bClaim | null
  notBefore: Date
  handledAt: Date | null
}

/** What a confirmation said, locked until the transaction ends: one worker at a time settles it. Throws `not_found`. */
export async function lockNotification(tx: Tx, ctx: Ctx, notificationId: string): Promise<StoredNotification> {
  const [row] = await tx.$queryRaw<(Omit<StoredNotification, 'claim'> & { claim: unknown })[]>`
    SELECT id, account_id AS "accountId", claim, not_before AS "notBefore", handled_at AS "handledAt"
    FROM payment_notifications
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${notificationId}::uuid AND source = 'c2b' FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such notification')
  const claim = StoredC2bClaim.safeParse(row.claim)
  return { ...row, claim: claim.success ? claim.data : null }
}

export async function closeNotification(tx: Tx, ctx: Ctx, notificationId: string, verdict: string): Promise<void> {
  await tx.paymentNotification.updateMany({
    where: { tenantId: ctx.tenantId, id: notificationId },
    data: { verdict, handledAt: ctx.clock.now() },
  })
}
