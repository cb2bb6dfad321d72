import { z } from 'zod'
import { ItemSummary } from '../../src/domain/catalog/schemas.ts'
import { PaymentMethod } from '../../src/domain/tenancy/schemas.ts'
import { Money } from '../../src/lib/money.ts'

/** The questions of a purchase, by their kind. */
export const SALES_QUESTIONS = {
  /** "What are you looking for?" The answer is searched. */
  narrow_query: z.strictObject({
    kind: z.literal('narrow_query'),
    asked: z.enum(['what', 'size', 'budget', 'purpose']),
  }),
  /** A numbered list of items was shown. */
  pick_item: z.strictObject({ kind: z.literal('pick_item'), options: z.array(ItemSummary).min(1).max(6) }),
  /** One item is chosen and an option of it is open: `choices` are the values in stock. */
  choose_option: z.strictObject({
    kind: z.literal('choose_option'),
    itemId: z.uuid(),
    option: z.string(),
    choices: z.array(z.string()).min(1),
    chosen: z.record(z.string(), z.string()),
    quantity: z.int().min(1),
  }),
  /** "How many?", asked when the number given cannot be served. */
  choose_quantity: z.strictObject({
    kind: z.literal('choose_quantity'),
    itemId: z.uuid(),
    variantId: z.uuid(),
    available: z.int(),
  }),
  /** The draft with its total was shown; yes confirms exactly this amount of exactly this order. */
  confirm_order: z.strictObject({ kind: z.literal('confirm_order'), orderId: z.uuid(), total: Money }),
  /** Which of the enabled methods. */
  choose_payment: z.strictObject({
    kind: z.literal('choose_payment'),
    orderId: z.uuid(),
    total: Money,
    methods: z.array(PaymentMethod).min(1),
  }),
  /** "Shall the prompt go to 2547...?" Another number may be given. */
  confirm_phone: z.strictObject({
    kind: z.literal('confirm_phone'),
    orderId: z.uuid(),
    total: Money,
    msisdn: z.string().nullable(),
  }),
  /**
   * Money is awaited: a prompt is on a phone, or she has paybill instructions or a card link. `msisdn` is the number a
   * prompt went to, for another try; null when not known.
   */
  await_payment: z.strictObject({
    kind: z.literal('await_payment'),
    orderId: z.uuid(),
    attemptId: z.uuid(),
    method: PaymentMethod.default('stk'),
    msisdn: z.string().nullable().default(null),
  }),
}

export type SalesPending = {
  [Kind in keyof typeof SALES_QUESTIONS]: z.infer<(typeof SALES_QUESTIONS)[Kind]>
}[keyof typeof SALES_QUESTIONS]

/** Whether a question is one of this journey. */
export function isSalesPending(pending: { kind: string }): pending is SalesPending {
  return Object.hasOwn(SALES_QUESTIONS, pending.kind)
}
