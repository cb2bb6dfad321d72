import { recordAudit } from '../../audit/index.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { OrderRow } from '../../orders/index.ts'
import { parseTenantSettings } from '../../tenancy/index.ts'
import { callbackTokenHash } from '../account.ts'
import { type Attempt, isAwaited, lockAttempt } from '../attempt.ts'
import { ordersAttempts } from '../orders-attempts.ts'
import { MPESA } from '../schemas.ts'

/**
 * The instruction under which an order waits for money by hand, locked; null when there is none for this total.
 * @param options `orExpired`: also one that we gave up on, or that another payment made superfluous
 */
export async function findInstruction(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  options: { orExpired: boolean },
): Promise<Attempt | null> {
  const attempts = await ordersAttempts(tx, ctx, order.id)
  const found = attempts.find(
    ({ method, status, amountMinor, superseded }) =>
      method === 'c2b' &&
      amountMinor === order.totalMinor &&
      isAwaited(status, options.orExpired) &&
      (options.orExpired || !superseded),
  )
  return found ? lockAttempt(tx, ctx, found.id) : null
}

/**
 * A new instruction for an order, in the place of any older one. Call under the order's lock, after the stock was held.
 * @param requestId whose wish it was; money that came unasked has its own
 */
export async function openInstruction(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  { accountId, requestId }: { accountId: string; requestId: string },
): Promise<Attempt> {
  const attemptId = ctx.ids.uuid()
  const now = ctx.clock.now()
  const expiresAt = await newDeadline(tx, ctx)
  const { totalMinor: amountMinor, currency, reference } = order
  await tx.paymentAttempt.updateMany({
    where: {
      tenantId: ctx.tenantId,
      orderId: order.id,
      method: 'c2b',
      status: { in: ['pending', 'partially_paid', 'expired'] },
    },
    data: { superseded: true },
  })
  await tx.paymentAttempt.create({
    data: {
      tenantId: ctx.tenantId,
      id: attemptId,
      orderId: order.id,
      accountId,
      requestId,
      method: 'c2b',
      status: 'pending',
      amountMinor,
      currency,
      reference,
      // No address of its own: what comes in is found by its reference. The column wants a hash nobody can guess.
      tokenHash: callbackTokenHash(ctx.ids.secret(24)),
      createdAt: now,
      nextQueryAt: expiresAt,
      expiresAt,
    },
  })
  await recordAudit(tx, ctx, {
    action: 'payment_attempt.pending',
    subjectType: 'payment_attempt',
    subjectId: attemptId,
    data: { orderId: order.id, provider: MPESA, method: 'c2b', amountMinor, currency },
  })
  return lockAttempt(tx, ctx, attemptId)
}

/** A part that comes after the deadline opens the instruction once more: the customer is paying. */
export async function prolong(tx: Tx, ctx: Ctx, attempt: Attempt): Promise<Attempt> {
  if (attempt.expiresAt > ctx.clock.now()) return attempt
  const expiresAt = await newDeadline(tx, ctx)
  await tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: attempt.id },
    data: { expiresAt, nextQueryAt: expiresAt },
  })
  return { ...attempt, expiresAt, nextQueryAt: expiresAt }
}

async function newDeadline(tx: Tx, ctx: Ctx): Promise<Date> {
  const { settings } = await tx.tenant.findUniqueOrThrow({ where: { id: ctx.tenantId }, select: { settings: true } })
  return new Date(ctx.clock.now().getTime() + parseTenantSettings(settings).c2b.expiresMinutes * 60_000)
}
