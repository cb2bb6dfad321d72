import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import { instantOf, localDay } from '../../../lib/zoned-time.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { inEachWay, shownPhone } from '../../sight/index.ts'
import { readSettings } from '../../tenancy/index.ts'
import type { OrderStatus } from '../schemas.ts'
import { countingAttemptSql, isInState } from './payment-state-sql.ts'
import { ListedOrder, type OrderListView, type PaymentState } from './schemas.ts'
import { searchOrders } from './search-orders.ts'

/** Where a page of the list ended: the instant it is sorted by, and the order. */
export const OrderCursor = z.tuple([z.coerce.date(), z.uuid()])
export type OrderCursor = z.infer<typeof OrderCursor>

export interface OrderFilter {
  view: OrderListView
  status?: OrderStatus | undefined
  payment?: PaymentState | undefined
  q?: string | undefined
  /** Placed from then on. */
  from?: Date | undefined
  /** The first instant that is left out. */
  to?: Date | undefined
}

/**
 * A page of the orders that the one who asks may see: what is to be sent with what was paid first ahead, what was paid today by when it was paid,
 * everything else by when it was placed, the newest first. Carts are listed only by their status. `next` is null on the last page.
 */
export async function listOrders(
  ctx: Ctx,
  { filter, after, limit }: { filter: OrderFilter; after: OrderCursor | null; limit: number },
): Promise<{ orders: ListedOrder[]; next: OrderCursor | null }> {
  const rows = await ctx.transaction(async (ctx) => {
    const sort = SORTS[filter.view]
    const behind = after === null ? Prisma.empty : Prisma.sql`AND ${sort.behind(after)}`
    const which = Prisma.sql`${Prisma.join(await conditions(ctx, filter), ' AND ')} ${behind}`
    return ctx.tx.$queryRaw(statement(ctx, chosen(ctx, which, sort, limit + 1), sort))
  })
  const orders = z.array(ListedOrder).parse(rows)
  const page = orders.slice(0, limit)
  const last = orders.length > limit ? page.at(-1) : undefined
  return { orders: page, next: last === undefined ? null : [SORTS[filter.view].at(last), last.orderId] }
}

interface Sort {
  order: Prisma.Sql
  behind: (cursor: OrderCursor) => Prisma.Sql
  at: (row: ListedOrder) => Date
}

const BY_PLACED: Sort = {
  order: Prisma.sql`o.created_at DESC, o.id DESC`,
  behind: ([at, id]) => Prisma.sql`(o.created_at, o.id) < (${at}::timestamptz, ${id}::uuid)`,
  at: ({ placedAt }) => placedAt,
}
const BY_PAID: Sort = {
  order: Prisma.sql`o.paid_at DESC, o.id DESC`,
  behind: ([at, id]) => Prisma.sql`(o.paid_at, o.id) < (${at}::timestamptz, ${id}::uuid)`,
  // What these views list is paid: their conditions say so.
  at: ({ paidAt, placedAt }) => paidAt ?? placedAt,
}
const BY_PAID_FIRST: Sort = {
  ...BY_PAID,
  order: Prisma.sql`o.paid_at, o.id`,
  behind: ([at, id]) => Prisma.sql`(o.paid_at, o.id) > (${at}::timestamptz, ${id}::uuid)`,
}
const SORTS: Record<OrderListView, Sort> = {
  all: BY_PLACED,
  needs_review: BY_PLACED,
  awaiting_payment: BY_PLACED,
  paid_today: BY_PAID,
  to_send: BY_PAID_FIRST,
}

