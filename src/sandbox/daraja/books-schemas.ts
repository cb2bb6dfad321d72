import { z } from 'zod'
import type { LedgerEntry } from './ledger.ts'
import { ResultCode } from './schemas.ts'

const Shortcode = z.string().regex(/^\d{5,8}$/)

/** What the provider's books do for a shortcode that nothing was set for. */
const DEFAULTS = {
  pull: true,
  pageSize: 100,
  lagMs: 0,
  initiator: null,
  resultCode: null,
  answer: 'result',
} as const

/**
 * How the provider's books behave for one shortcode. `pull`: whether its app has that product. `pageSize`: rows of one page
 * of the list. `lagMs`: how long money takes to appear in it. `initiator`: who may ask about receipts and reverse them.
 * `resultCode`: the result of every such request instead of the true one; null for the true one. `answer`: whether a request
 * ends with its result, or with word that it waited too long.
 */
export const BooksSetting = z.strictObject({
  shortcode: Shortcode,
  pull: z.boolean().optional(),
  pageSize: z.int().min(1).optional(),
  lagMs: z.int().min(0).optional(),
  initiator: z
    .strictObject({ name: z.string().min(1), password: z.string().min(1) })
    .nullable()
    .optional(),
  resultCode: ResultCode.nullable().optional(),
  answer: z.enum(['result', 'queue_timeout']).optional(),
})
export type BooksSetting = z.input<typeof BooksSetting>

export interface Books {
  shortcode: string
  pull: boolean
  pageSize: number
  lagMs: number
  initiator: { name: string; password: string } | null
  resultCode: string | null
  answer: 'result' | 'queue_timeout'
  /** Where the list was registered; null until it is. */
  pullRegistered: string | null
}

export function newBooks(shortcode: string): Books {
  return { shortcode, ...DEFAULTS, pullRegistered: null }
}

export const LedgerFilter = z.strictObject({ shortcode: Shortcode })
export type LedgerFilter = z.input<typeof LedgerFilter>

/** A request about a receipt that was taken: its result comes later. */
export interface ReceiptRequest {
  kind: 'status' | 'reversal'
  shortcode: string
  receipt: string
  /** For a question about an earlier request: which. */
  ofRequest: string | null
  amount: number | null
  originatorId: string
  conversationId: string
  resultUrl: string
  timeoutUrl: string
  /** The result that it ended with; null while none is known. */
  resultCode: string | null
}

export interface LedgerView extends Omit<LedgerEntry, 'at'> {
  at: string
}
