import { isStale } from '../../../lib/is-stale.ts'
import { JsonObject } from '../../../lib/json.ts'
import { toJson } from '../../../lib/to-json.ts'
import { fieldChanges, recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { getShopOffer } from './get-shop-offer.ts'
import { insistOnTerms } from './insist-on-terms.ts'
import { lockOffers } from './lock-offers.ts'
import { offerColumns } from './offer-columns.ts'
import type { OfferTerms, ShopOffer } from './schemas.ts'

/** What is left out stays as it is. */
export type OfferChange = { [Term in keyof OfferTerms]?: OfferTerms[Term] | undefined }

/**
 * Changes the terms of an offer for every order from now on; an order that is being paid keeps the price that it was promised. An offer
 * is ended by an earlier end. Throws `not_found`, `invalid_input` and `conflict`.
 * @param input.seen its version when the caller saw it; null for whatever there is
 */
export async function changeOffer(
  ctx: Ctx,
  input: { offerId: string; given: OfferChange; seen: number | null },
): Promise<{ outcome: 'changed' | 'stale'; offer: ShopOffer }> {
  const { offerId, given, seen } = input
  return ctx.transaction(async (ctx) => {
    await lockOffers(ctx)
    const before = await getShopOffer(ctx, { offerId })
    if (isStale(seen, before)) return { outcome: 'stale', offer: before }
    const terms = changed(termsOf(before), given)
    await insistOnTerms(ctx, offerId, terms)
    const where = { tenantId: ctx.tenantId, id: offerId }
    await ctx.tx.offer.updateMany({ where, data: { ...offerColumns(terms), version: { increment: 1 } } })
    const changes = fieldChanges(JsonObject.parse(toJson(termsOf(before))), JsonObject.parse(toJson(terms)))
    await recordAudit(ctx, {
      action: 'offer.changed',
      subjectType: 'offer',
      subjectId: offerId,
      data: { changes },
    })
    return { outcome: 'changed', offer: await getShopOffer(ctx, { offerId }) }
  })
}

function changed(before: OfferTerms, { code = before.code, ...given }: OfferChange): OfferTerms {
  return {
    code,
    title: given.title ?? before.title,
    reduction: given.reduction ?? before.reduction,
    minTotalMinor: given.minTotalMinor ?? before.minTotalMinor,
    categories: given.categories ?? before.categories,
    startsAt: given.startsAt ?? before.startsAt,
    endsAt: given.endsAt ?? before.endsAt,
    maxRedemptions: given.maxRedemptions === undefined ? before.maxRedemptions : given.maxRedemptions,
    perCustomer: given.perCustomer === undefined ? before.perCustomer : given.perCustomer,
  }
}

function termsOf(offer: ShopOffer): OfferTerms {
  const { offerId: _, state, currency, paidOrders, openOrders, cost, version, ...terms } = offer
  return terms
}
