import { z } from 'zod'
import { methodNamed } from '../../src/language/alone/method-named.ts'
import { PaymentMethod } from '../../src/lib/payment-method.ts'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'

export const paymentRouterPrompt = defineJsonPrompt({
  name: 'payment_router_prompt',
  version: 1,
  vars: z.strictObject({ message: z.string(), methods: z.array(PaymentMethod).min(1) }),
  output: z.strictObject({ method: PaymentMethod.nullable(), confidence: z.number().min(0).max(1) }),
  offline: ({ message, methods }) => {
    const named = methodNamed(message)
    if (named !== null && methods.includes(named)) return { method: named, confidence: 0.9 }
    const [only] = methods
    return { method: methods.length === 1 && only !== undefined ? only : null, confidence: 0.9 }
  },
})
