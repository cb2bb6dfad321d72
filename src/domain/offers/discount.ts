/** What an offer is measured against: the lines of an order with the categories of their items. */
export interface Basket {
  subtotalMinor: number
  lines: { category: string; lineTotalMinor: number }[]
}

export interface OfferRule {
  kind: 'percent' | 'fixed'
  percent: number | null
  amountMinor: number | null
  /** The most that a percentage takes off; null for no such limit. */
  maxDiscountMinor: number | null
  /** Of the whole order, before any discount. */
  minTotalMinor: number
  /** Empty means all; else only items of these categories are reduced. */
  categories: string[]
}

export type Discount =
  | { outcome: 'applies'; amountMinor: number }
  | { outcome: 'below_minimum' | 'not_for_these_items' }

/** What an offer takes off: a percentage of the lines it is for, rounded down to whole shillings, never more than its limit or than they cost. */
export function discountOf(rule: OfferRule, basket: Basket): Discount {
  const wanted = new Set(rule.categories.map((category) => category.toLowerCase()))
  const eligible = basket.lines
    .filter((line) => wanted.size === 0 || wanted.has(line.category.toLowerCase()))
    .reduce((total, line) => total + line.lineTotalMinor, 0)
  if (eligible === 0) return { outcome: 'not_for_these_items' }
  if (basket.subtotalMinor < rule.minTotalMinor) return { outcome: 'below_minimum' }
  const full =
    rule.kind === 'percent' ? Math.floor((eligible * (rule.percent ?? 0)) / 10_000) * 100 : (rule.amountMinor ?? 0)
  return { outcome: 'applies', amountMinor: Math.max(0, Math.min(full, eligible, rule.maxDiscountMinor ?? eligible)) }
}
