import { z } from 'zod'
import { IssuedInstructions, issueC2bInstructions } from '../src/domain/payments/index.ts'
import { Money } from '../src/lib/money.ts'
import { defineTool } from './define-tool.ts'

export const paymentGetC2bInstructions = defineTool({
  name: 'payment_get_c2b_instructions',
  access: 'write',
  description:
    'Paybill or till, account and amount for paying one order by hand; its stock is kept until `keptUntil`. Only after the customer confirmed this very total. The same order gives the same instruction.',
  input: { order_id: z.uuid(), confirmed_total: Money },
  output: z.strictObject({
    outcome: IssuedInstructions.shape.outcome,
    attempt_id: IssuedInstructions.shape.attemptId,
    instructions: IssuedInstructions.shape.instructions,
  }),
  run: async (ctx, { order_id, confirmed_total }) => {
    const issued = await issueC2bInstructions(ctx, { orderId: order_id, confirmedTotal: confirmed_total })
    return { outcome: issued.outcome, attempt_id: issued.attemptId, instructions: issued.instructions }
  },
})
