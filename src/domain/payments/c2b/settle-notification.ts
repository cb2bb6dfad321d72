import { parseReference } from '../../../lib/reference.ts'
import type { Ctx, Tx } from '../../context.ts'
import { getOrderRow } from '../../orders/index.ts'
import type { C2bClaim } from '../c2b-provider.ts'
import { lockReceipt } from '../lock-receipt.ts'
import { openReview } from '../reviews/open-review.ts'
import { MPESA } from '../schemas.ts'
import { settledPayment } from '../settled-payment.ts'
import { findOrderByReference } from './find-order.ts'
import { holdUnmatched } from './hold-unmatched.ts'
import { isOurShortcode } from './our-shortcode.ts'
import type { Placed } from './placed.ts'
import { settleForOrder } from './settle-for-order.ts'
import { closeNotification, lockNotification, type StoredNotification } from './stored-notification.ts'

export interface SettledNotification {
  /** The conversation of the order that the money went to; null when it went to none. */
  conversationId: string | null
  /** A sentence for the customer was queued: somebody should wake the delivery of this conversation. */
  told: boolean
  /** Too early: to be called again after so long. */
  againInMs: number | null
}

/**
 * Gives money that was sent by hand its place: an order by its exact reference, the prompt whose payment it echoes, or the
 * review queue. Never guesses. May be called at any time, twice, and by many at once. Throws `not_found`.
 */
export async function settleNotification(
  ctx: Ctx,
  { notificationId }: { notificationId: string },
): Promise<SettledNotification> {
  const done = await ctx.tx(async (tx) => {
    const notification = await lockNotification(tx, ctx, notificationId)
    if (notification.handledAt !== null) return { againInMs: null, settled: null }
    const againInMs = notification.notBefore.getTime() - ctx.clock.now().getTime()
    if (againInMs > 0) return { againInMs, settled: null }
    const { verdict, settled } = await place(tx, ctx, notification)
    await closeNotification(tx, ctx, notificationId, verdict)
    ctx.log.info('payment_notification_settled', { tenantId: ctx.tenantId, notificationId, verdict })
    return { againInMs: null, settled }
  })
  if (done.settled === null) return { conversationId: null, told: false, againInMs: done.againInMs }
  const { conversationId, told } = await settledPayment(ctx, done.settled)
  return { conversationId, told, againInMs: null }
}

async function place(tx: Tx, ctx: Ctx, notification: StoredNotification): Promise<Placed> {
  const { claim, accountId } = notification
  if (claim === null) {
    ctx.log.error('payment_notification_unreadable', { tenantId: ctx.tenantId, notificationId: notification.id })
    await openReview(tx, ctx, { reason: 'unreadable', subject: notification.id, suggestions: [] })
    return { verdict: 'unreadable', settled: null }
  }
  const reference = parseReference(claim.typedReference)
  const orderId = reference === null ? null : await findOrderByReference(tx, ctx, reference)
  const order = orderId === null ? null : await getOrderRow(tx, ctx, { orderId, lock: true })
  await lockReceipt(tx, MPESA, claim.receipt)
  // Only behind these locks: the callback of the same payment may have booked it a moment ago.
  if (await annotateKnown(tx, ctx, claim, accountId)) return { verdict: 'duplicate', settled: null }
  const suspicion = await suspicionOf(tx, ctx, claim, accountId)
  if (suspicion !== null) return holdUnmatched(tx, ctx, { claim, accountId, reason: suspicion })
  if (order === null) return holdUnmatched(tx, ctx, { claim, accountId, reason: 'unmatched' })
  const placed = await settleForOrder(tx, ctx, { claim, accountId, order })
  await annotateKnown(tx, ctx, claim, accountId)
  return placed
}

/** Adds what only this report knows to money that is on record. False when the receipt is new. */
async function annotateKnown(tx: Tx, ctx: Ctx, claim: C2bClaim, accountId: string): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE money_receipts SET account_id = coalesce(account_id, ${accountId}::uuid),
      typed_reference = coalesce(typed_reference, ${claim.typedReference}), payer = coalesce(payer, ${claim.payer}),
      paid_at = coalesce(paid_at, ${claim.paidAt}::timestamptz)
    WHERE tenant_id = ${ctx.tenantId}::uuid AND provider = ${MPESA} AND receipt = ${claim.receipt}`
  return count > 0
}

/** Why this money must not be placed by code, whatever its reference says. */
async function suspicionOf(
  tx: Tx,
  ctx: Ctx,
  claim: C2bClaim,
  accountId: string,
): Promise<'receipt_of_another_shop' | 'wrong_shortcode' | null> {
  const [elsewhere] = await tx.$queryRaw<{ known: boolean }[]>`
    SELECT receipt_known_elsewhere(${ctx.tenantId}::uuid, ${MPESA}, ${claim.receipt}) AS known`
  if (elsewhere?.known === true) return 'receipt_of_another_shop'
  return (await isOurShortcode(tx, ctx, claim.shortcode, accountId)) ? null : 'wrong_shortcode'
}
