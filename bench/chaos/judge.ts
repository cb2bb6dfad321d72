import pg from 'pg'
import { z } from 'zod'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { HELD_LEAK, PAID_TWICE } from '../money-rules.ts'
import type { Buyer } from './customers.ts'

/**
 * What the promises came to, counted from the database and from what the providers received. All but the totals must be 0.
 * Totals and messages are those of the customers who were judged; money, stock and the order of turns are the database's.
 */
export const Verdict = z.strictObject({
  messages: z.int(),
  turns: z.int(),
  repliesSent: z.int(),
  pushes: z.int(),
  ordersPaid: z.int(),
  lost: z.int(),
  unanswered: z.int(),
  doubledReplies: z.int(),
  repliesNeverSent: z.int(),
  outOfOrder: z.int(),
  turnsOutOfOrder: z.int(),
  doubledPushes: z.int(),
  moneyErrors: z.int(),
  stockErrors: z.int(),
  afterTakeOver: z.int(),
  secretRowsTold: z.int(),
})
export type Verdict = z.infer<typeof Verdict>

export const MUST_BE_ZERO = [
  'lost',
  'unanswered',
  'doubledReplies',
  'repliesNeverSent',
  'outOfOrder',
  'turnsOutOfOrder',
  'doubledPushes',
  'moneyErrors',
  'stockErrors',
  'afterTakeOver',
  'secretRowsTold',
] as const satisfies (keyof Verdict)[]

export interface TakenOver {
  conversationId: string
  customer: string
  shop: string
  /** Arrival number of the newest message at the provider when the take-over was complete. */
  lastOrder: number
}

/** Reads the end state as the owner of the database, across all tenants. */
export async function judge(input: {
  ownerUrl: string
  sandbox: Sandbox
  customers: Buyer[]
  takenOver: TakenOver[]
}): Promise<Verdict> {
  const client = new pg.Client({ connectionString: input.ownerUrl })
  await client.connect()
  try {
    const addresses = input.customers.map(({ address }) => address)
    const inbound = await client.query<{ sid: string; handled: boolean }>(
      `SELECT o.provider_message_id AS sid, o.turn_id IS NOT NULL AS handled FROM inbound_messages o ${OF_THESE}`,
      [addresses],
    )
    const stored = new Map(inbound.rows.map((row) => [row.sid, row.handled]))
    const sids = input.customers.flatMap((customer) => customer.sent.map((message) => message.sid))
    const outbound = await client.query<{ id: string; conversation: string; seq: string; status: string }>(
      `SELECT o.id, o.conversation_id AS conversation, o.seq, o.status FROM outbound_messages o ${OF_THESE} ORDER BY o.seq`,
      [addresses],
    )
    const accepted = await acceptedByProvider(input.sandbox)
    const count = async (sql: string, values: unknown[] = []) =>
      Number((await client.query<{ n: string }>(sql, values)).rows[0]?.n ?? 0)
    const pushes = await input.sandbox.daraja.pushes()
    return {
      messages: sids.length,
      turns: await count(`SELECT count(*) AS n FROM turns o ${OF_THESE}`, [addresses]),
      repliesSent: accepted.size,
      pushes: pushes.length,
      ordersPaid: await count(ORDERS_PAID, [addresses]),
      lost: sids.filter((sid) => !stored.has(sid)).length,
      unanswered: sids.filter((sid) => stored.get(sid) === false).length,
      doubledReplies: [...accepted.values()].filter((orders) => orders.length > 1).length,
      repliesNeverSent:
        outbound.rows.filter((row) => row.status === 'sent' && !accepted.has(row.id)).length +
        outbound.rows.filter((row) => ['queued', 'sending', 'uncertain', 'failed'].includes(row.status)).length,
      outOfOrder: countOutOfOrder(outbound.rows, accepted),
      turnsOutOfOrder: await count(TURNS_OUT_OF_ORDER),
      doubledPushes: pushes.length - new Set(pushes.map((push) => push.callbackUrl)).size,
      moneyErrors: (await count(MONEY_ERRORS)) + (await count(PAID_TWICE)),
      stockErrors: await count(HELD_LEAK),
      secretRowsTold: await count('SELECT count(*) AS n FROM canary_hits'),
      afterTakeOver: await countAfterTakeOver(input),
    }
  } finally {
    await client.end()
  }
}

/** Rows `o` of the conversations with these customers. */
const OF_THESE = `JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
  JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id AND c.address = ANY($1)`

const ORDERS_PAID = `
  SELECT count(*) AS n FROM orders o
  JOIN customers c ON c.tenant_id = o.tenant_id AND c.id = o.customer_id AND c.address = ANY($1) WHERE o.status = 'paid'`

/** A turn holds consecutive messages, and a later turn only later ones. */
const TURNS_OUT_OF_ORDER = `
  SELECT count(*) AS n FROM (
    SELECT t.id, min(i.epoch) AS first, max(i.epoch) AS last, t.conversation_id,
      lag(max(i.epoch)) OVER (PARTITION BY t.tenant_id, t.conversation_id ORDER BY t.started_at, min(i.epoch)) AS before
    FROM turns t JOIN inbound_messages i ON i.tenant_id = t.tenant_id AND i.turn_id = t.id
    GROUP BY t.tenant_id, t.id, t.conversation_id, t.started_at) x
  WHERE x.before >= x.first`

/** A paid order has receipts over exactly its total; an unpaid one has none allocated. */
const MONEY_ERRORS = `
  SELECT count(*) AS n FROM orders o
  LEFT JOIN (SELECT tenant_id, order_id, sum(allocated_minor) AS paid FROM money_receipts GROUP BY 1, 2) m
    ON m.tenant_id = o.tenant_id AND m.order_id = o.id
  WHERE (o.status = 'paid') <> (coalesce(m.paid, 0) = o.total_minor)`

/** Arrival numbers at the provider of each outbox row, found by the row id in its status callback address. */
async function acceptedByProvider(sandbox: Sandbox): Promise<Map<string, number[]>> {
  const accepted = new Map<string, number[]>()
  for (const message of await sandbox.twilio.messages({ direction: 'outbound-api' })) {
    const id = message.statusCallback === null ? null : new URL(message.statusCallback).searchParams.get('m')
    if (id !== null) accepted.set(id, [...(accepted.get(id) ?? []), message.order])
  }
  return accepted
}

function countOutOfOrder(rows: { id: string; conversation: string }[], accepted: Map<string, number[]>): number {
  const newest = new Map<string, number>()
  let wrong = 0
  for (const row of rows) {
    const order = accepted.get(row.id)?.[0]
    if (order === undefined) continue
    if (order < (newest.get(row.conversation) ?? 0)) wrong += 1
    newest.set(row.conversation, order)
  }
  return wrong
}

async function countAfterTakeOver(input: { sandbox: Sandbox; takenOver: TakenOver[] }): Promise<number> {
  let wrong = 0
  for (const taken of input.takenOver) {
    const later = await input.sandbox.twilio.messages({
      from: taken.shop,
      to: taken.customer,
      afterOrder: taken.lastOrder,
    })
    wrong += later.length
  }
  return wrong
}
