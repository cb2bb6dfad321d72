import { sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { OrderChange } from '../../../src/domain/orders/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { sayVariant } from '../say-value.ts'

/** What has changed in an order by itself, one sentence each. */
export function changesText(changes: readonly OrderChange[], language: SpokenLang): string[] {
  return changes.map((change) => changeText(change, language))
}

function changeText(change: OrderChange, language: SpokenLang): string {
  if (change.what === 'gone') {
    const slots = { name: change.itemName, variant: sayVariant(change.variantName, language) }
    return change.left === 0
      ? say('line_gone', language, slots)
      : say('line_fewer', language, { ...slots, left: String(change.left) })
  }
  const [from, to] = [sayMoney(change.from), sayMoney(change.to)]
  switch (change.what) {
    case 'price':
      return say('price_changed', language, {
        name: change.itemName,
        variant: sayVariant(change.variantName, language),
        from,
        to,
      })
    case 'delivery_fee':
      return say('fee_changed', language, { from, to })
    case 'discount':
      return change.to.amountMinor === 0
        ? say('discount_ended', language, { from })
        : say('discount_changed', language, { from, to })
  }
}
