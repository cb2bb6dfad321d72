import { z } from 'zod'
import { getOrderStatus, OrderView } from '../src/domain/orders/index.ts'
import { defineTool } from './define-tool.ts'

export const orderGetStatus = defineTool({
  name: 'order_get_status',
  access: 'read',
  description:
    'Orders of this customer with their payments: one by id or reference, or the newest five. `refresh_payment` asks the provider about a payment under way. Never infer either status.',
  timeoutMs: 45_000,
  callsOut: ({ refresh_payment }) => refresh_payment,
  input: { order_id: z.uuid().nullable(), reference: z.string().max(60).nullable(), refresh_payment: z.boolean() },
  output: z.strictObject({ orders: z.array(OrderView) }),
  run: async (ctx, { order_id, reference, refresh_payment }) => ({
    orders: await getOrderStatus(ctx, { orderId: order_id, reference, refreshPayment: refresh_payment }),
  }),
})
