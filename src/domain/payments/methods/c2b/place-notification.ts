import { latestInstant } from '../../../../lib/latest-instant.ts'
import { parseReference } from '../../../../lib/reference.ts'
import type { Ctx, TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { afterSettlement } from '../../core/after-settlement.ts'
import { lockOrder } from '../../core/lock-order.ts'
import { lockReceipt } from '../../core/money/lock-receipt.ts'
import { closeUnproven } from '../../reviews/close-unproven.ts'
import { openReview } from '../../reviews/open-review.ts'
import { MPESA, MPESA_CURRENCY } from '../../schemas.ts'
import { getStkAccount } from '../mpesa/account.ts'
import type { C2bClaim } from './c2b-provider.ts'
import { findPayable } from './find-payable.ts'
import { GRACE_MS } from './grace.ts'
import { holdUnmatched } from './hold-unmatched.ts'
import { holdUnproven } from './hold-unproven.ts'
import { isOurShortcode } from './our-shortcode.ts'
import type { Placed } from './placed.ts'
import { settleForOrder } from './settle-for-order.ts'
import { closeNotification, lockNotification, type StoredNotification } from './stored-notification.ts'

/**
 * Gives money that was sent by hand its place: an order, or a share of one, by its exact reference, the prompt whose payment it echoes, or the
 * review queue. Never guesses. May be called at any time, twice, and by many at once; too early, it wakes itself again.
 * Throws `not_found`.
 */
export async function placeNotification(ctx: Ctx, { notificationId }: { notificationId: string }): Promise<void> {
  const attempt = await ctx.transaction(async (ctx) => {
    const notification = await lockNotification(ctx, notificationId)
    if (notification.handledAt !== null) return null
    const now = ctx.clock.now()
    const afterMs = notification.notBefore.getTime() - now.getTime()
    if (afterMs > 0 && notification.notBefore <= latestInstant(now, GRACE_MS)) {
      ctx.wake({ work: 'notification', notificationId, afterMs })
      return null
    }
    const { verdict, attempt } = await place(ctx, notification)
    await closeNotification(ctx, notificationId, verdict)
    ctx.log.info('payment_notification_settled', { tenantId: ctx.tenantId, notificationId, verdict })
    return attempt
  })
  if (attempt !== null) await afterSettlement(ctx, attempt)
}

async function place(ctx: TxCtx, notification: StoredNotification): Promise<Placed> {
  const { claim, accountId } = notification
  if (claim === null) {
    ctx.log.error('payment_notification_unreadable', { tenantId: ctx.tenantId, notificationId: notification.id })
    const note = notification.problem
    await openReview(ctx, { reason: 'unreadable', subject: notification.id, suggestions: [], note })
    return { verdict: 'unreadable', attempt: null }
  }
  const reference = parseReference(claim.typedReference)
  const referred = reference === null ? null : await findPayable(ctx, reference)
  const order = referred === null ? null : await lockOrder(ctx, referred.id)
  await lockReceipt(ctx.tx, MPESA, claim.receipt)
  if (await isUnproven(ctx, notification)) return holdUnproven(ctx, { claim, order })
  if (notification.provenAt !== null) {
    const proven = { attemptId: null, provider: MPESA, receipt: claim.receipt }
    await closeUnproven(ctx, proven, { status: 'confirmed', note: 'the money is proven' })
  }
  // Only behind these locks: the callback of the same payment may have booked it a moment ago.
  if (await annotateKnown(ctx, claim, accountId)) return { verdict: 'duplicate', attempt: null }
  const suspicion = (await suspicionOf(ctx, claim, accountId)) ?? misfitOf(order)
  if (suspicion !== null) return holdUnmatched(ctx, { claim, accountId, reason: suspicion, order })
  if (order === null) return holdUnmatched(ctx, { claim, accountId, reason: 'unmatched', order })
  const placed = await settleForOrder(ctx, { claim, accountId, order, shareId: referred?.shareId ?? null })
  await annotateKnown(ctx, claim, accountId)
  return placed
}

/**
 * Nobody signs a report. In production one from an address that M-PESA is not known to call from may be anybody's, so it
 * waits until the money is proven; elsewhere there is no money to lose.
 */
async function isUnproven(ctx: TxCtx, { accountId, sourceKnown, provenAt }: StoredNotification): Promise<boolean> {
  if (sourceKnown || provenAt !== null) return false
  return (await getStkAccount(ctx, accountId)).environment === 'production'
}

/** Shillings are never counted against another currency, however equal the figures are. */
function misfitOf(order: OrderRow | null): 'other_currency' | null {
  return order === null || order.currency === MPESA_CURRENCY ? null : 'other_currency'
}

/** Adds what only this report knows to money that is on record. False when the receipt is new. */
async function annotateKnown(ctx: TxCtx, claim: C2bClaim, accountId: string): Promise<boolean> {
  const count = await ctx.tx.$executeRaw`
    UPDATE money_receipts SET account_id = coalesce(account_id, ${accountId}::uuid),
      typed_reference = coalesce(typed_reference, ${claim.typedReference}), payer = coalesce(payer, ${claim.payer}),
      paid_at = coalesce(paid_at, ${claim.paidAt}::timestamptz)
    WHERE tenant_id = ${ctx.tenantId}::uuid AND provider = ${MPESA} AND receipt = ${claim.receipt}`
  return count > 0
}

/** Why this money must not be placed by code, whatever its reference says. */
async function suspicionOf(
  ctx: TxCtx,
  claim: C2bClaim,
  accountId: string,
): Promise<'receipt_of_another_shop' | 'wrong_shortcode' | null> {
  const [elsewhere] = await ctx.tx.$queryRaw<{ known: boolean }[]>`
    SELECT receipt_known_elsewhere(${ctx.tenantId}::uuid, ${MPESA}, ${claim.receipt}) AS known`
  if (elsewhere?.known === true) return 'receipt_of_another_shop'
  return (await isOurShortcode(ctx, claim.shortcode, accountId)) ? null : 'wrong_shortcode'
}
