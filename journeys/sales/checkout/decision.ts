import type { TurnPatch } from '../../turn-state.ts'
import type { Served } from './resolve-delivery.ts'
import type { CheckoutScratch, CheckoutStep } from './scratch.ts'

/** What the decision needs beside the turn: what the shop serves, and the newest order that was placed. */
export interface CheckoutFacts {
  served: Served
  lastOrder: { orderId: string; paid: boolean } | null
}

/** What one phase of the checkout makes of the message: the next step, and what changes at once. */
export interface Decision {
  step: CheckoutStep
  checkout?: Partial<CheckoutScratch>
  patch?: TurnPatch
}

export const DONE: CheckoutStep = { kind: 'done' }
