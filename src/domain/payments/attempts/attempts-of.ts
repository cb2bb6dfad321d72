import { Prisma } from '../../../../prisma/generated/client.ts'
import type { TxCtx } from '../../context.ts'
import { readAttempts } from './read-attempts.ts'
import type { ListedAttempt } from './schemas.ts'

/** An order has a handful; what is beyond that nobody reads. */
const MOST = 50

/** All tries to pay of an order, the newest first. */
export async function attemptsOf(ctx: TxCtx, orderId: string): Promise<ListedAttempt[]> {
  const which = Prisma.sql`a.tenant_id = ${ctx.tenantId}::uuid AND a.order_id = ${orderId}::uuid`
  return readAttempts(ctx, { which, limit: MOST })
}
