import { z } from 'zod'
import { CartLine, cancelOrder, changeOrder, createDraft, OrderView } from '../src/domain/orders/index.ts'
import { defineTool } from './define-tool.ts'

const WITHDRAWN = {
  cancelled: 'withdrawn',
  already_cancelled: 'withdrawn',
  payment_pending: 'payment_pending',
  too_late: 'too_late',
} as const

export const orderCreate = defineTool({
  name: 'order_create',
  access: 'write',
  description:
    'Writes the cart as the open draft, priced from the catalog with the best offer. With an order id: over that unpaid order, or withdraws it when there are no lines. out_of_stock names what is available.',
  input: { order_id: z.uuid().nullable().default(null), lines: z.array(CartLine).max(20) },
  output: z.strictObject({
    outcome: z.enum(['drafted', 'changed', 'withdrawn', 'payment_pending', 'too_late']),
    order: OrderView,
  }),
  run: async (ctx, { order_id, lines }) => {
    if (order_id === null) return { outcome: 'drafted' as const, order: await createDraft(ctx, { lines }) }
    if (lines.length > 0) return changeOrder(ctx, { orderId: order_id, lines })
    const { outcome, order } = await cancelOrder(ctx, { orderId: order_id, reason: 'asked for in the chat' })
    return { outcome: WITHDRAWN[outcome], order }
  },
})
