import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { type AskDelivery, type CheckoutStep, NOTHING_DECIDED } from './scratch.ts'

/** The questions about delivery that are still to be answered. */
export function questionsOf({ checkout }: Pick<TurnState, 'checkout'>): readonly AskDelivery[] {
  return checkout?.questions ?? []
}

/** The step after a question was answered or an order was found. */
export function goOnWith(state: Pick<TurnState, 'checkout'>): TurnPatch {
  const step = state.checkout?.step
  return toStep(state, step !== undefined && 'next' in step ? step.next : { kind: 'done' })
}

export function toStep({ checkout }: Pick<TurnState, 'checkout'>, step: CheckoutStep): TurnPatch {
  return { checkout: { ...(checkout ?? NOTHING_DECIDED), step } }
}
