import { Prisma } from '../../../prisma/generated/client.ts'
import type { TxCtx } from '../context.ts'
import type { Basket } from './discount.ts'
import { codeKey, readOffers } from './internal.ts'
import { judgeOffer } from './judge-offer.ts'
import type { ChosenOffer } from './rank-offers.ts'

export type CouponCheck =
  | ({ outcome: 'applies' } & ChosenOffer)
  | { outcome: 'unknown' | 'expired' | 'below_minimum' | 'not_for_these_items' | 'used_up' }

/** Whether a code may reduce this basket, and by how much. A code whose time has not come is unknown. One statement. */
export async function checkCoupon(
  ctx: TxCtx,
  input: { code: string; orderId: string; customerId: string; basket: Basket & { currency: string } },
): Promise<CouponCheck> {
  const [offer] = await readOffers(ctx, input, Prisma.sql`upper(replace(o.code, ' ', '')) = ${codeKey(input.code)}`)
  if (offer === undefined) return { outcome: 'unknown' }
  const judged = judgeOffer(offer, input.basket, ctx.clock.now())
  return judged.outcome === 'not_yet' ? { outcome: 'unknown' } : judged
}
