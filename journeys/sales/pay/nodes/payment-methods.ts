import { sayMoney } from '../../../../prompts/copy/format.ts'
import { say } from '../../../../prompts/copy/index.ts'
import type { SpokenLang } from '../../../../src/lib/languages.ts'
import type { PaymentMethod } from '../../../../src/lib/payment-method.ts'
import { paymentGetMethods } from '../../../../tools/payment-get-methods.ts'
import { toolNode } from '../../../core/tool-node.ts'
import type { TurnPatch, TurnState } from '../../../turn-state.ts'
import { proposePayment } from '../../checkout/begin-payment.ts'
import { methodTitle } from '../../checkout/choices.ts'
import { toStep } from '../../checkout/go-on-with.ts'
import { enabledMethods } from '../enabled-methods.ts'

/** Which methods can take the payment of this order: one of them is proposed, or all are named. */
export const paymentGetMethodsNode = toolNode(paymentGetMethods, {
  args: (state) => ({ order_id: state.orderId }),
  keep: ({ methods }, state) => {
    const paymentMethods = enabledMethods({ methods })
    const found = { methods, ...toStep(state, { kind: 'done' }) }
    if (paymentMethods.length === 0) return { ...found, ...noMethod(state) }
    const step = state.checkout?.step
    const shows = step?.kind === 'methods' ? step.shows : 'checkout'
    const known = state.orderId === null ? {} : { paymentMethods }
    const told = shows === 'ways' ? showWays(paymentMethods, state) : propose(paymentMethods, state)
    return { ...found, ...known, ...told }
  },
  failed: (_failure, state) => ({
    ...toStep(state, { kind: 'done' }),
    said: [...state.said, say('payment_unavailable', state.responseLanguage)],
  }),
})

function propose(paymentMethods: PaymentMethod[], state: TurnState): TurnPatch {
  const { orderId, orderTotals, checkout } = state
  if (orderId === null || orderTotals === null) return {}
  const due = { orderId, total: orderTotals.total }
  return { pending: proposePayment(due, { ...state, paymentMethods }, checkout?.wish) }
}

/** The ways there are, to choose from where there is something to pay; what is not taken is said first. */
function showWays(methods: PaymentMethod[], state: TurnState): TurnPatch {
  const { pending, orderId, orderTotals, checkout, responseLanguage: language } = state
  const asked = checkout?.asksAbout ?? null
  const isOpen = methods.some((method) => method === asked)
  const refused = asked === null || isOpen ? [] : [say(asked === 'cash' ? 'no_cash' : 'method_not_enabled', language)]
  const said = [...state.said, ...refused, say('ways_open', language, { ways: listed(methods, language) })]
  const asksAlready = pending !== null && pending.kind !== 'await_payment'
  if (asked !== null || asksAlready || orderId === null || orderTotals === null) return { said }
  return { said: state.said, pending: { kind: 'choose_payment', orderId, total: orderTotals.total, methods } }
}

function listed(methods: readonly PaymentMethod[], language: SpokenLang): string {
  return methods.map((method) => methodTitle(method, language)).join(', ')
}

function noMethod(state: TurnState): TurnPatch {
  const { orderTotals, responseLanguage: language } = state
  const total = orderTotals === null ? '' : sayMoney(orderTotals.total)
  const said = [...state.said, say('no_method', language, { total })]
  return { said, pending: { kind: 'offer_handoff', reason: 'human_requested' } }
}
