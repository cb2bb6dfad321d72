import { z } from 'zod'
import { PaymentMethod } from '../../../lib/payment-method.ts'
import type { TxCtx } from '../../context.ts'
import { AttemptStatus, type PromptResult } from '../schemas.ts'
import { resultOf } from './result-of.ts'

const Row = z.object({
  id: z.string(),
  shareId: z.string().nullable(),
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

export interface OrdersAttempt extends Omit<z.infer<typeof Row>, 'resultCode'> {
  result: PromptResult | null
}

/** The attempts of an order, newest first: a handful at most. */
export async function ordersAttempts(ctx: TxCtx, orderId: string): Promise<OrdersAttempt[]> {
  const rows = await ctx.tx.paymentAttempt.findMany({
    where: { tenantId: ctx.tenantId, orderId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      shareId: true,
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
  return z
    .array(Row)
    .parse(rows)
    .map(({ resultCode, ...row }) => ({ ...row, result: resultOf(ctx, { method: row.method, resultCode }) }))
}
