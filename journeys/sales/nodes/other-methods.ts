import { paymentCreatePesapalCheckout } from '../../../tools/payment-create-pesapal-checkout.ts'
import { paymentGetC2bInstructions } from '../../../tools/payment-get-c2b-instructions.ts'
import { toolNode } from '../../node-makers/tool-node.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { scratch } from '../begin.ts'

export const paymentGetC2bInstructionsNode = toolNode(paymentGetC2bInstructions, {
  args: (state) => ({ order_id: confirmedOrder(state) }),
  keep: (_output, state) => notTaken(state),
  failed: (_failure, state) => notTaken(state),
})

export const paymentCreatePesapalCheckoutNode = toolNode(paymentCreatePesapalCheckout, {
  args: (state) => ({ order_id: confirmedOrder(state) }),
  keep: (_output, state) => notTaken(state),
  failed: (_failure, state) => notTaken(state),
})

/** The method cannot take this payment: the others that are enabled are offered, or a person. */
function notTaken(state: TurnState): TurnPatch {
  const { orderId, orderTotals, pending, method } = state
  const offered = pending?.kind === 'choose_payment' ? pending.methods : enabled(state)
  const methods = offered.filter((other) => other !== method)
  const notice = scratch({ kind: 'confirm' }, { say: 'method_not_enabled' })
  if (orderId === null || orderTotals === null || methods.length === 0) {
    return { ...notice, pending: { kind: 'offer_handoff', reason: 'human_requested' } }
  }
  return { ...notice, pending: { kind: 'choose_payment', orderId, total: orderTotals.total, methods } }
}

function enabled({ methods }: TurnState) {
  return methods.filter((method) => method.enabled).map(({ method }) => method)
}

function confirmedOrder({ orderId }: TurnState): string {
  if (orderId === null) throw new Error('no order was confirmed')
  return orderId
}
