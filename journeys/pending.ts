import { z } from 'zod'
import { ItemSummary } from '../src/domain/catalog/schemas.ts'
import { Money } from '../src/lib/money.ts'
import { Intent } from '../src/llm/offline/types.ts'

/**
 * What the bot waits for. A turn that asks something ends with one of these; the next turn reads the answer against it
 * before any classifier speaks.
 */
export const Pending = z.discriminatedUnion('kind', [
  /** "Did you mean A or B?" after an intent confidence of 0.50 to 0.70. `message` is what was unclear. */
  z.strictObject({ kind: z.literal('clarify_intent'), options: z.array(Intent).min(1), message: z.string() }),
  /** "What are you looking for?" The answer is searched. */
  z.strictObject({ kind: z.literal('narrow_query'), asked: z.enum(['what', 'size', 'budget', 'purpose']) }),
  /** A numbered list of items was shown. */
  z.strictObject({ kind: z.literal('pick_item'), options: z.array(ItemSummary).min(1).max(6) }),
  /** One item is chosen and an option of it is open: `choices` are the values in stock. */
  z.strictObject({
    kind: z.literal('choose_option'),
    itemId: z.uuid(),
    option: z.string(),
    choices: z.array(z.string()).min(1),
    chosen: z.record(z.string(), z.string()),
    quantity: z.int().min(1),
  }),
  /** "How many?", asked when the number given cannot be served. */
  z.strictObject({ kind: z.literal('choose_quantity'), itemId: z.uuid(), variantId: z.uuid(), available: z.int() }),
  /** The draft with its total was shown; yes confirms exactly this amount of exactly this order. */
  z.strictObject({ kind: z.literal('confirm_order'), orderId: z.uuid(), total: Money }),
  /** Which of the enabled methods. */
  z.strictObject({
    kind: z.literal('choose_payment'),
    orderId: z.uuid(),
    total: Money,
    methods: z.array(z.enum(['stk', 'c2b', 'card'])).min(1),
  }),
  /** "Shall the prompt go to 2547...?" Another number may be given. */
  z.strictObject({ kind: z.literal('confirm_phone'), orderId: z.uuid(), total: Money, msisdn: z.string().nullable() }),
  /**
   * Money is awaited: a prompt is on a phone, or she has paybill instructions or a card link. `msisdn` is the number a
   * prompt went to, for another try; null when not known.
   */
  z.strictObject({
    kind: z.literal('await_payment'),
    orderId: z.uuid(),
    attemptId: z.uuid(),
    method: z.enum(['stk', 'c2b', 'card']).default('stk'),
    msisdn: z.string().nullable().default(null),
  }),
  /** Several orders could be meant; `wish` is what is wanted of the one that is picked. */
  z.strictObject({
    kind: z.literal('pick_order'),
    wish: z.enum(['status', 'payment', 'cancel', 'change']).default('status'),
    orders: z
      .array(z.strictObject({ orderId: z.uuid(), reference: z.string() }))
      .min(1)
      .max(6),
  }),
  /** "Shall I call a person?" */
  z.strictObject({ kind: z.literal('offer_handoff'), reason: z.string() }),
  /** "Shall I cancel order X?" */
  z.strictObject({ kind: z.literal('confirm_cancel_order'), orderId: z.uuid(), reference: z.string() }),
])
export type Pending = z.infer<typeof Pending>
