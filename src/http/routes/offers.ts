import * as offers from '../../domain/offers/index.ts'
import { tryOfferOn } from '../../domain/orders/index.ts'
import * as contract from '../contract/offers.ts'
import { versionSeen } from '../serve/if-match.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'
import { offerWire, reductionOf, trialWire } from './offer.wire.ts'

const Cursor = pageCursor(offers.OfferCursor)

/** What the shop gives away, and what of it an order would get. */
export function serveOffers(api: Api): void {
  serve(api, contract.listOffers, async (ctx, { query }) => {
    const { offers: page, next } = await offers.listShopOffers(ctx, { after: Cursor.read(query), limit: query.limit })
    return { offers: page.map(offerWire), next_cursor: Cursor.write(next && [next[0].toISOString(), next[1]], query) }
  })
  serve(api, contract.createOffer, async (ctx, { body }) => {
    const { code, title, categories } = body
    const { offerId } = await offers.createOffer(ctx, {
      ...{ code, title, categories, reduction: reductionOf(body.reduction), minTotalMinor: body.min_total_minor },
      ...{ startsAt: body.starts_at, endsAt: body.ends_at },
      ...{ maxRedemptions: body.max_redemptions, perCustomer: body.per_customer },
    })
    return { offer: offerWire(await offers.getShopOffer(ctx, { offerId })) }
  })
  serve(api, contract.changeOffer, async (ctx, { params, body }, http) => {
    const { code, title, categories, reduction } = body
    const given = {
      ...{ code, title, categories, reduction: reduction && reductionOf(reduction) },
      ...{ minTotalMinor: body.min_total_minor, startsAt: body.starts_at, endsAt: body.ends_at },
      ...{ maxRedemptions: body.max_redemptions, perCustomer: body.per_customer },
    }
    const { outcome, offer } = await offers.changeOffer(ctx, { offerId: params.id, given, seen: versionSeen(http) })
    if (outcome === 'stale') throw staleVersion(offerWire(offer))
    return { offer: offerWire(offer) }
  })
  serve(api, contract.deleteOffer, async (ctx, { params }, http) => {
    const { outcome, offer } = await offers.deleteOffer(ctx, { offerId: params.id, seen: versionSeen(http) })
    if (outcome === 'stale') throw staleVersion(offerWire(offer))
    return { offer_id: params.id, outcome }
  })
  serve(api, contract.tryOffer, async (ctx, { params, body: { on } }) => {
    const tried =
      'lines' in on
        ? { lines: on.lines.map(({ category, amount_minor }) => ({ category, lineTotalMinor: amount_minor })) }
        : { orderId: on.order_id }
    return trialWire(await tryOfferOn(ctx, { offerId: params.id, on: tried }))
  })
}
