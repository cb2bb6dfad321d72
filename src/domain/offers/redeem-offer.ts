import { Prisma } from '../../../prisma/generated/client.ts'
import type { TxCtx } from '../context.ts'
import { claimOffer } from './claim-offer.ts'
import { readOffers } from './internal.ts'
import { writeRedemption } from './write-redemption.ts'

/**
 * Confirms in the caller's transaction that an order uses its offer. Before a payment starts (the order is a draft) the
 * limits are checked again and `used_up` means that the total no longer holds; later the use is only recorded, because
 * the price was promised.
 */
export async function redeemOffer(
  ctx: TxCtx,
  input: { orderId: string },
): Promise<'redeemed' | 'no_offer' | 'used_up'> {
  const [order] = await ctx.tx.$queryRaw<{ offerId: string | null; customerId: string; status: string }[]>`
    SELECT d.offer_id AS "offerId", d.customer_id AS "customerId", d.status FROM orders d
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.id = ${input.orderId}::uuid`
  if (!order?.offerId) return 'no_offer'
  const { offerId, customerId } = order
  const claimant = { orderId: input.orderId, customerId }
  if (order.status === 'draft') {
    const [offer] = await readOffers(ctx, claimant, Prisma.sql`o.id = ${offerId}::uuid`)
    if (!offer || (await claimOffer(ctx, { offer, ...claimant })) === 'used_up') return 'used_up'
  }
  await writeRedemption(ctx, { offerId, ...claimant })
  return 'redeemed'
}
