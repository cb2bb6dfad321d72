import type pg from 'pg'
import type { Customer } from '../customer.ts'

export interface OrderRow {
  id: string
  reference: string
  status: string
  stockState: string
  subtotalMinor: number
  discountMinor: number
  totalMinor: number
  deliveryFeeMinor: number
  feeCollected: string | null
  fulfilmentKind: string | null
  /** The zone or the place of pickup. */
  fulfilmentPlaceId: string | null
  fulfilmentAddress: string | null
  offerId: string | null
  paidAt: Date | null
}
export interface OrderLineRow {
  orderId: string
  itemName: string
  variantName: string
  variantId: string
  quantity: number
  unitPriceMinor: number
  lineTotalMinor: number
}
export interface AttemptRow {
  id: string
  orderId: string
  method: string
  status: string
  amountMinor: number
  receipt: string | null
}
export interface ReceiptRow {
  orderId: string | null
  receipt: string | null
  amountMinor: number
  allocatedMinor: number
  source: string
}
export interface OutboundRow {
  id: string
  seq: number
  turnId: string | null
  author: string
  kind: string
  body: string
  status: string
  reason: string | null
  claimedAt: Date | null
  sentAt: Date | null
}
export interface InboundRow {
  sid: string
  epoch: number
  turnId: string | null
  receivedAt: Date
}

/** Everything the database holds about one customer, as its owner sees it. */
export interface CustomerRows {
  customer: { id: string; optedOutAt: Date | null; languagePref: string | null; profileName: string | null } | null
  conversationOwner: string | null
  orders: OrderRow[]
  lines: OrderLineRow[]
  attempts: AttemptRow[]
  receipts: ReceiptRow[]
  tickets: { reference: string; reason: string; status: string }[]
  consents: { purpose: string; action: string; at: Date }[]
  inbound: InboundRow[]
  outbound: OutboundRow[]
  turns: { id: string; outcome: string; durationMs: number; models: number; startedAt: Date; trace: unknown }[]
  toolCalls: { tool: string; result: unknown; args: unknown }[]
}

const OF_CUSTOMER = 'x.tenant_id = $1 AND x.customer_id = $2'
const OF_CONVERSATION =
  'x.tenant_id = $1 AND x.conversation_id IN (SELECT id FROM conversations WHERE tenant_id = $1 AND customer_id = $2)'
const OF_ORDERS = 'x.tenant_id = $1 AND x.order_id IN (SELECT id FROM orders WHERE tenant_id = $1 AND customer_id = $2)'

/** One read of each table; call it when nothing is under way any more. */
export async function readRows({ house, shop, phone }: Customer): Promise<CustomerRows> {
  const { tenantId } = shop
  const found = await house.owner.query<NonNullable<CustomerRows['customer']>>(
    `SELECT id, opted_out_at AS "optedOutAt", language_pref AS "languagePref", profile_name AS "profileName"
     FROM customers WHERE tenant_id = $1 AND address = $2`,
    [tenantId, phone.address],
  )
  const customer = found.rows[0] ?? null
  const id = customer?.id ?? '00000000-0000-4000-8000-000000000000'
  const all = async <Row extends pg.QueryResultRow>(sql: string) =>
    (await house.owner.query<Row>(sql, [tenantId, id])).rows
  const [owner] = await all<{ owner: string }>(`SELECT owner FROM conversations x WHERE ${OF_CUSTOMER}`)
  return {
    customer,
    conversationOwner: owner?.owner ?? null,
    ...(await readMoney(all)),
    tickets: await all(`SELECT reference, reason, status FROM handoff_tickets x WHERE ${OF_CONVERSATION}`),
    consents: await all(`SELECT purpose, action, at FROM consent_ledger x WHERE ${OF_CUSTOMER} ORDER BY at`),
    ...(await readTalk(all)),
  }
}

type All = <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>

async function readMoney(all: All): Promise<Pick<CustomerRows, 'orders' | 'lines' | 'attempts' | 'receipts'>> {
  return {
    orders: await all(
      `SELECT id, reference, status, stock_state AS "stockState", subtotal_minor AS "subtotalMinor", paid_at AS "paidAt",
         discount_minor AS "discountMinor", total_minor AS "totalMinor", offer_id AS "offerId",
         delivery_fee_minor AS "deliveryFeeMinor", fee_collected AS "feeCollected", fulfilment_kind AS "fulfilmentKind",
         fulfilment_place_id AS "fulfilmentPlaceId", fulfilment_address AS "fulfilmentAddress"
       FROM orders x WHERE ${OF_CUSTOMER} ORDER BY created_at`,
    ),
    lines: await all(
      `SELECT order_id AS "orderId", item_name AS "itemName", variant_name AS "variantName", variant_id AS "variantId",
         quantity, unit_price_minor AS "unitPriceMinor", line_total_minor AS "lineTotalMinor"
       FROM order_lines x WHERE ${OF_ORDERS} ORDER BY position`,
    ),
    attempts: await all(
      `SELECT id, order_id AS "orderId", method, status, amount_minor AS "amountMinor", receipt
       FROM payment_attempts x WHERE ${OF_ORDERS} ORDER BY created_at`,
    ),
    receipts: await all(
      `SELECT order_id AS "orderId", receipt, amount_minor AS "amountMinor", allocated_minor AS "allocatedMinor", source
       FROM money_receipts x WHERE ${OF_ORDERS}`,
    ),
  }
}

async function readTalk(all: All): Promise<Pick<CustomerRows, 'inbound' | 'outbound' | 'turns' | 'toolCalls'>> {
  return {
    inbound: await all(
      `SELECT provider_message_id AS sid, epoch, turn_id AS "turnId", received_at AS "receivedAt"
       FROM inbound_messages x WHERE ${OF_CONVERSATION} ORDER BY epoch`,
    ),
    outbound: await all(
      `SELECT id, seq::int AS seq, turn_id AS "turnId", author, kind, body, status, reason, claimed_at AS "claimedAt",
         sent_at AS "sentAt" FROM outbound_messages x WHERE ${OF_CONVERSATION} ORDER BY seq`,
    ),
    turns: await all(
      `SELECT id, outcome, duration_ms AS "durationMs", started_at AS "startedAt", trace,
         (SELECT count(*) FROM jsonb_array_elements(CASE jsonb_typeof(trace->'models') WHEN 'array' THEN trace->'models' ELSE '[]' END) m
           WHERE m->>'engine' <> 'offline')::int AS models
       FROM turns x WHERE ${OF_CONVERSATION} ORDER BY started_at`,
    ),
    toolCalls: await all(`SELECT tool, result, args FROM tool_calls x WHERE ${OF_CONVERSATION} ORDER BY at`),
  }
}
