import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { readShopOffers } from './read-shop-offers.ts'
import type { ShopOffer } from './schemas.ts'

/** One offer with what it has done so far. Throws `not_found`. */
export async function getShopOffer(ctx: Ctx, { offerId }: { offerId: string }): Promise<ShopOffer> {
  const [offer] = await ctx.transaction((ctx) => readShopOffers(ctx, Prisma.sql`o.id = ${offerId}::uuid`, 1))
  if (offer === undefined) throw new AppError('not_found', 'There is no such offer: list them to see which there are.')
  return offer
}
