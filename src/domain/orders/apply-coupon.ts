import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { type ChosenOffer, type CouponCheck, checkCoupon, claimOffer } from '../offers/index.ts'
import { getOrderRow, type OrderRow } from './get-order-row.ts'
import { readOrders, toOrderView } from './internal.ts'
import { readBasket } from './read-basket.ts'
import type { OrderView } from './schemas.ts'
import { chargedFeeMinor } from './stored-fulfilment.ts'

export const CouponOutcome = z.enum([
  'applied',
  'unknown',
  'expired',
  'below_minimum',
  'not_for_these_items',
  'used_up',
  'already_applied',
])
export type CouponOutcome = z.infer<typeof CouponOutcome>

/**
 * Puts a coupon on a draft in place of the offer it had. `already_applied`: this code, or an offer that takes off at
 * least as much, is on the order, so the customer never pays more for having a code. Every other outcome leaves the order
 * as it was. Throws `not_found` for an order that is not hers and `conflict` for one that is no draft any more.
 */
export async function applyCoupon(
  ctx: Ctx,
  input: { orderId: string; code: string },
): Promise<{ outcome: CouponOutcome; order: OrderView }> {
  return ctx.transaction(async (ctx) => {
    const order = await getOrderRow(ctx, { orderId: input.orderId, lock: true })
    if (order.status !== 'draft') throw new AppError('conflict', `order ${order.reference} is ${order.status}`)
    const basket = await readBasket(ctx, order)
    const { customerId } = order
    const check = await checkCoupon(ctx, { code: input.code, orderId: order.id, customerId, basket })
    const outcome = await settleCheck(ctx, order, check)
    const [view] = await readOrders(ctx, Prisma.sql`o.id = ${order.id}::uuid`, 1)
    if (!view) throw new Error('an order that was locked is gone')
    return { outcome, order: toOrderView(view, null, ctx.clock.now()) }
  })
}

async function settleCheck(ctx: TxCtx, order: OrderRow, check: CouponCheck): Promise<CouponOutcome> {
  if (check.outcome !== 'applies') return check.outcome
  if (check.offer.id === order.offerId || check.discountMinor <= order.discountMinor) return 'already_applied'
  const claim = await claimOffer(ctx, { offer: check.offer, orderId: order.id, customerId: order.customerId })
  if (claim === 'used_up') return 'used_up'
  await writeDiscount(ctx, order, check)
  return 'applied'
}

async function writeDiscount(ctx: TxCtx, order: OrderRow, { offer, discountMinor }: ChosenOffer): Promise<void> {
  await ctx.tx.order.updateMany({
    where: { tenantId: ctx.tenantId, id: order.id },
    data: {
      offerId: offer.id,
      discountMinor,
      totalMinor: order.subtotalMinor - discountMinor + chargedFeeMinor(order.fulfilment),
      updatedAt: ctx.clock.now(),
    },
  })
  await recordAudit(ctx, {
    action: 'order.coupon_applied',
    subjectType: 'order',
    subjectId: order.id,
    data: { offerId: offer.id, discountMinor },
  })
}
