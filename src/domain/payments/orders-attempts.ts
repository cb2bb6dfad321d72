import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { PaymentMethod } from '../tenancy/index.ts'
import { AttemptStatus } from './schemas.ts'

const OrdersAttempt = z.object({
  id: z.string(),
  requestId: z.string(),
  method: PaymentMethod,
  status: AttemptStatus,
  amountMinor: z.int(),
  receipt: z.string().nullable(),
  resultCode: z.string().nullable(),
  superseded: z.boolean(),
  createdAt: z.date(),
  closedAt: z.date().nullable(),
})
export type OrdersAttempt = z.infer<typeof OrdersAttempt>

/** The attempts of an order, newest first: a handful at most. */
export async function ordersAttempts(ctx: TxCtx, orderId: string): Promise<OrdersAttempt[]> {
  const rows = await ctx.tx.paymentAttempt.findMany({
    where: { tenantId: ctx.tenantId, orderId },
    orderBy: { createdAt: 'desc' },
    select: {
      id: true,
      requestId: true,
      method: true,
      status: true,
      amountMinor: true,
      receipt: true,
      resultCode: true,
      superseded: true,
      createdAt: true,
      closedAt: true,
    },
  })
  return z.array(OrdersAttempt).parse(rows)
}
