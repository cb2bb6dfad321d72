import type { PaymentMethod } from '../../../lib/payment-method.ts'
import { c2b } from './c2b/c2b.ts'
import { card } from './card/card.ts'
import type { PaymentMethodHandler } from './payment-method-handler.ts'
import { stk } from './stk/stk.ts'

/**
 * Every way to pay. The core asks it and the methods use the core, so it is read when something is done, never while a
 * module is loaded.
 */
export const PAYMENT_METHODS: Record<PaymentMethod, PaymentMethodHandler> = { stk, c2b, card }
