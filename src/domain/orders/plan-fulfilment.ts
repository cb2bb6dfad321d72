import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { deliveryFee, type FulfilmentChoice, type FulfilmentTerms } from '../fulfilment/index.ts'
import { readSettings } from '../tenancy/index.ts'
import { choiceOf, type StoredFulfilment } from './stored-fulfilment.ts'

export interface PlannedFulfilment {
  fulfilment: StoredFulfilment | null
  /** What it was planned by; null when nothing had to be planned. */
  terms: FulfilmentTerms | null
}

/**
 * How an order of goods of this worth reaches her by the shop's settings as they are now. Without a wish (`undefined`) it is as
 * it was, unless the shop has given the place up: then she must be asked again. Throws `invalid_input` for a wish that the
 * shop does not serve, `misconfigured` for a delivery whose fee is in another currency than the goods.
 */
export async function planFulfilment(
  ctx: TxCtx,
  order: { fulfilment: StoredFulfilment | null; subtotalMinor: number; currency: string },
  wish: FulfilmentChoice | null | undefined,
): Promise<PlannedFulfilment> {
  const choice = wish === undefined ? order.fulfilment && choiceOf(order.fulfilment) : wish
  if (choice === null) return { fulfilment: null, terms: null }
  const terms = await readSettings(ctx)
  if (choice.kind === 'delivery' && terms.currency !== order.currency) {
    throw new AppError(
      'misconfigured',
      `delivery is priced in ${terms.currency}, and the goods are in ${order.currency}`,
    )
  }
  const fulfilment = serve(terms, choice, order.subtotalMinor)
  if (fulfilment === null && wish) throw new AppError('invalid_input', 'this shop has no such zone or place of pickup')
  return { fulfilment, terms }
}

function serve(
  { fulfilment: settings }: FulfilmentTerms,
  choice: FulfilmentChoice,
  subtotalMinor: number,
): StoredFulfilment | null {
  if (choice.kind === 'pickup') {
    const place = settings.pickup.find(({ id }) => id === choice.placeId)
    if (place === undefined) return null
    const { id: placeId, name: placeName, address } = place
    return { kind: 'pickup', placeId, placeName, address, pin: null, feeMinor: 0, feeCollected: null, promise: null }
  }
  const zone = settings.zones.find(({ id }) => id === choice.zoneId)
  if (zone === undefined) return null
  if (zone.elsewhere && choice.address === null) {
    throw new AppError('invalid_input', `${zone.name}: the address must say which place`)
  }
  return {
    kind: 'delivery',
    placeId: zone.id,
    placeName: zone.name,
    address: choice.address,
    pin: choice.pin,
    feeMinor: deliveryFee(zone, subtotalMinor),
    feeCollected: settings.feeCollected,
    promise: null,
  }
}
