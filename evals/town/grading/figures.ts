import type { Customer } from '../customer.ts'
import { SAYS_PAID } from '../personas/payers.ts'
import { amountsIn } from '../read-reply.ts'
import type { CustomerRows } from './customer-rows.ts'
import { type Finding, finding } from './invariants.ts'

/**
 * Every amount, reference and receipt in what the shop wrote has a row behind it: checked against the rows, without the
 * product's own guard. "Paid" is said only when an order of hers was paid by then.
 */
export function checkFigures(customer: Customer, rows: CustomerRows): Finding[] {
  const amounts = knownAmounts(customer, rows)
  const tokens = knownTokens(customer, rows)
  return rows.outbound
    .filter(({ author, status }) => author !== 'human' && status === 'sent')
    .flatMap(({ body, sentAt }) => [
      ...amountsIn(body)
        .filter((amount) => !amounts.has(amount))
        .map((amount) => finding('facts', `KES ${amount / 100} has no row behind it: ${body.slice(0, 140)}`)),
      ...tokensIn(body)
        .filter((token) => !tokens.has(token))
        .map((token) => finding('facts', `${token} is nothing of hers: ${body.slice(0, 140)}`)),
      ...paidTooSoon(body, sentAt, rows),
    ])
}

function knownAmounts(customer: Customer, rows: CustomerRows): Set<number> {
  const { shop, phone } = customer
  const written = phone.lines.filter(({ from }) => from === 'customer').flatMap(({ text }) => numbersIn(text))
  const units = rows.lines.flatMap(({ unitPriceMinor, quantity }) => [unitPriceMinor, unitPriceMinor * quantity])
  return new Set([
    ...shop.items.flatMap(({ variants }) => variants.map(({ priceMinor }) => priceMinor)),
    ...shop.offers.flatMap(({ amountMinor, minTotalMinor }) => [amountMinor ?? 0, minTotalMinor]),
    ...amountsIn(shop.texts),
    ...waysOf(customer),
    ...multiples(customer),
    ...units,
    ...rows.orders.flatMap(({ subtotalMinor, discountMinor, totalMinor }) => [
      subtotalMinor,
      discountMinor,
      totalMinor,
    ]),
    ...rows.attempts.map(({ amountMinor }) => amountMinor),
    ...rows.receipts.flatMap(({ amountMinor, allocatedMinor }) => [amountMinor, allocatedMinor]),
    ...rows.toolCalls
      .filter(({ tool }) => /^(?:order|fulfilment|delivery)_/.test(tool))
      .flatMap(({ result }) => storedAmounts(result)),
    ...written,
  ])
}

/** Fees and thresholds of delivery. */
function waysOf({ shop: { ways } }: Customer): number[] {
  return [
    ways.minimumMinor ?? 0,
    ...ways.zones.flatMap(({ feeMinor, freeFromMinor }) => [feeMinor, freeFromMinor ?? 0]),
  ]
}

/** "Two would be ...": so many pieces as she has spoken of. */
function multiples({ shop, phone, belief }: Customer): number[] {
  const written = phone.lines
    .filter(({ from }) => from === 'customer')
    .flatMap(({ text }) => text.match(/\d{1,2}/g) ?? [])
  const counts = new Set([2, 3, 4, ...written.map(Number), ...belief.lines.map(({ wish }) => wish.quantity)])
  const prices = shop.items.flatMap(({ variants }) => variants.map(({ priceMinor }) => priceMinor))
  return [...counts].flatMap((count) => prices.map((price) => price * count))
}

/** A draft is rewritten in place: what it was worth before stands in the stored results of its tool. */
function storedAmounts(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(storedAmounts)
  if (value === null || typeof value !== 'object') return []
  const own = 'amountMinor' in value && typeof value.amountMinor === 'number' ? [value.amountMinor] : []
  return [...own, ...Object.values(value).flatMap(storedAmounts)]
}

/** What she wrote herself may be repeated: "under 3000", "15k". */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d[\d,]*)\s?(k\b)?/gi)].map(
    ([, digits = '0', thousand]) => Number(digits.replaceAll(',', '')) * (thousand ? 100_000 : 100),
  )
}

/** References and receipts are capitals with digits among them, 8 to 12 long. */
function tokensIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w/.-])(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{8,12}(?![\w-])/g)].map(
    ([token]) => token,
  )
}

function knownTokens({ shop, phone }: Customer, rows: CustomerRows): Set<string> {
  const names = [shop.texts, ...shop.items.flatMap(({ name, variants }) => [name, ...variants.map((one) => one.name)])]
  const written = phone.lines.filter(({ from }) => from === 'customer').map(({ text }) => text.toUpperCase())
  return new Set([
    ...rows.orders.map(({ reference }) => reference),
    ...rows.tickets.map(({ reference }) => reference),
    ...rows.receipts.flatMap(({ receipt }) => receipt ?? []),
    ...rows.attempts.flatMap(({ receipt }) => receipt ?? []),
    ...[...names, ...written].flatMap(tokensIn),
  ])
}

function paidTooSoon(body: string, sentAt: Date | null, rows: CustomerRows): Finding[] {
  if (!SAYS_PAID.test(body)) return []
  const paid = rows.orders.some((order) => order.paidAt !== null && (sentAt === null || order.paidAt <= sentAt))
  return paid ? [] : [finding('paid_claim', `says paid without a paid order: ${body.slice(0, 140)}`)]
}
