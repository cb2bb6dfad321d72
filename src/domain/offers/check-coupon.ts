import { Prisma } from '../../../prisma/generated/client.ts'
import type { TxCtx } from '../context.ts'
import type { Basket } from './discount.ts'
import { codeKey, isUsedUp, readOffers } from './internal.ts'
import type { ChosenOffer } from './rank-offers.ts'
import { weighOffer } from './weigh-offer.ts'

export type CouponCheck =
  | ({ outcome: 'applies' } & ChosenOffer)
  | { outcome: 'unknown' | 'expired' | 'below_minimum' | 'not_for_these_items' | 'used_up' }

/** Whether a code may reduce this basket, and by how much. A code whose time has not come is unknown. One statement. */
export async function checkCoupon(
  ctx: TxCtx,
  input: { code: string; orderId: string; customerId: string; basket: Basket & { currency: string } },
): Promise<CouponCheck> {
  const [offer] = await readOffers(ctx, input, Prisma.sql`upper(replace(o.code, ' ', '')) = ${codeKey(input.code)}`)
  const now = ctx.clock.now()
  if (offer === undefined || offer.startsAt > now) return { outcome: 'unknown' }
  if (offer.endsAt <= now) return { outcome: 'expired' }
  if (isUsedUp(offer)) return { outcome: 'used_up' }
  const discount = weighOffer(offer, input.basket)
  return discount.outcome === 'applies' ? { outcome: 'applies', offer, discountMinor: discount.amountMinor } : discount
}
