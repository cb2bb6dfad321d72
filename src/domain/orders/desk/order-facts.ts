import { z } from 'zod'
import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { shownPhone } from '../../sight/index.ts'
import { CustomerOfOrder } from './schemas.ts'

const Facts = z.object({
  customer: CustomerOfOrder,
  stagedAt: z.date().nullable(),
  paidAt: z.date().nullable(),
})
export type OrderFacts = z.infer<typeof Facts>

/** Whose an order is, when it was paid, and since when its goods are where they are. Throws `not_found`. */
export async function orderFacts(ctx: TxCtx, orderId: string): Promise<OrderFacts> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT o.staged_at AS "stagedAt", o.paid_at AS "paidAt",
      jsonb_build_object('customerId', cu.id, 'name', cu.profile_name, 'phone', ${shownPhone(ctx)}, 'language', cu.language_pref) AS customer
    FROM orders o JOIN customers cu ON cu.tenant_id = o.tenant_id AND cu.id = o.customer_id
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${orderId}::uuid`
  if (!row) throw new AppError('not_found', 'there is no such order')
  return Facts.parse(row)
}
