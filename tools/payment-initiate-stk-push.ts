import { z } from 'zod'
import { StartedPush, startStkPush } from '../src/domain/payments/index.ts'
import { Money } from '../src/lib/money.ts'
import { defineTool } from './define-tool.ts'

export const paymentInitiateStkPush = defineTool({
  name: 'payment_initiate_stk_push',
  access: 'write',
  description:
    'Sends the M-PESA prompt for an order to a phone, once per request. Only after the customer confirmed this very total and number. `unknown`: a prompt may be live, do not send another. The limits and `not_kept`: none was sent.',
  timeoutMs: 45_000,
  callsOut: () => true,
  input: { order_id: z.uuid(), msisdn: z.string().min(1).max(20), confirmed_total: Money },
  output: z.strictObject({
    outcome: StartedPush.shape.outcome,
    attempt_id: StartedPush.shape.attemptId,
    wait_seconds: StartedPush.shape.waitSeconds,
  }),
  run: async (ctx, { order_id, msisdn, confirmed_total }) => {
    const started = await startStkPush(ctx, { orderId: order_id, msisdn, confirmedTotal: confirmed_total })
    return { outcome: started.outcome, attempt_id: started.attemptId, wait_seconds: started.waitSeconds }
  },
})
