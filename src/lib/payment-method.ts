import { z } from 'zod'

/**
 * The ways to pay, the easiest for the customer first: a prompt needs no typing, money sent by hand no card. The one list
 * of them: what can be said of each stands with its handler.
 */
export const PaymentMethod = z.enum(['stk', 'c2b', 'card'])
export type PaymentMethod = z.infer<typeof PaymentMethod>
