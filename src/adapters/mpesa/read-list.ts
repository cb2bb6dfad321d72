import { z } from 'zod'
import type { ListedMoney } from '../../domain/payments/books/receipt-provider.ts'
import { JsonObject } from '../../lib/json.ts'
import { MOST_MINOR } from '../../lib/money.ts'
import { centsOf } from './cents-of.ts'
import { payerOf, printable, REFERENCE_LENGTH, Text } from './money-fields.ts'

/** Keys in small letters; the name of the payer and of the shop are left where they are. */
const Row = z.object({
  transactionId: Text.pipe(z.string().regex(/^[A-Za-z0-9]{1,40}$/)),
  trxDate: Text,
  msisdn: Text,
  billreference: Text,
  amount: z.unknown(),
})

/** The rows of a page, nested once or twice. */
export function rowsOf(response: unknown): unknown[] {
  const rows = Array.isArray(response) ? response.flat() : []
  return rows.filter((row) => typeof row === 'object' && row !== null)
}

/** One row of the list; null when it cannot be read. The list names no shortcode: it is that of the account it was asked for. */
export function readListed(row: unknown, shortcode: string): ListedMoney | null {
  const parsed = Row.safeParse(row)
  const amountMinor = parsed.success ? centsOf(parsed.data.amount) : null
  if (!parsed.success || amountMinor === null || amountMinor === 0 || amountMinor > MOST_MINOR) return null
  const { transactionId, trxDate, msisdn, billreference } = parsed.data
  const payer = payerOf(msisdn)
  const raw = { transactionId, trxDate, msisdn: payer, billreference: printable(billreference), amountMinor }
  return {
    claim: {
      receipt: transactionId.toUpperCase(),
      amountMinor,
      shortcode,
      typedReference: billreference.slice(0, REFERENCE_LENGTH),
      payer,
      paidAt: instantOf(trxDate),
    },
    raw: JsonObject.parse(raw),
  }
}

/** With a zone, as it is; without one, East Africa Time. Null for a day that does not exist. */
function instantOf(text: string): string | null {
  const [, day, time, zone = '+03:00'] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T${time}${zone}`)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
