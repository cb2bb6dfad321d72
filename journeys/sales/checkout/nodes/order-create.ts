import { say } from '../../../../prompts/copy/index.ts'
import type { OrderView } from '../../../../src/domain/orders/schemas.ts'
import type { TenantSettings } from '../../../../src/domain/tenancy/schemas.ts'
import { orderCreate } from '../../../../tools/order-create.ts'
import { goOn } from '../../../core/go-on.ts'
import { toolNode } from '../../../core/tool-node.ts'
import type { TurnContext } from '../../../turn-context.ts'
import type { ToolFailure, TurnPatch, TurnState } from '../../../turn-state.ts'
import { cartLines, cartOf } from '../../cart.ts'
import { toStep } from '../go-on-with.ts'
import { choiceOf, totalsOf } from '../pay-known.ts'
import type { ChooseDelivery } from '../pending.ts'
import { promiseText } from '../promise-text.ts'
import { deliveryQuestion, hasWays, knownWay } from '../resolve-delivery.ts'
import type { Pay } from '../scratch.ts'

type Ways = TenantSettings['fulfilment']

/** Writes the cart as the order, priced from its rows and with the way it is known to go. */
export const orderCreateNode = toolNode(orderCreate, {
  args: (state, { tenant }) => {
    const way = knownWay(state.fulfilment, state.rememberedDelivery, tenant.settings.fulfilment)
    const lines = cartLines(state.cart)
    return { order_id: state.changingOrderId, lines, ...(way !== null && { fulfilment: way }) }
  },
  keep: ({ outcome, order }, state, turn) => {
    if (outcome === 'payment_pending') return promptFirst(order, state)
    if (outcome === 'too_late' || outcome === 'needs_person') return tooLate(order, state)
    return { ...written(order, state), ...next(order, state, turn) }
  },
  failed: (failure, state) => (failure.code === 'out_of_stock' ? soldOut(state) : unreachable(failure, state)),
})

function written(order: OrderView, state: TurnState): TurnPatch {
  const { orderId, reference, fulfilment } = order
  return {
    order,
    orderId,
    orderReference: reference,
    orderTotals: totalsOf(order),
    fulfilment: fulfilment === null ? null : choiceOf(fulfilment),
    paymentRequestId: null,
    paymentStatus: null,
    paymentMethods: [],
    replyKind: state.replyKind === 'payment' ? 'payment' : 'owed',
  }
}

/** Where it goes is asked before how it is paid; a yes to this very total pays it at once. */
function next(order: OrderView, state: TurnState, turn: TurnContext): TurnPatch {
  const step = state.checkout?.step
  if (step?.kind !== 'order') return {}
  const asks = step.asks ?? openWay(order, turn.tenant.settings.fulfilment)
  if (asks !== null) return { ...toStep(state, { kind: 'done' }), pending: asks }
  if (step.pay !== null && isStill(step.pay, order)) {
    return { ...toStep(state, { kind: 'pay', pay: step.pay }), paymentMethods: state.paymentMethods }
  }
  if (state.heldCoupon !== null) return withCoupon(state.heldCoupon, state)
  const changed = step.pay === null ? [] : [say('order_changed', state.responseLanguage)]
  const { checkout = null } = toStep(state, { kind: 'offers' })
  const promise = promiseText(order.fulfilment, state.responseLanguage, turn)
  return { checkout: checkout && { ...checkout, promise }, said: [...state.said, ...changed] }
}

/** A code that was said before there was an order is taken now; the order is shown with what it gives. */
function withCoupon(code: string, state: TurnState): TurnPatch {
  const { checkout = null } = toStep(state, { kind: 'done' })
  const quiet = { checkout: checkout && { ...checkout, asks: 'nothing' as const }, pending: null }
  return { ...quiet, ...goOn(state, 'offers', [{ act: 'apply_coupon', code }]) }
}

function openWay({ fulfilment }: OrderView, ways: Ways): ChooseDelivery | null {
  if (fulfilment === null) return hasWays(ways) ? deliveryQuestion('way', ways) : null
  const shortfall = fulfilment.kind === 'delivery' ? fulfilment.shortfall : null
  return shortfall === null ? null : deliveryQuestion('too_small', ways, { shortfall })
}

function isStill({ orderId, total }: Pay, order: OrderView): boolean {
  const { amountMinor, currency } = order.total
  return order.orderId === orderId && amountMinor === total.amountMinor && currency === total.currency
}

/** A prompt is out for the order as it was, so that is what it stays. */
function promptFirst(order: OrderView, state: TurnState): TurnPatch {
  const { orderId, payment } = order
  const waits = payment === null ? null : { attemptId: payment.attemptId, method: payment.method }
  const { checkout = null } = toStep(state, { kind: 'done' })
  return {
    checkout: checkout && { ...checkout, asks: 'choices' },
    // What was said of the change did not happen.
    said: [say('order_in_payment', state.responseLanguage)],
    replyKind: 'owed',
    order,
    cart: cartOf(order),
    orderId,
    orderTotals: totalsOf(order),
    changingOrderId: null,
    ...(waits && {
      pending: { kind: 'await_payment' as const, orderId, ...waits, msisdn: null, remembers: false },
      paymentRequestId: waits.attemptId,
      paymentStatus: payment?.status ?? null,
    }),
  }
}

/** Paid or closed meanwhile: its record says what can still be done. */
function tooLate(order: OrderView, state: TurnState): TurnPatch {
  const change = { act: 'ask_order', aspect: 'change', reference: order.reference } as const
  return {
    ...toStep(state, { kind: 'done' }),
    ...goOn(state, 'orders', [change]),
    said: [],
    cart: cartOf(order),
    changingOrderId: null,
    pending: null,
  }
}

/** Somebody else was faster: the line chosen last goes, and what she wants instead is asked. */
function soldOut(state: TurnState): TurnPatch {
  const last = state.cart.at(-1)
  const told = say('sold_out_meanwhile', state.responseLanguage, { name: last?.itemName ?? '' })
  const { checkout = null } = toStep(state, { kind: 'done' })
  return {
    checkout: checkout && { ...checkout, asks: 'nothing' },
    said: [...state.said, told],
    replyKind: 'owed',
    cart: state.cart.slice(0, -1),
    pending: { kind: 'narrow_query', asked: 'what' },
  }
}

/** A place that the shop has given up is asked for anew. */
function unreachable({ code }: ToolFailure, state: TurnState): TurnPatch {
  const known = state.fulfilment !== null && code === 'invalid_input' ? { fulfilment: null } : {}
  const told = say('cannot_now', state.responseLanguage)
  return { ...toStep(state, { kind: 'done' }), ...known, said: [...state.said, told] }
}
