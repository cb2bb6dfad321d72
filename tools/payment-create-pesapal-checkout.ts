import { z } from 'zod'
import { CardCheckout, createCardCheckout } from '../src/domain/payments/index.ts'
import { Money } from '../src/lib/money.ts'
import { defineTool } from './define-tool.ts'

export const paymentCreatePesapalCheckout = defineTool({
  name: 'payment_create_pesapal_checkout',
  access: 'write',
  description:
    'Makes a link to a page on which one order can be paid by card; its stock is kept until `kept_until`. Only after the customer confirmed this very total. The same total gives the same link. `unknown`: no link was made.',
  timeoutMs: 45_000,
  callsOut: () => true,
  input: { order_id: z.uuid(), confirmed_total: Money },
  output: z.strictObject({
    outcome: CardCheckout.shape.outcome,
    attempt_id: CardCheckout.shape.attemptId,
    url: CardCheckout.shape.url,
    expires_at: CardCheckout.shape.expiresAt,
    kept_until: CardCheckout.shape.keptUntil,
  }),
  run: async (ctx, { order_id, confirmed_total }) => {
    const made = await createCardCheckout(ctx, { orderId: order_id, confirmedTotal: confirmed_total })
    const { outcome, attemptId, url, expiresAt, keptUntil } = made
    return { outcome, attempt_id: attemptId, url, expires_at: expiresAt, kept_until: keptUntil }
  },
})
