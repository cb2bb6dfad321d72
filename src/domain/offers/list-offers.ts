import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { isUsedUp, type OfferRow, RUNNING, readOffers } from './internal.ts'
import type { OfferView } from './schemas.ts'

interface OrderFacts {
  offerId: string | null
  discountMinor: number
}

/**
 * Offers this customer can use now: those that need no code first, then by code. With an order, the offer that gives its
 * discount says how much. Throws `not_found` for an order that is not hers.
 */
export async function listOffers(ctx: Ctx, input: { orderId: string | null }): Promise<OfferView[]> {
  return ctx.transaction(async (ctx) => {
    const order = input.orderId === null ? null : await readOrder(ctx, input.orderId)
    const claimant = { orderId: input.orderId, customerId: ctx.customerId }
    const offers = await readOffers(ctx, claimant, RUNNING(ctx.clock.now()))
    return offers.filter((offer) => !isUsedUp(offer)).map((offer) => toView(offer, order))
  })
}

async function readOrder(ctx: TxCtx, orderId: string): Promise<OrderFacts> {
  const order = await ctx.tx.order.findFirst({
    where: { tenantId: ctx.tenantId, id: orderId, ...(ctx.customerId === null ? {} : { customerId: ctx.customerId }) },
    select: { offerId: true, discountMinor: true },
  })
  if (!order) throw new AppError('not_found', 'there is no such order')
  return order
}

function toView(offer: OfferRow, order: OrderFacts | null): OfferView {
  const { currency } = offer
  const given = order !== null && order.offerId === offer.id ? order.discountMinor : null
  return {
    offerId: offer.id,
    code: offer.code,
    title: offer.title,
    minTotal: offer.minTotalMinor > 0 ? { amountMinor: offer.minTotalMinor, currency } : null,
    endsAt: offer.endsAt.toISOString(),
    discount: given === null ? null : { amountMinor: given, currency },
  }
}
