import type { PaymentMethod } from '../../../src/lib/payment-method.ts'
import type { TurnState } from '../../turn-state.ts'

/** The ways that are open, in the order in which they are offered everywhere. */
export function enabledMethods({ methods }: Pick<TurnState, 'methods'>): PaymentMethod[] {
  return methods.filter(({ enabled }) => enabled).map(({ method }) => method)
}
