import { Prisma } from '../../../prisma/generated/client.ts'
import type { TxCtx } from '../context.ts'
import { isLimited, isUsedUp, type OfferRow, readOffers } from './internal.ts'
import { writeRedemption } from './write-redemption.ts'

export interface OfferClaim {
  offer: OfferRow
  orderId: string
  customerId: string
}

/**
 * Takes a place in an offer for an order. The offer's row is locked before its use is counted, so a limit holds however
 * many ask at once. Unlimited offers are always granted and cost no statement; a limited one costs three. The order
 * must exist already.
 */
export async function claimOffer(ctx: TxCtx, claim: OfferClaim): Promise<'claimed' | 'used_up'> {
  if (!isLimited(claim.offer)) return 'claimed'
  await ctx.tx.$queryRaw`
    SELECT o.id FROM offers o WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${claim.offer.id}::uuid FOR UPDATE`
  const [now] = await readOffers(ctx, claim, Prisma.sql`o.id = ${claim.offer.id}::uuid`)
  if (now === undefined || isUsedUp(now)) return 'used_up'
  await writeRedemption(ctx, { ...claim, offerId: now.id })
  return 'claimed'
}
