import type { FulfilmentChoice } from '../../../src/domain/fulfilment/schemas.ts'
import type { Act } from '../../../src/language/reading.ts'
import type { Money } from '../../../src/lib/money.ts'
import type { PaymentMethod } from '../../../src/lib/payment-method.ts'
import type { ChooseDelivery } from './pending.ts'

export type AskDelivery = Extract<Act, { act: 'ask_delivery' }>

/** A payment that she said yes to: this order at this total. */
export interface Pay {
  orderId: string
  total: Money
  method: PaymentMethod
  /** Where the prompt goes; null for the other methods. */
  msisdn: string | null
}

/** How she wants to pay, as far as she said it before the total was shown. */
export interface PayWish {
  method: PaymentMethod | null
  msisdn: string | null
}

/** What an order is looked up for: to be paid, to be sent elsewhere, or to tell when it comes. */
export type LookUp = 'pay' | 'redirect' | 'promise'

/** What the checkout does next. Each node names the step after it; `done` leaves the question that stands. */
export type CheckoutStep =
  | { kind: 'done' }
  | { kind: 'quote'; next: CheckoutStep }
  | { kind: 'look_up'; wanted: LookUp; next: CheckoutStep }
  /**
   * Writes the cart as the order; then it is paid, if its total is still the one that was confirmed or has fallen.
   * `drops`: without what cannot be had any more; `again`: its payment has just been refused at the total it had.
   */
  | { kind: 'order'; pay: Pay | null; asks: ChooseDelivery | null; drops?: true; again?: true }
  /** Sends a placed order another way. */
  | { kind: 'redirect'; orderId: string; lines: { variantId: string; quantity: number }[] }
  | { kind: 'offers' }
  | { kind: 'methods'; shows: 'checkout' | 'ways' }
  | { kind: 'pay'; pay: Pay }
  | { kind: 'remember'; delivery: FulfilmentChoice }

export interface CheckoutScratch {
  step: CheckoutStep
  wish: PayWish
  /** Questions about delivery that this turn answers. */
  questions: readonly AskDelivery[]
  /** What she asked about is a way to pay that may not be taken here: it is said beside the ways that are. */
  asksAbout: PaymentMethod | 'cash' | 'other' | null
  /** When the goods would come if she paid now, in her language. */
  promise: string | null
  /** What of the question that stands is still to be asked: what was said may have asked it in part, or said enough. */
  asks: 'question' | 'choices' | 'nothing'
}

/** What the nodes of the checkout hand to each other in one turn. */
export interface CheckoutTurn {
  checkout: CheckoutScratch | null
  methods: { method: PaymentMethod; enabled: boolean; reason: string | null }[]
}

export const freshCheckout: CheckoutTurn = { checkout: null, methods: [] }

export const NOTHING_DECIDED: CheckoutScratch = {
  step: { kind: 'done' },
  wish: { method: null, msisdn: null },
  questions: [],
  asksAbout: null,
  promise: null,
  asks: 'question',
}
