import { Prisma } from '../../../prisma/generated/client.ts'
import type { TxCtx } from '../context.ts'
import type { Basket } from './discount.ts'
import { isUsedUp, type OfferRow, RUNNING, readOffers } from './internal.ts'
import { weighOffer } from './weigh-offer.ts'

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
  order: { orderId: string | null; customerId: string; offerId: string | null; basket: Basket & { currency: string } },
): Promise<ChosenOffer[]> {
  const where = Prisma.sql`${RUNNING(ctx.clock.now())} AND (o.code IS NULL OR o.id = ${order.offerId}::uuid)`
  const offers = await readOffers(ctx, order, where)
  return offers
    .filter((offer) => !isUsedUp(offer))
    .map((offer) => ({ offer, discount: weighOffer(offer, order.basket) }))
    .flatMap(({ offer, discount }) =>
      discount.outcome === 'applies' && discount.amountMinor > 0
        ? [{ offer, discountMinor: discount.amountMinor }]
        : [],
    )
    .sort((a, b) => b.discountMinor - a.discountMinor || (a.offer.id < b.offer.id ? -1 : 1))
}
