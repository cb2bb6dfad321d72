import { Prisma } from '../../../prisma/generated/client.ts'
import type { TxCtx } from '../context.ts'
import type { Basket } from './discount.ts'
import { type OfferRow, RUNNING, readOffers } from './internal.ts'
import { judgeOffer } from './judge-offer.ts'

export interface ChosenOffer {
  offer: OfferRow
  discountMinor: number
}

/**
 * Offers that need no code, and the one the order carries already, which take something off this basket; the best first,
 * equal ones in a fixed order. One statement.
 */
export async function rankOffers(
  ctx: TxCtx,
  order: {
    orderId: string | null
    customerId: string | null
    offerId: string | null
    basket: Basket & { currency: string }
  },
): Promise<ChosenOffer[]> {
  const now = ctx.clock.now()
  const where = Prisma.sql`${RUNNING(now)} AND (o.code IS NULL OR o.id = ${order.offerId}::uuid)`
  const offers = await readOffers(ctx, order, where)
  return offers
    .map((offer) => judgeOffer(offer, order.basket, now))
    .flatMap((judged) => (judged.outcome === 'applies' && judged.discountMinor > 0 ? [judged] : []))
    .sort((a, b) => b.discountMinor - a.discountMinor || (a.offer.id < b.offer.id ? -1 : 1))
}
