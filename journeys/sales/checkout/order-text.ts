import { sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { FulfilmentView } from '../../../src/domain/fulfilment/schemas.ts'
import type { OfferView } from '../../../src/domain/offers/schemas.ts'
import type { OrderLineView, OrderView } from '../../../src/domain/orders/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { sayVariant } from '../say-value.ts'
import { namePlace } from './place-said.ts'

/** The order as it is to be paid: lines, the discount with its name, how it comes and what that costs, the total. */
export function orderText(
  order: OrderView,
  { offers, promise }: { offers: readonly OfferView[]; promise: string | null },
  language: SpokenLang,
): string {
  return [
    say('order_heading', language, { reference: order.reference }),
    ...order.lines.map((line) => lineText(line, language)),
    discountText(order, language),
    order.fulfilment === null ? null : wayText(order.fulfilment, language),
    say('order_total', language, { total: sayMoney(order.total) }),
    promise,
    betterCode(order, offers, language),
  ]
    .filter((part) => part !== null)
    .join('\n')
}

export function lineText(line: OrderLineView, language: SpokenLang): string {
  const { quantity, itemName, variantName, lineTotal } = line
  return say('order_line', language, {
    quantity: String(quantity),
    name: itemName,
    variant: sayVariant(variantName, language),
    amount: sayMoney(lineTotal),
  })
}

/** "Delivery to Kilimani (Zone B): KES 250, paid to the rider". */
function wayText(way: FulfilmentView, language: SpokenLang): string {
  const place = placeText(way)
  if (way.kind === 'pickup') return say('line_pickup', language, { place })
  if (way.fee.amountMinor === 0) return say('line_delivery_free', language, { place })
  const key = way.feeCollected === 'with_order' ? 'line_delivery' : 'line_delivery_later'
  return say(key, language, { place, fee: sayMoney(way.fee) })
}

/** The place as she said it, and as the shop calls it. */
export function placeText(way: FulfilmentView): string {
  if (way.kind === 'pickup') return way.placeName
  return namePlace(way.address, way.zoneName)
}

function discountText(order: OrderView, language: SpokenLang): string | null {
  if (order.discount.amountMinor === 0) return null
  const discount = sayMoney(order.discount)
  const offer = order.offerTitle === null ? undefined : (order.offerTitle[language] ?? order.offerTitle.en)
  return offer === undefined
    ? say('order_discount_plain', language, { discount })
    : say('order_discount', language, { offer, discount })
}

/** The one code that would take more off this order than what it has now. */
function betterCode(order: OrderView, offers: readonly OfferView[], language: SpokenLang): string | null {
  const best = offers
    .filter(({ code, discount }) => code !== null && (discount?.amountMinor ?? 0) > order.discount.amountMinor)
    .sort((a, b) => (b.discount?.amountMinor ?? 0) - (a.discount?.amountMinor ?? 0))[0]
  const title = best?.title[language] ?? best?.title.en
  if (best === undefined || best.code === null || title === undefined) return null
  return say('code_hint', language, { code: best.code, title })
}
