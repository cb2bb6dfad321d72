import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { inEachWay, phoneAsked, shownPhone, visibleTo } from '../sight/index.ts'

export const ListedCustomer = z.object({
  customerId: z.uuid(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string().nullable(),
  tags: z.array(z.string()),
  optedOut: z.boolean(),
  /** That were confirmed. */
  orders: z.int(),
  /** The newest that the one who asks may see. */
  conversationId: z.uuid().nullable(),
  lastSeenAt: z.date(),
  version: z.int(),
})
export type ListedCustomer = z.infer<typeof ListedCustomer>

/** Where a page ended. */
export const CustomerCursor = z.tuple([z.coerce.date(), z.uuid()])
export type CustomerCursor = z.infer<typeof CustomerCursor>

/**
 * Customers whom the one who asks may know of and who are not erased, who was here last first; with `q` those whose name, number or tag begins with it.
 * `next` is null on the last page.
 */
export async function listCustomers(
  ctx: Ctx,
  { q, after, limit }: { q: string | null; after: CustomerCursor | null; limit: number },
): Promise<{ customers: ListedCustomer[]; next: CustomerCursor | null }> {
  const rows = await ctx.statement`
    SELECT cu.id AS "customerId", coalesce(cu.known_as, cu.profile_name) AS name, ${shownPhone(ctx)} AS phone,
      cu.language_pref AS language, cu.tags, cu.opted_out_at IS NOT NULL AS "optedOut", cu.last_seen_at AS "lastSeenAt", cu.version,
      (SELECT count(*)::int FROM orders o
        WHERE o.tenant_id = cu.tenant_id AND o.customer_id = cu.id AND o.status <> 'draft') AS orders,
      (SELECT v.id FROM channels ch
        JOIN conversations v ON v.tenant_id = ch.tenant_id AND v.channel_id = ch.id AND v.customer_id = cu.id
        WHERE ch.tenant_id = cu.tenant_id AND ${visibleTo(ctx)}
        ORDER BY v.last_message_at DESC LIMIT 1) AS "conversationId"
    FROM (${chosen(ctx, { q, after, limit: limit + 1 })}) cu ORDER BY cu.last_seen_at DESC, cu.id DESC`
  const customers = z.array(ListedCustomer).parse(rows)
  const page = customers.slice(0, limit)
  const last = customers.length > limit ? page.at(-1) : undefined
  return { customers: page, next: last === undefined ? null : [last.lastSeenAt, last.customerId] }
}

/** A page in each way in which she may know of customers, and of these the first; one whom she knows of in two ways once. */
function chosen(
  ctx: Ctx,
  { q, after, limit }: { q: string | null; after: CustomerCursor | null; limit: number },
): Prisma.Sql {
  const wanted = [
    Prisma.sql`cu.tenant_id = ${ctx.tenantId}::uuid AND cu.erased_at IS NULL`,
    ...(q === null ? [] : [Prisma.sql`cu.id IN (SELECT search_customers(${q}, ${phoneAsked(ctx, q)}))`]),
    ...(after === null ? [] : [Prisma.sql`(cu.last_seen_at, cu.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
  ]
  const ofFirst = Prisma.sql`ORDER BY cu.last_seen_at DESC, cu.id DESC LIMIT ${limit}::int`
  const pages = inEachWay(ctx, ({ isHers, opens }) => {
    const known = opens === null ? Prisma.empty : Prisma.sql`AND ${spokeWith(ctx, opens)}`
    return Prisma.sql`(SELECT cu.* FROM customers cu WHERE ${isHers} AND ${Prisma.join(wanted, ' AND ')} ${known} ${ofFirst})`
  })
  return Prisma.sql`SELECT DISTINCT ON (cu.last_seen_at, cu.id) cu.* FROM (${pages}) cu ${ofFirst}`
}

function spokeWith(ctx: Ctx, which: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`cu.id IN (SELECT v.customer_id FROM conversations v WHERE v.tenant_id = ${ctx.tenantId}::uuid AND ${which})`
}
