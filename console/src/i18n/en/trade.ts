import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { sharing } from './sharing.ts'

/** The sentences of orders and payments, which lead to each other. */
export const trade = { ...orders, ...payments, ...sharing } as const
