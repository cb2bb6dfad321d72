import { orders } from './orders.ts'
import { payments } from './payments.ts'

/** The sentences of orders and payments, which lead to each other. */
export const trade = { ...orders, ...payments } as const
