import { say } from '../../../../prompts/copy/index.ts'
import { sayPromise, sayReady } from '../../../../prompts/copy/promise.ts'
import type { OrderView } from '../../../../src/domain/orders/schemas.ts'
import { orderGetStatus } from '../../../../tools/order-get-status.ts'
import { toolNode } from '../../../core/tool-node.ts'
import type { TurnContext } from '../../../turn-context.ts'
import type { TurnPatch, TurnState } from '../../../turn-state.ts'
import { goOnWith, toStep } from '../go-on-with.ts'
import { placeText } from '../order-text.ts'
import { payKnown } from '../pay-known.ts'

/** Finds the order that she means: to pay it, to send it elsewhere, or to tell when it comes. */
export const checkoutLookUpNode = toolNode(orderGetStatus, {
  args: () => ({ order_id: null, reference: null, refresh_payment: false }),
  keep: ({ orders }, state, turn) => {
    const step = state.checkout?.step
    if (step?.kind !== 'look_up') return {}
    if (step.wanted === 'pay') return payNewest(orders, state)
    return step.wanted === 'redirect' ? redirectNewest(orders, state) : tellWhen(orders, state, turn)
  },
  failed: (_failure, state) => goOnWith(state),
})

function payNewest(orders: readonly OrderView[], state: TurnState): TurnPatch {
  const order = orders.find(({ status }) => status === 'draft' || status === 'awaiting_payment')
  if (order !== undefined) return payKnown(order, state)
  const told = say('nothing_to_pay', state.responseLanguage)
  return { ...goOnWith(state), said: [...state.said, told] }
}

/** What has not left yet can be sent another way; what was never placed goes the new way when it is. */
function redirectNewest(orders: readonly OrderView[], state: TurnState): TurnPatch {
  const order = orders.find(({ status }) => status === 'paid' || status === 'awaiting_payment')
  if (order === undefined) return goOnWith(state)
  const lines = order.lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  return toStep(state, { kind: 'redirect', orderId: order.orderId, lines })
}

function tellWhen(orders: readonly OrderView[], state: TurnState, turn: TurnContext): TurnPatch {
  const order = orders.find(({ status, fulfilment }) => status !== 'cancelled' && fulfilment?.promise)
  const text = order === undefined ? null : whenText(order, state, turn)
  if (text === null) return toStep(state, { kind: 'quote', next: stepAfter(state) })
  return { ...goOnWith(state), said: [...state.said, text] }
}

function stepAfter({ checkout }: TurnState) {
  return checkout?.step.kind === 'look_up' ? checkout.step.next : ({ kind: 'done' } as const)
}

function whenText(order: OrderView, state: TurnState, { ctx, tenant }: TurnContext): string | null {
  const { reference, fulfilment, status } = order
  if (fulfilment?.promise == null) return null
  const { responseLanguage: language } = state
  const saying = { now: ctx.clock.now(), timezone: tenant.settings.timezone, language }
  const isPaid = status === 'paid' || status === 'fulfilled'
  const place = placeText(fulfilment)
  if (fulfilment.kind === 'pickup') {
    return say('order_ready', language, { reference, place, when: sayReady(fulfilment.promise, saying) })
  }
  const when = sayPromise(fulfilment.promise, saying)
  return isPaid
    ? say('order_arrives', language, { reference, place, when })
    : say('order_arrives_unpaid', language, { reference, when })
}
