import { z } from 'zod'
import { applyCoupon, CouponOutcome, OrderView } from '../src/domain/orders/index.ts'
import { defineTool } from './define-tool.ts'

export const orderApplyCoupon = defineTool({
  name: 'order_apply_coupon',
  access: 'write',
  description:
    'Tries a code on a draft. Only `applied` changes the order; every other outcome says why not, and the order comes back with its total as it is.',
  input: { order_id: z.uuid(), code: z.string().trim().min(1).max(40) },
  output: z.strictObject({ outcome: CouponOutcome, order: OrderView }),
  run: (ctx, { order_id, code }) => applyCoupon(ctx, { orderId: order_id, code }),
})
