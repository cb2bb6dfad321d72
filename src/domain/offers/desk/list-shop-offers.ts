import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { readShopOffers } from './read-shop-offers.ts'
import type { ShopOffer } from './schemas.ts'

/** Where a page of offers ended. */
export const OfferCursor = z.tuple([z.coerce.date(), z.uuid()])
export type OfferCursor = z.infer<typeof OfferCursor>

/** The offers of the shop, what ends last first; `next` is null on the last page. */
export async function listShopOffers(
  ctx: Ctx,
  { after, limit }: { after: OfferCursor | null; limit: number },
): Promise<{ offers: ShopOffer[]; next: OfferCursor | null }> {
  const behind =
    after === null ? Prisma.sql`true` : Prisma.sql`(o.ends_at, o.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  const found = await ctx.transaction((ctx) => readShopOffers(ctx, behind, limit + 1))
  const offers = found.slice(0, limit)
  const last = found.length > limit ? offers.at(-1) : undefined
  return { offers, next: last === undefined ? null : [last.endsAt, last.offerId] }
}
