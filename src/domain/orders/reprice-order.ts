import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { FulfilmentChoice } from '../fulfilment/index.ts'
import { type ChosenOffer, claimOffer, rankOffers } from '../offers/index.ts'
import { type PlannedFulfilment, planFulfilment } from './plan-fulfilment.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import type { CartLine } from './schemas.ts'
import type { StoredFulfilment } from './stored-fulfilment.ts'
import { writeDraft } from './write-draft.ts'

/** An order that is not paid, new or known. */
export interface UnpaidOrder {
  id: string
  reference: string
  offerId: string | null
  fulfilment: StoredFulfilment | null
  conversationId: string
  customerId: string
}

/** What an order is to be. Without `fulfilment` it reaches her as before; null: she has not decided. */
export interface OrderWish {
  lines: readonly CartLine[]
  fulfilment?: FulfilmentChoice | null | undefined
}

export interface PricedOrder extends PlannedFulfilment {
  lines: readonly PricedLine[]
  currency: string
  subtotalMinor: number
  chosen: ChosenOffer | null
  placedAt: Date
}

/**
 * Writes exactly these lines over an order, priced from the catalog as it is now, with the best offer it can have (the
 * one it carries stays while it is the better one) and the delivery fee of these goods. Call under the order's lock. Throws
 * what `priceLines` and `planFulfilment` throw.
 */
export async function repriceOrder(ctx: TxCtx, order: UnpaidOrder, wish: OrderWish): Promise<PricedOrder> {
  const lines = await priceLines(ctx, wish.lines)
  const currency = oneCurrency(lines)
  const subtotalMinor = lines.reduce((total, line) => total + line.lineTotalMinor, 0)
  const planned = await planFulfilment(ctx, { ...order, subtotalMinor, currency }, wish.fulfilment)
  const claimant = { orderId: order.id, customerId: order.customerId }
  const ranked = await rankOffers(ctx, {
    ...claimant,
    offerId: order.offerId,
    basket: { subtotalMinor, currency, lines },
  })
  const write = (chosen: ChosenOffer | null) =>
    writeDraft(ctx, { ...order, ...planned, currency, subtotalMinor, lines, chosen })
  let placedAt = await write(ranked[0] ?? null)
  const chosen = await firstClaimed(ctx, ranked, claimant)
  if (chosen !== (ranked[0] ?? null)) placedAt = await write(chosen)
  return { lines, currency, subtotalMinor, chosen, placedAt, ...planned }
}

/** The best offer whose limit still has a place; the order's row must exist, because a claim points at it. */
async function firstClaimed(
  ctx: TxCtx,
  ranked: readonly ChosenOffer[],
  order: { orderId: string; customerId: string },
): Promise<ChosenOffer | null> {
  for (const chosen of ranked) {
    if ((await claimOffer(ctx, { offer: chosen.offer, ...order })) === 'claimed') return chosen
  }
  return null
}

function oneCurrency(lines: readonly PricedLine[]): string {
  const currencies = new Set(lines.map((line) => line.currency))
  const [currency] = currencies
  if (currency === undefined) throw new AppError('invalid_input', 'an order needs at least one line')
  if (currencies.size > 1) throw new AppError('misconfigured', 'the items of one order have different currencies')
  return currency
}
