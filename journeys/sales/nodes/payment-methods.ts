import { paymentRouterPrompt } from '../../../prompts/payment-router-prompt/index.ts'
import type { PaymentMethod } from '../../../src/domain/tenancy/schemas.ts'
import { paymentGetMethods } from '../../../tools/payment-get-methods.ts'
import { promptNode } from '../../core/prompt-node.ts'
import { toolNode } from '../../core/tool-node.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { chosenMethod, scratch } from '../begin.ts'

/** The order is confirmed: which methods can take its payment. One alone needs no question. */
export const paymentGetMethodsNode = toolNode(paymentGetMethods, {
  args: (state) => ({ order_id: state.orderId }),
  keep: ({ methods }, state) => {
    const paymentMethods = enabledMethods({ methods })
    const [only] = paymentMethods
    if (only === undefined) return { methods, paymentMethods, ...noMethod() }
    const chosen = paymentMethods.length === 1 ? chosenMethod(state, only) : {}
    return { methods, paymentMethods, ...chosen }
  },
  failed: (_failure, state) => ({
    ...scratch({ kind: 'confirm' }, { say: 'payment_unavailable' }),
    pending: state.pending,
  }),
})

/** Several methods: the words may name one of them, else they are offered. */
export const paymentRouterPromptNode = promptNode(paymentRouterPrompt, {
  vars: (state) => ({ message: state.message, methods: enabledMethods(state) }),
  keep: ({ method }, state) => {
    const methods = enabledMethods(state)
    if (method !== null && methods.includes(method)) return chosenMethod(state, method)
    const { orderId, orderTotals } = state
    if (orderId === null || orderTotals === null) return {}
    return { pending: { kind: 'choose_payment', orderId, total: orderTotals.total, methods } }
  },
})

/** The ways that are open, in the order in which they are offered everywhere. */
export function enabledMethods({ methods }: Pick<TurnState, 'methods'>): PaymentMethod[] {
  return methods.filter(({ enabled }) => enabled).map(({ method }) => method)
}

function noMethod(): TurnPatch {
  return {
    ...scratch({ kind: 'confirm' }, { say: 'no_method' }),
    pending: { kind: 'offer_handoff', reason: 'human_requested' },
  }
}
