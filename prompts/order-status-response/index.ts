import { z } from 'zod'
import { OrderStatus, OrderView } from '../../src/domain/orders/schemas.ts'
import { SpokenLang } from '../../src/lib/languages.ts'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'
import { orderStatusText } from './text.ts'

export const OrderStatusVars = z.strictObject({
  language: SpokenLang,
  question: z.enum(['status', 'payment']),
  order: z.strictObject({
    reference: z.string(),
    status: OrderStatus,
    /** Where its goods are, and who brings them. */
    stage: OrderView.shape.stage.unwrap(),
    carrier: OrderView.shape.carrier.unwrap(),
    total: z.string(),
    lines: z.array(z.string()),
  }),
  payment: z.string().nullable(),
})
export type OrderStatusVars = z.infer<typeof OrderStatusVars>

export const orderStatusResponse = defineTextPrompt({
  name: 'order_status_response',
  version: 1,
  vars: OrderStatusVars,
  maxChars: 1400,
  offline: (vars) => orderStatusText(vars),
})
