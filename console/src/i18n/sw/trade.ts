import type { MessagesLike } from '../../lib/translate.ts'
import type { trade as english } from '../en/trade.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { sharing } from './sharing.ts'

/** Sentensi za oda na malipo. */
export const trade: MessagesLike<typeof english> = { ...orders, ...payments, ...sharing }
