import { z } from 'zod'
import { getPaymentMethods } from '../src/domain/orders/index.ts'
import { PaymentMethodView } from '../src/domain/payments/index.ts'
import { defineTool } from './define-tool.ts'

export const paymentGetMethods = defineTool({
  name: 'payment_get_methods',
  access: 'read',
  description: 'Which payment methods can be offered now, for one order or in general, and why the others cannot.',
  input: { order_id: z.uuid().nullable() },
  output: z.strictObject({ methods: z.array(PaymentMethodView) }),
  run: async (ctx, { order_id }) => ({ methods: await getPaymentMethods(ctx, { orderId: order_id }) }),
})