async function conditions(ctx: TxCtx, filter: OrderFilter): Promise<Prisma.Sql[]> {
  const { status, payment, q, from, to } = filter
  return [
    Prisma.sql`o.tenant_id = ${ctx.tenantId}::uuid`,
    ...(await ofView(ctx, filter)),
    ...(status === undefined ? [] : [Prisma.sql`o.status = ${status}`]),
    ...(payment === undefined ? [] : paidFor(ctx, payment)),
    ...(q === undefined ? [] : [Prisma.sql`o.id = ANY (${await searchOrders(ctx, q)}::uuid[])`]),
    ...(from === undefined ? [] : [Prisma.sql`o.created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [Prisma.sql`o.created_at < ${to}::timestamptz`]),
  ]
}

/** The states are written out, so that the partial indexes are known to hold them. */
async function ofView(ctx: TxCtx, { view, status }: OrderFilter): Promise<Prisma.Sql[]> {
  switch (view) {
    case 'needs_review':
      return [Prisma.sql`o.status = 'needs_review'`]
    case 'awaiting_payment':
      return [Prisma.sql`o.status = 'awaiting_payment'`]
    case 'to_send':
      return [Prisma.sql`o.status = 'paid' AND o.paid_at IS NOT NULL AND o.fulfilment_stage IN ('to_prepare', 'ready')`]
    case 'paid_today': {
      const { timezone } = await readSettings(ctx)
      const today = instantOf(localDay(ctx.clock.now(), timezone), 0, timezone)
      return [Prisma.sql`o.paid_at >= ${today}::timestamptz`]
    }
    case 'all':
      return status === undefined ? [Prisma.sql`o.status <> 'draft'`] : []
  }
}

/**
 * The state is that of the try that counts, which no index knows. But some try of the order must be in it, and of the states that
 * are rare there are few: without that, the page of a rare one looks at the tries of every order there is.
 */
function paidFor(ctx: TxCtx, state: PaymentState): Prisma.Sql[] {
  const tries = Prisma.sql`SELECT a.order_id FROM payment_attempts a WHERE a.tenant_id = ${ctx.tenantId}::uuid`
  const exactly = Prisma.sql`coalesce(p.state, 'none') = ${state}`
  if (state === 'none') return [exactly, Prisma.sql`NOT EXISTS (${tries} AND a.order_id = o.id)`]
  return [exactly, Prisma.sql`o.id IN (${tries} AND ${isInState(state)})`]
}

/** A page from one index for each way in which she may see orders, and of these the first. */
function chosen(ctx: TxCtx, which: Prisma.Sql, sort: Sort, limit: number): Prisma.Sql {
  const ofFirst = Prisma.sql`ORDER BY ${sort.order} LIMIT ${limit}`
  const pages = inEachWay(
    ctx,
    ({ isHers, opens }) => Prisma.sql`(
      SELECT o.*, p.method, coalesce(p.state, 'none') AS payment_state FROM orders o ${countingAttemptSql()}
      WHERE ${isHers} AND ${which} ${
        opens === null
          ? Prisma.empty
          : Prisma.sql`AND o.conversation_id IN (SELECT v.id FROM conversations v WHERE v.tenant_id = ${ctx.tenantId}::uuid AND ${opens})`
      } ${ofFirst})`,
  )
  return Prisma.sql`SELECT * FROM (${pages}) o ${ofFirst}`
}

/** Only of the page is read what hangs on its rows. */
function statement(ctx: Ctx, page: Prisma.Sql, sort: Sort): Prisma.Sql {
  return Prisma.sql`
    WITH page AS (${page})
    SELECT o.id AS "orderId", o.reference, o.status, o.conversation_id AS "conversationId", o.total_minor AS "totalMinor",
      o.currency, o.payment_state AS "paymentState", o.method, o.fulfilment_stage AS stage, o.created_at AS "placedAt",
      o.paid_at AS "paidAt", o.version,
      jsonb_build_object('customerId', cu.id, 'name', cu.profile_name, 'phone', ${shownPhone(ctx)}, 'language', cu.language_pref) AS customer,
      l.first AS "firstLine", coalesce(l.units, 0)::int AS units,
      (SELECT count(*)::int FROM payment_reviews r
        WHERE r.tenant_id = o.tenant_id AND r.order_id = o.id AND r.status = 'open') AS "openReviews"
    FROM page o JOIN customers cu ON cu.tenant_id = o.tenant_id AND cu.id = o.customer_id,
      LATERAL (SELECT (array_agg(n.item_name ORDER BY n.position))[1] AS first, sum(n.quantity) AS units
        FROM order_lines n WHERE n.tenant_id = ${ctx.tenantId}::uuid AND n.order_id = o.id) l
    ORDER BY ${sort.order}`
}
