import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'

/** Whether numbers of customers are hidden from the one who asks. */
export function hidesPhones({ tenantId, actor }: Pick<Ctx, 'tenantId' | 'actor'>): Prisma.Sql {
  return Prisma.sql`(SELECT hides_phones(${tenantId}::uuid, ${actor}))`
}
