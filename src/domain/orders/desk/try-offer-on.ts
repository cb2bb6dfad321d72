import type { Ctx } from '../../context.ts'
import { type Basket, type OfferTrial, tryOffer } from '../../offers/index.ts'
import { getOrderRow } from '../get-order-row.ts'
import { readBasket } from '../read-basket.ts'

/** An order of the shop, or goods that are only thought of, in the shop's currency. */
export type TriedOn = { orderId: string } | { lines: Basket['lines'] }

/** What an offer would take off an order, or off a made-up basket; nothing is changed. Throws `not_found`. */
export async function tryOfferOn(
  ctx: Ctx,
  { offerId, on }: { offerId: string; on: TriedOn },
): Promise<OfferTrial & { subtotalMinor: number }> {
  return ctx.transaction(async (ctx) => {
    if ('lines' in on) {
      const subtotalMinor = on.lines.reduce((total, line) => total + line.lineTotalMinor, 0)
      const basket = { lines: on.lines, subtotalMinor, currency: null }
      return { ...(await tryOffer(ctx, { offerId, order: null, basket })), subtotalMinor }
    }
    const row = await getOrderRow(ctx, { orderId: on.orderId, lock: false })
    const basket = await readBasket(ctx, row)
    const order = { orderId: row.id, customerId: row.customerId, offerId: row.offerId }
    return { ...(await tryOffer(ctx, { offerId, order, basket })), subtotalMinor: row.subtotalMinor }
  })
}
