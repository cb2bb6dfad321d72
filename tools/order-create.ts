import { z } from 'zod'
import { FulfilmentChoice } from '../src/domain/fulfilment/index.ts'
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
    'Writes the cart as the open draft, priced with the best offer and the delivery fee. With an order id: over that unpaid order, or withdraws it without lines; the same lines with another fulfilment send it another way, even if paid.',
  input: {
    order_id: z.uuid().nullable().default(null),
    lines: z.array(CartLine).max(20),
    /** Absent: as it was; null: not decided. */
    fulfilment: FulfilmentChoice.nullable().optional(),
  },
  output: z.strictObject({
    outcome: z.enum(['drafted', 'changed', 'withdrawn', 'payment_pending', 'too_late', 'needs_person']),
    order: OrderView,
  }),
  run: async (ctx, { order_id, lines, fulfilment }) => {
    if (order_id === null) return { outcome: 'drafted' as const, order: await createDraft(ctx, { lines, fulfilment }) }
    if (lines.length > 0) return changeOrder(ctx, { orderId: order_id, lines, fulfilment })
    const { outcome, order } = await cancelOrder(ctx, { orderId: order_id, reason: 'asked for in the chat' })
    return { outcome: WITHDRAWN[outcome], order }
  },
})
