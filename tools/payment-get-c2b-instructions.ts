import { z } from 'zod'
import { getPaymentMethods } from '../src/domain/orders/index.ts'
import { defineTool } from './define-tool.ts'

export const paymentGetC2bInstructions = defineTool({
  name: 'payment_get_c2b_instructions',
  access: 'read',
  description:
    'Paybill or till instructions for one order. `not_enabled`: this shop takes no payment by hand, so never name a number.',
  input: { order_id: z.uuid() },
  output: z.strictObject({ outcome: z.literal('not_enabled') }),
  run: async (ctx, { order_id }) => {
    await getPaymentMethods(ctx, { orderId: order_id })
    return { outcome: 'not_enabled' as const }
  },
})
