import { say } from '../../../../prompts/copy/index.ts'
import type { FulfilmentView } from '../../../../src/domain/fulfilment/schemas.ts'
import type { OrderView } from '../../../../src/domain/orders/schemas.ts'
import { orderCreate } from '../../../../tools/order-create.ts'
import { toolNode } from '../../../core/tool-node.ts'
import type { TurnContext } from '../../../turn-context.ts'
import type { TurnPatch, TurnState } from '../../../turn-state.ts'
import { toStep } from '../go-on-with.ts'
import { placeText } from '../order-text.ts'
import { choiceOf, totalsOf } from '../pay-known.ts'
import { promiseText } from '../promise-text.ts'

/** Sends an order that was placed another way, until its goods have left. */
export const orderRedirectNode = toolNode(orderCreate, {
  args: (state) => {
    const step = state.checkout?.step
    if (step?.kind !== 'redirect' || state.fulfilment === null) throw new Error('nothing is to be sent another way')
    return { order_id: step.orderId, lines: step.lines, fulfilment: state.fulfilment }
  },
  keep: ({ outcome, order }, state, turn) => {
    const { responseLanguage: language } = state
    const { reference, fulfilment } = order
    if (outcome === 'payment_pending') return told(order, state, say('order_in_payment', language))
    if (outcome === 'needs_person') return person(order, state, say('redirect_needs_person', language, { reference }))
    if (outcome === 'too_late' || fulfilment === null) {
      return person(order, state, say('redirect_too_late', language, { reference }))
    }
    return changed(order, fulfilment, state, turn)
  },
  failed: (_failure, state) => {
    const text = say('cannot_now', state.responseLanguage)
    return { ...toStep(state, { kind: 'done' }), said: [...state.said, text] }
  },
})

/** An order whose total moved with its way has to be paid anew, so it is shown with its new total. */
function changed(order: OrderView, way: FulfilmentView, state: TurnState, turn: TurnContext): TurnPatch {
  const { responseLanguage: language } = state
  const { reference } = order
  if (order.status === 'awaiting_payment' && order.payment === null) {
    const about = { order, orderId: order.orderId, orderReference: reference, orderTotals: totalsOf(order) }
    const step = toStep(state, { kind: 'order', pay: null, asks: null })
    return { ...step, ...about, changingOrderId: order.orderId, paymentRequestId: null, paymentStatus: null }
  }
  const key = way.kind === 'pickup' ? 'order_picked_up_at' : 'order_goes_to'
  const goes = say(key, language, { reference, place: placeText(way) })
  // What is paid keeps the promise that was made with the payment, or has a new one from now.
  const promise = order.status === 'paid' ? null : promiseText(way, language, turn)
  return told(order, state, [goes, promise].filter((part) => part !== null).join(' '))
}

function told(order: OrderView, state: TurnState, text: string): TurnPatch {
  const asked = state.pending?.kind === 'choose_delivery' ? { pending: null } : {}
  const fulfilment = order.fulfilment === null ? null : choiceOf(order.fulfilment)
  const { checkout = null } = toStep(state, { kind: 'done' })
  return {
    checkout: checkout && { ...checkout, asks: 'nothing' },
    said: [...state.said, text],
    replyKind: 'owed',
    fulfilment,
    ...asked,
  }
}

function person(order: OrderView, state: TurnState, text: string): TurnPatch {
  return { ...told(order, state, text), pending: { kind: 'offer_handoff', reason: 'human_requested' } }
}
