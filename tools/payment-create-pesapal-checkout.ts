import { z } from 'zod'
import { getPaymentMethods } from '../src/domain/orders/index.ts'
import { defineTool } from './define-tool.ts'

export const paymentCreatePesapalCheckout = defineTool({
  name: 'payment_create_pesapal_checkout',
  access: 'write',
  description:
    'Makes a card checkout link for one order. `not_enabled`: this shop takes no cards, so never show a link.',
  input: { order_id: z.uuid() },
  output: z.strictObject({ outcome: z.literal('not_enabled') }),
  run: async (ctx, { order_id }) => {
    await getPaymentMethods(ctx, { orderId: order_id })
    return { outcome: 'not_enabled' as const }
  },
})
