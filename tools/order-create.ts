import { z } from 'zod'
import { FulfilmentChoice } from '../src/domain/fulfilment/index.ts'
import { CartLine, cancelOrder, OrderChange, OrderView, writeCart } from '../src/domain/orders/index.ts'
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
    'Writes the cart as the open draft, priced with the best offer and the delivery fee. With an order id: over that unpaid order, or withdraws it without lines; the same lines with another fulfilment send it another way, even if paid.',
  input: {
    order_id: z.uuid().nullable().default(null),
    lines: z.array(CartLine).max(20),
    /** Absent: as it was; null: not decided. */
    fulfilment: FulfilmentChoice.nullable().optional(),
    /** What cannot be had any more is left out, and told of in `changes`. */
    drop_unavailable: z.boolean().default(false),
  },
  output: z.strictObject({
    outcome: z.enum(['drafted', 'changed', 'withdrawn', 'payment_pending', 'too_late', 'needs_person']),
    order: OrderView,
    /** What has changed by itself since the order was written last. */
    changes: z.array(OrderChange),
  }),
  run: async (ctx, { order_id: orderId, lines, fulfilment, drop_unavailable: dropUnavailable }) => {
    if (orderId === null || lines.length > 0) return writeCart(ctx, { orderId, lines, fulfilment, dropUnavailable })
    const { outcome, order } = await cancelOrder(ctx, { orderId, reason: 'asked for in the chat' })
    return { outcome: WITHDRAWN[outcome], order, changes: [] }
  },
})
