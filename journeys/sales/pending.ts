import { z } from 'zod'
import { ItemSummary } from '../../src/domain/catalog/schemas.ts'
import { CHECKOUT_QUESTIONS } from './checkout/pending.ts'

const Chosen = z.record(z.string(), z.string())

/** The questions of a purchase, by their kind. */
export const SALES_QUESTIONS = {
  /** "What are you looking for?" */
  narrow_query: z.strictObject({ kind: z.literal('narrow_query'), asked: z.enum(['what', 'which_item']) }),
  /** A numbered list of items was shown, or one item to say yes to. `line`: what is picked takes its place in the cart. */
  pick_item: z.strictObject({
    kind: z.literal('pick_item'),
    options: z.array(ItemSummary).min(1).max(6),
    line: z.int().nullable().default(null),
  }),
  /** One item is chosen and an option of it is open: `choices` are the values in stock. */
  choose_option: z.strictObject({
    kind: z.literal('choose_option'),
    itemId: z.uuid(),
    option: z.string(),
    choices: z.array(z.string()).min(1),
    chosen: Chosen,
    /** Pieces, where they were said. */
    quantity: z.int().min(1).nullable(),
    line: z.int().nullable().default(null),
  }),
  /** "How many?", asked when the number given cannot be served. */
  choose_quantity: z.strictObject({
    kind: z.literal('choose_quantity'),
    itemId: z.uuid(),
    variantId: z.uuid(),
    available: z.int(),
    chosen: Chosen.default({}),
    line: z.int().nullable().default(null),
  }),
  ...CHECKOUT_QUESTIONS,
}

export type SalesPending = {
  [Kind in keyof typeof SALES_QUESTIONS]: z.infer<(typeof SALES_QUESTIONS)[Kind]>
}[keyof typeof SALES_QUESTIONS]

/** Whether a question is one of this journey. */
export function isSalesPending(pending: { kind: string }): pending is SalesPending {
  return Object.hasOwn(SALES_QUESTIONS, pending.kind)
}
