import type { TxCtx } from '../context.ts'

/** An order uses one offer: a new claim replaces the one it had. */
export async function writeRedemption(
  ctx: TxCtx,
  redemption: { offerId: string; orderId: string; customerId: string },
): Promise<void> {
  await ctx.tx.$executeRaw`
    INSERT INTO offer_redemptions (tenant_id, id, offer_id, order_id, customer_id, at)
    VALUES (${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${redemption.offerId}::uuid, ${redemption.orderId}::uuid,
      ${redemption.customerId}::uuid, ${ctx.clock.now()}::timestamptz)
    ON CONFLICT (tenant_id, order_id) DO UPDATE SET offer_id = excluded.offer_id, at = excluded.at`
}
