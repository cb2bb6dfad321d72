import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Concern } from './schemas.ts'
import { visibleTo } from './visible-to.ts'

/** Throws `not_found` for what belongs to a conversation that the one who asks may not see. What does not exist is somebody else's to say. */
export async function insistOnSight(ctx: Ctx, { concern, id }: { concern: Concern; id: string }): Promise<void> {
  const [row] = await ctx.statement`
    SELECT (SELECT inbox_sight(${ctx.tenantId}::uuid, ${ctx.actor})) = 'all' OR EXISTS (SELECT FROM conversations v
      WHERE v.tenant_id = ${ctx.tenantId}::uuid AND ${visibleTo(ctx)} AND ${concerned(ctx, concern, id)}) AS sees`
  if (!Object(row).sees) throw new AppError('not_found', 'there is nothing here that you may see')
}

/** The conversations that are meant. */
function concerned({ tenantId }: Ctx, concern: Concern, id: string): Prisma.Sql {
  const named = Prisma.sql`r.tenant_id = ${tenantId}::uuid AND r.id = ${id}::uuid`
  switch (concern) {
    case 'conversation':
      return Prisma.sql`v.id = ${id}::uuid`
    case 'customer':
      return Prisma.sql`v.customer_id = ${id}::uuid
        AND v.channel_id IN (SELECT c.id FROM channels c WHERE c.tenant_id = ${tenantId}::uuid)`
    case 'message':
      return Prisma.sql`(v.id IN (SELECT r.conversation_id FROM inbound_messages r WHERE ${named})
        OR v.id IN (SELECT r.conversation_id FROM outbound_messages r WHERE ${named}))`
    case 'provider_message':
      return Prisma.sql`(v.id IN (SELECT r.conversation_id FROM inbound_messages r
          WHERE r.tenant_id = ${tenantId}::uuid AND r.provider_message_id = ${id})
        OR v.id IN (SELECT r.conversation_id FROM outbound_messages r
          WHERE r.tenant_id = ${tenantId}::uuid AND r.provider_message_id = ${id}))`
    case 'note':
      return Prisma.sql`v.id IN (SELECT r.conversation_id FROM conversation_notes r WHERE ${named})`
    case 'order':
      return Prisma.sql`v.id IN (SELECT r.conversation_id FROM orders r WHERE ${named})`
    case 'payment_attempt':
      return Prisma.sql`v.id IN (SELECT o.conversation_id FROM payment_attempts a
        JOIN orders o ON o.tenant_id = a.tenant_id AND o.id = a.order_id
        WHERE a.tenant_id = ${tenantId}::uuid AND a.id = ${id}::uuid)`
    case 'scheduled':
      return Prisma.sql`v.id IN (SELECT r.conversation_id FROM scheduled_messages r WHERE ${named})`
    case 'ticket':
      return Prisma.sql`v.id IN (SELECT r.conversation_id FROM handoff_tickets r WHERE ${named})`
    case 'turn':
      return Prisma.sql`v.id IN (SELECT r.conversation_id FROM turns r WHERE ${named})`
  }
}
