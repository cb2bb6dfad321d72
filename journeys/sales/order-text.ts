import { sayMoney } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { OfferView } from '../../src/domain/offers/schemas.ts'
import type { OrderLineView, OrderView } from '../../src/domain/orders/schemas.ts'
import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { sayVariant } from './say-value.ts'

/** The draft as the customer confirms it: lines, the discount with its name, the total. */
export function orderText(order: OrderView, offers: readonly OfferView[], language: SpokenLang): string {
  return [
    say('order_heading', language, { reference: order.reference }),
    ...order.lines.map((line) => lineText(line, language)),
    discountText(order, language),
    say('order_total', language, { total: sayMoney(order.total) }),
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
