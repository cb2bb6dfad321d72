import { recordAudit } from '../../../audit/index.ts'
import type { TxCtx } from '../../../context.ts'
import { getOrderRow, keepForPart, type OrderRow } from '../../../orders/index.ts'
import { readSettings } from '../../../tenancy/index.ts'
import { type Attempt, isAwaited, lockAttempt } from '../../core/attempt.ts'
import { callbackTokenHash } from '../../core/callback-token-hash.ts'
import { balanceDue } from '../../core/money/money-receipts.ts'
import { ordersAttempts } from '../../core/orders-attempts.ts'
import { MPESA } from '../../schemas.ts'

/**
 * The instruction under which an order waits for money by hand, locked; null when there is none for this total.
 * @param options `orExpired`: also one that we gave up on, or that another payment made superfluous
 */
export async function findInstruction(
  ctx: TxCtx,
  order: OrderRow,
  options: { orExpired: boolean },
): Promise<Attempt | null> {
  const attempts = await ordersAttempts(ctx, order.id)
  const found = attempts.find(
    ({ method, shareId, status, amountMinor, superseded }) =>
      method === 'c2b' &&
      shareId === null &&
      amountMinor === order.totalMinor &&
      isAwaited(status, options.orExpired) &&
      (options.orExpired || !superseded),
  )
  return found ? lockAttempt(ctx, found.id) : null
}

/** Money for one share of an order. */
export interface ForShare {
  shareId: string
  amountMinor: number
  reference: string
}

/**
 * A new instruction for an order, in the place of any older one. Call under the order's lock, after the stock was held.
 * @param by `requestId`: whose wish it was; money that came unasked has its own. `share`: the share that the money is for,
 * and how much of it there is; the whole order when it is left out
 */
export async function openInstruction(
  ctx: TxCtx,
  order: OrderRow,
  by: { accountId: string; requestId: string; share?: ForShare },
): Promise<Attempt> {
  const { accountId, requestId, share } = by
  const attemptId = ctx.ids.uuid()
  const now = ctx.clock.now()
  const expiresAt = await newDeadline(ctx)
  const { currency } = order
  const { shareId, amountMinor, reference } = share ?? { ...order, shareId: null, amountMinor: order.totalMinor }
  await ctx.tx.paymentAttempt.updateMany({
    where: {
      tenantId: ctx.tenantId,
      orderId: order.id,
      shareId,
      method: 'c2b',
      status: { in: ['pending', 'partially_paid', 'expired'] },
    },
    data: { superseded: true },
  })
  await ctx.tx.paymentAttempt.create({
    data: {
      tenantId: ctx.tenantId,
      id: attemptId,
      orderId: order.id,
      shareId,
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
  await recordAudit(ctx, {
    action: 'payment_attempt.pending',
    subjectType: 'payment_attempt',
    subjectId: attemptId,
    data: { orderId: order.id, shareId, provider: MPESA, method: 'c2b', amountMinor, currency },
  })
  return lockAttempt(ctx, attemptId)
}

/**
 * A part has come, and the goods are kept for it. After the deadline it opens the instruction once more: the customer is
 * paying. Call under the order's lock, after the part was recorded.
 */
export async function prolong(ctx: TxCtx, attempt: Attempt): Promise<Attempt> {
  const order = await getOrderRow(ctx, { orderId: attempt.orderId, lock: true })
  await keepForPart(ctx, order, { dueMinor: await balanceDue(ctx, order.id) })
  if (attempt.expiresAt > ctx.clock.now()) return attempt
  const expiresAt = await newDeadline(ctx)
  await ctx.tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: attempt.id },
    data: { expiresAt, nextQueryAt: expiresAt },
  })
  return { ...attempt, expiresAt, nextQueryAt: expiresAt }
}

async function newDeadline(ctx: TxCtx): Promise<Date> {
  const { c2b } = await readSettings(ctx)
  return new Date(ctx.clock.now().getTime() + c2b.expiresMinutes * 60_000)
}
