import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const OrderRef = z.strictObject({ tenantId: z.uuid(), orderId: z.uuid() })
export type OrderRef = z.infer<typeof OrderRef>

/** Reminds the customer of an order that was left unpaid, if she may be reminded. */
export const sendOutreachJob: SweptJob<OrderRef> = {
  name: 'send-outreach',
  payload: OrderRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ orderId }) => orderId,
  parallel: 'many',
  due: {
    rows: 'outreach',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, orderId: subjectId }),
  },
  deadAfter: 8,
}
