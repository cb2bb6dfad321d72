import { toJson } from '../../../lib/to-json.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { insistOnTerms } from './insist-on-terms.ts'
import { lockOffers } from './lock-offers.ts'
import { offerColumns } from './offer-columns.ts'
import type { OfferTerms } from './schemas.ts'

/** Makes an offer, which customers are told with the very next question while it runs. Throws `invalid_input` and `conflict`. */
export async function createOffer(ctx: Ctx, terms: OfferTerms): Promise<{ offerId: string }> {
  return ctx.transaction(async (ctx) => {
    const offerId = ctx.ids.uuid()
    await lockOffers(ctx)
    await insistOnTerms(ctx, offerId, terms)
    await ctx.tx.offer.create({ data: { tenantId: ctx.tenantId, id: offerId, ...offerColumns(terms) } })
    const data = { terms: toJson(terms) }
    await recordAudit(ctx, { action: 'offer.created', subjectType: 'offer', subjectId: offerId, data })
    return { offerId }
  })
}
