import { canonicalJson } from '../../lib/canonical-json.ts'
import type { OrderChange, OrderView } from './schemas.ts'

/**
 * What became of an order's figures since it was written last, of itself and not by her wish: prices of goods that were in
 * it and still are; fee and discount only while goods and way are the same, because they follow from both.
 */
export function orderChanges(before: OrderView, after: OrderView): OrderChange[] {
  const prices = after.lines.flatMap((line): OrderChange[] => {
    const old = before.lines.find(({ variantId }) => variantId === line.variantId)
    if (old === undefined || old.unitPrice.amountMinor === line.unitPrice.amountMinor) return []
    const { itemName, variantName } = line
    return [{ what: 'price', itemName, variantName, from: old.unitPrice, to: line.unitPrice }]
  })
  if (wishOf(before) !== wishOf(after)) return prices
  const fee: OrderChange[] =
    feeOf(before).amountMinor === feeOf(after).amountMinor
      ? []
      : [{ what: 'delivery_fee', from: feeOf(before), to: feeOf(after) }]
  const discount: OrderChange[] =
    before.discount.amountMinor === after.discount.amountMinor
      ? []
      : [{ what: 'discount', from: before.discount, to: after.discount }]
  return [...prices, ...fee, ...discount]
}

function wishOf({ lines, fulfilment }: OrderView): string {
  const place = fulfilment?.kind === 'pickup' ? fulfilment.placeId : (fulfilment?.zoneId ?? null)
  return canonicalJson([place, lines.map(({ variantId, quantity }) => [variantId, quantity])])
}

/** What the rider collects counts too: she pays it. */
function feeOf({ fulfilment, deliveryFee }: OrderView) {
  return fulfilment?.kind === 'delivery' ? fulfilment.fee : deliveryFee
}
