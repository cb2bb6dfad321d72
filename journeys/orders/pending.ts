import { z } from 'zod'

/** Several orders could be meant; `wish` is what is wanted of the one that is picked. */
export const PickOrder = z.strictObject({
  kind: z.literal('pick_order'),
  wish: z.enum(['status', 'payment', 'cancel', 'change']).default('status'),
  orders: z
    .array(z.strictObject({ orderId: z.uuid(), reference: z.string() }))
    .min(1)
    .max(6),
})
export type PickOrder = z.infer<typeof PickOrder>

/** "Shall I cancel order X?" */
export const ConfirmCancelOrder = z.strictObject({
  kind: z.literal('confirm_cancel_order'),
  orderId: z.uuid(),
  reference: z.string(),
})
export type ConfirmCancelOrder = z.infer<typeof ConfirmCancelOrder>

export type OrdersPending = PickOrder | ConfirmCancelOrder
