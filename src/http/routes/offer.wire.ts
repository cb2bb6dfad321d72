import type { z } from 'zod'
import type { OfferTerms, OfferTrial, ShopOffer } from '../../domain/offers/index.ts'
import type { createOffer, OfferWire, tryOffer } from '../contract/offers.ts'
import { moneyWire } from './money.wire.ts'

type ReductionGiven = z.output<typeof createOffer.body>['reduction']
type TrialWire = z.output<(typeof tryOffer.answers)[200]>

export function reductionOf(given: ReductionGiven): OfferTerms['reduction'] {
  if (given.kind === 'fixed') return { kind: given.kind, amountMinor: given.amount_minor }
  return { kind: given.kind, percent: given.percent, maxDiscountMinor: given.most_minor }
}

export function offerWire(offer: ShopOffer): OfferWire {
  const { offerId, state, code, title, categories, reduction, currency, cost, version } = offer
  const money = (amountMinor: number) => moneyWire({ amountMinor, currency })
  return {
    ...{ offer_id: offerId, state, code, title, categories, currency, version },
    reduction:
      reduction.kind === 'fixed'
        ? { kind: reduction.kind, amount: money(reduction.amountMinor) }
        : {
            ...{ kind: reduction.kind, percent: reduction.percent },
            most: reduction.maxDiscountMinor === null ? null : money(reduction.maxDiscountMinor),
          },
    min_total: offer.minTotalMinor === 0 ? null : money(offer.minTotalMinor),
    starts_at: offer.startsAt.toISOString(),
    ends_at: offer.endsAt.toISOString(),
    max_redemptions: offer.maxRedemptions,
    per_customer: offer.perCustomer,
    paid_orders: offer.paidOrders,
    open_orders: offer.openOrders,
    cost: cost.map(moneyWire),
  }
}

export function trialWire({
  judged,
  best,
  currency,
  subtotalMinor,
}: OfferTrial & { subtotalMinor: number }): TrialWire {
  const money = (amountMinor: number) => moneyWire({ amountMinor, currency })
  return {
    outcome: judged.outcome,
    subtotal: money(subtotalMinor),
    discount: judged.outcome === 'applies' ? money(judged.discountMinor) : null,
    best: best && { offer_id: best.offer.id, title: best.offer.title, discount: money(best.discountMinor) },
  }
}
