import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { CHANNEL_RULES } from '../messaging/index.ts'
import type { Audience } from './schemas.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Channels whose messages find a customer who is not looking. */
const FINDING = Object.entries(CHANNEL_RULES).flatMap(([kind, { findsCustomer }]) => (findsCustomer ? [kind] : []))

/**
 * The customers of an audience, each with the conversation in which she would be written to, the newest that can reach her: rows of
 * `customer_id` and `conversation_id`. Only who has agreed to offers and has not said STOP is in it.
 */
export function audienceSql(ctx: Ctx, audience: Audience): Prisma.Sql {
  const { language, tag } = audience
  const wanted = [
    Prisma.sql`cu.tenant_id = ${ctx.tenantId}::uuid AND cu.marketing_opt_in AND cu.opted_out_at IS NULL`,
    ...(language === null ? [] : [Prisma.sql`coalesce(cu.language_pref, v.language, v.spoken) = ${language}`]),
    ...(tag === null ? [] : [Prisma.sql`${tag} = ANY (cu.tags)`]),
    ...boughtSql(ctx, audience),
  ]
  return Prisma.sql`
    SELECT cu.id AS customer_id, v.id AS conversation_id FROM customers cu
    CROSS JOIN LATERAL (
      SELECT v.id, v.language, t.settings->>'defaultLanguage' AS spoken FROM channels ch
      JOIN conversations v ON v.tenant_id = ch.tenant_id AND v.channel_id = ch.id AND v.customer_id = cu.id
      JOIN tenants t ON t.id = ch.tenant_id
      WHERE ch.tenant_id = cu.tenant_id AND ch.kind = ANY (${FINDING})
      ORDER BY v.last_message_at DESC, v.id LIMIT 1) v
    WHERE ${Prisma.join(wanted, ' AND ')}`
}

/** What was paid for and not taken back. */
function boughtSql(ctx: Ctx, { boughtWithinDays, itemId, category }: Audience): Prisma.Sql[] {
  if (boughtWithinDays === null && itemId === null && category === null) return []
  const since = new Date(ctx.clock.now().getTime() - (boughtWithinDays ?? 0) * DAY_MS)
  const goods = [
    ...(itemId === null ? [] : [Prisma.sql`k.item_id = ${itemId}::uuid`]),
    ...(category === null ? [] : [Prisma.sql`lower(i.category) = lower(${category})`]),
  ]
  const lines =
    goods.length === 0
      ? Prisma.empty
      : Prisma.sql`AND EXISTS (SELECT FROM order_lines l
          JOIN catalog_variants k ON k.tenant_id = l.tenant_id AND k.id = l.variant_id
          JOIN catalog_items i ON i.tenant_id = k.tenant_id AND i.id = k.item_id
          WHERE l.tenant_id = n.tenant_id AND l.order_id = n.id AND ${Prisma.join(goods, ' AND ')})`
  return [
    Prisma.sql`EXISTS (SELECT FROM orders n WHERE n.tenant_id = cu.tenant_id AND n.customer_id = cu.id
      AND n.paid_at IS NOT NULL AND n.status <> 'cancelled'
      ${boughtWithinDays === null ? Prisma.empty : Prisma.sql`AND n.paid_at >= ${since}::timestamptz`} ${lines})`,
  ]
}
