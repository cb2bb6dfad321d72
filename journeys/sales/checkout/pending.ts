import { z } from 'zod'
import { FulfilmentChoice } from '../../../src/domain/fulfilment/schemas.ts'
import { Money } from '../../../src/lib/money.ts'
import { PaymentMethod } from '../../../src/lib/payment-method.ts'

const MOST_PLACES = 8

/** What was confirmed, or is to be: an order and what it costs. */
const Due = { orderId: z.uuid(), total: Money }

/** The questions from the cart to the money, by their kind. */
export const CHECKOUT_QUESTIONS = {
  /**
   * How the goods reach her. `way`: delivery or pickup; `where`: which place; `town`: which town of "everywhere else";
   * `which`: one of the named `choices`; `too_small`: not enough to be delivered; `not_served`: nobody goes there.
   */
  choose_delivery: z.strictObject({
    kind: z.literal('choose_delivery'),
    asks: z.enum(['way', 'where', 'town', 'which', 'too_small', 'not_served']),
    delivers: z.boolean(),
    pickups: z.array(z.strictObject({ placeId: z.string(), placeName: z.string() })).max(MOST_PLACES),
    /** What she may have meant, as she can choose it. */
    choices: z.array(z.strictObject({ title: z.string(), choice: FulfilmentChoice })).max(MOST_PLACES),
    /** The place as she said it. */
    place: z.string().nullable(),
    /** How much more the goods must cost before they are delivered. */
    shortfall: Money.nullable(),
  }),
  /** Everything was shown; yes pays exactly this total in exactly this way. */
  confirm_checkout: z.strictObject({
    kind: z.literal('confirm_checkout'),
    ...Due,
    method: PaymentMethod,
    /** The number that the prompt goes to; null when it is not known yet. */
    msisdn: z.string().nullable(),
    methods: z.array(PaymentMethod).min(1),
  }),
  /** Which of the enabled methods. */
  choose_payment: z.strictObject({
    kind: z.literal('choose_payment'),
    ...Due,
    methods: z.array(PaymentMethod).min(1),
  }),
  /** Which number is to get the prompt. */
  give_phone: z.strictObject({ kind: z.literal('give_phone'), ...Due, methods: z.array(PaymentMethod).min(1) }),
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
    /** She was asked whether the way of delivery is to be remembered. */
    remembers: z.boolean().default(false),
  }),
}

export type CheckoutPending = {
  [Kind in keyof typeof CHECKOUT_QUESTIONS]: z.infer<(typeof CHECKOUT_QUESTIONS)[Kind]>
}[keyof typeof CHECKOUT_QUESTIONS]

export type ChooseDelivery = Extract<CheckoutPending, { kind: 'choose_delivery' }>
export type ConfirmCheckout = Extract<CheckoutPending, { kind: 'confirm_checkout' }>
export type AwaitPayment = Extract<CheckoutPending, { kind: 'await_payment' }>

/** Whether a question is one between the cart and the money. */
export function isCheckoutPending(pending: { kind: string } | null): pending is CheckoutPending {
  return pending !== null && Object.hasOwn(CHECKOUT_QUESTIONS, pending.kind)
}
