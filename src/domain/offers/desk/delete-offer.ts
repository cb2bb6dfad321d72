import { isStale } from '../../../lib/is-stale.ts'
import { toJson } from '../../../lib/to-json.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getShopOffer } from './get-shop-offer.ts'
import { lockOffers } from './lock-offers.ts'
import type { ShopOffer } from './schemas.ts'

/**
 * Deletes an offer that no order carries. Throws `not_found`, and `conflict` for one that was used: that one is ended, so that
 * what it cost can be seen.
 * @param input.seen its version when the caller saw it; null for whatever there is
 */
export async function deleteOffer(
  ctx: Ctx,
  { offerId, seen }: { offerId: string; seen: number | null },
): Promise<{ outcome: 'deleted' | 'stale'; offer: ShopOffer }> {
  return ctx.transaction(async (ctx) => {
    await lockOffers(ctx)
    const offer = await getShopOffer(ctx, { offerId })
    if (isStale(seen, offer)) return { outcome: 'stale', offer }
    if (await isCarried(ctx, offerId)) {
      throw new AppError('conflict', 'Orders have this offer: end it instead, and they keep what they were promised.')
    }
    await ctx.tx.offer.deleteMany({ where: { tenantId: ctx.tenantId, id: offerId } })
    const data = { title: toJson(offer.title), code: offer.code }
    await recordAudit(ctx, { action: 'offer.deleted', subjectType: 'offer', subjectId: offerId, data })
    return { outcome: 'deleted', offer }
  })
}

/** Locked first, so that no order claims it meanwhile. */
async function isCarried({ tx, tenantId }: TxCtx, offerId: string): Promise<boolean> {
  await tx.$queryRaw`SELECT id FROM offers WHERE tenant_id = ${tenantId}::uuid AND id = ${offerId}::uuid FOR UPDATE`
  const [carried] = await tx.$queryRaw<unknown[]>`
    SELECT FROM offer_redemptions WHERE tenant_id = ${tenantId}::uuid AND offer_id = ${offerId}::uuid LIMIT 1`
  return carried !== undefined
}
