import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'

/**
 * Whether the one who asks may see a conversation: the one rule of every list, count, address and piece of news. Only agents are held
 * to what the shop has set; whose work a conversation (`v`) is decides.
 */
export function visibleTo({ tenantId, actor }: Pick<Ctx, 'tenantId' | 'actor'>): Prisma.Sql {
  const assignee = Prisma.sql`v.assignee_id`
  return Prisma.sql`CASE (SELECT inbox_sight(${tenantId}::uuid, ${actor})) WHEN 'all' THEN true
    WHEN 'own' THEN ${assignee} = ${actor} ELSE ${assignee} IS NULL OR ${assignee} = ${actor} END`
}
