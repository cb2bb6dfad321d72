import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { FulfilmentStage } from './goods/schemas.ts'
import { OrderStatus } from './schemas.ts'
import { fulfilmentSql, StoredFulfilment } from './stored-fulfilment.ts'

export const StockState = z.enum(['none', 'held', 'settled', 'released'])
export type StockState = z.infer<typeof StockState>

export const OrderRow = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  customerId: z.uuid(),
  reference: z.string(),
  status: OrderStatus,
  stockState: StockState,
  currency: z.string(),
  subtotalMinor: z.int(),
  discountMinor: z.int(),
  totalMinor: z.int(),
  offerId: z.uuid().nullable(),
  fulfilment: StoredFulfilment.nullable(),
  /** Where the goods are; null until they are paid for. */
  stage: FulfilmentStage.nullable(),
  version: z.int(),
})
export type OrderRow = z.infer<typeof OrderRow>

/**
 * The order itself, locked until the transaction ends when asked. Work for a customer sees only her own orders; work
 * without one (callbacks, sweeps, staff) sees the tenant's. Throws `not_found`.
 */
export async function getOrderRow(ctx: TxCtx, input: { orderId: string; lock: boolean }): Promise<OrderRow> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT o.id, o.conversation_id AS "conversationId", o.customer_id AS "customerId", o.reference, o.status,
      o.stock_state AS "stockState", o.currency, o.subtotal_minor AS "subtotalMinor", o.discount_minor AS "discountMinor",
      o.total_minor AS "totalMinor", o.offer_id AS "offerId", ${fulfilmentSql()} AS fulfilment,
      o.fulfilment_stage AS stage, o.version
    FROM orders o
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${input.orderId}::uuid
      AND (${ctx.customerId}::uuid IS NULL OR o.customer_id = ${ctx.customerId}::uuid)
    ${input.lock ? Prisma.sql`FOR UPDATE` : Prisma.empty}`
  if (!row) throw new AppError('not_found', 'there is no such order')
  return OrderRow.parse(row)
}
