import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Basket } from '../discount.ts'
import { readOffers } from '../internal.ts'
import { type Judgement, judgeOffer } from '../judge-offer.ts'
import { type ChosenOffer, rankOffers } from '../rank-offers.ts'

export interface OfferTrial {
  judged: Judgement
  /** What the order would carry of the offers that need no code, and the one it carries already; null where none applies. */
  best: ChosenOffer | null
  currency: string
}

/**
 * What an offer would do to a basket now, and which offer the basket would get without it: judged as a customer's order is, and nothing
 * is claimed. Throws `not_found`.
 * @param input.basket.currency null for the shop's own
 */
export async function tryOffer(
  ctx: TxCtx,
  input: {
    offerId: string
    order: { orderId: string; customerId: string; offerId: string | null } | null
    basket: Basket & { currency: string | null }
  },
): Promise<OfferTrial> {
  const claimant = { orderId: input.order?.orderId ?? null, customerId: input.order?.customerId ?? null }
  const [offer] = await readOffers(ctx, claimant, Prisma.sql`o.id = ${input.offerId}::uuid`)
  if (offer === undefined) throw new AppError('not_found', 'There is no such offer: list them to see which there are.')
  const currency = input.basket.currency ?? offer.currency
  const basket = { ...input.basket, currency }
  const ranked = await rankOffers(ctx, { ...claimant, offerId: input.order?.offerId ?? null, basket })
  return { judged: judgeOffer(offer, basket, ctx.clock.now()), best: ranked[0] ?? null, currency }
}
