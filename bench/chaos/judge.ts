import pg from 'pg'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { HELD_LEAK, PAID_TWICE } from '../money-rules.ts'
import type { Buyer } from './customers.ts'

/** What the promises came to, counted from the database and from what the providers received. All but the totals must be 0. */
export interface Verdict {
  messages: number
  turns: number
  repliesSent: number
  pushes: number
  ordersPaid: number
  lost: number
  unanswered: number
  doubledReplies: number
  repliesNeverSent: number
  outOfOrder: number
  turnsOutOfOrder: number
  doubledPushes: number
  moneyErrors: number
  stockErrors: number
  afterTakeOver: number
}

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
    const inbound = await client.query<{ sid: string; handled: boolean }>(
      'SELECT provider_message_id AS sid, turn_id IS NOT NULL AS handled FROM inbound_messages',
    )
    const stored = new Map(inbound.rows.map((row) => [row.sid, row.handled]))
    const sids = input.customers.flatMap((customer) => customer.sent.map((message) => message.sid))
    const outbound = await client.query<{ id: string; conversation: string; seq: string; status: string }>(
      'SELECT id, conversation_id AS conversation, seq, status FROM outbound_messages ORDER BY seq',
    )
    const accepted = await acceptedByProvider(input.sandbox)
    const count = async (sql: string) => Number((await client.query<{ n: string }>(sql)).rows[0]?.n ?? 0)
    const pushes = await input.sandbox.daraja.pushes()
    return {
      messages: sids.length,
      turns: await count('SELECT count(*) AS n FROM turns'),
      repliesSent: accepted.size,
      pushes: pushes.length,
      ordersPaid: await count("SELECT count(*) AS n FROM orders WHERE status = 'paid'"),
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
      afterTakeOver: await countAfterTakeOver(input),
    }
  } finally {
    await client.end()
  }
}

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
