import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { visibleTo } from './visible-to.ts'

/** Whether the one who asks may know of a customer (`cu`): she may see a conversation with her, or all of them. */
export function knowsCustomer(ctx: Pick<Ctx, 'tenantId' | 'actor'>): Prisma.Sql {
  return Prisma.sql`((SELECT inbox_sight(${ctx.tenantId}::uuid, ${ctx.actor})) = 'all' OR EXISTS (SELECT FROM channels ch
    JOIN conversations v ON v.tenant_id = ch.tenant_id AND v.channel_id = ch.id AND v.customer_id = cu.id
    WHERE ch.tenant_id = cu.tenant_id AND ${visibleTo(ctx)}))`
}
