import { sayMoney } from '../../../../prompts/copy/format.ts'
import { say } from '../../../../prompts/copy/index.ts'
import type { OrderChange, OrderView } from '../../../../src/domain/orders/schemas.ts'
import type { TenantSettings } from '../../../../src/domain/tenancy/schemas.ts'
import { orderCreate } from '../../../../tools/order-create.ts'
import { goOn } from '../../../core/go-on.ts'
import { toolNode } from '../../../core/tool-node.ts'
import type { TurnContext } from '../../../turn-context.ts'
import type { ToolFailure, TurnPatch, TurnState } from '../../../turn-state.ts'
import { cartLines, cartOf } from '../../cart.ts'
import { changesText } from '../changes-text.ts'
import { toStep } from '../go-on-with.ts'
import { choiceOf, totalsOf } from '../pay-known.ts'
import type { ChooseDelivery } from '../pending.ts'
import { promiseText } from '../promise-text.ts'
import { deliveryQuestion, hasWays, knownWay } from '../resolve-delivery.ts'
import type { CheckoutStep, Pay } from '../scratch.ts'

type Ways = TenantSettings['fulfilment']

/** Writes the cart as the order, priced from its rows and with the way it is known to go. */
export const orderCreateNode = toolNode(orderCreate, {
  args: (state, { tenant }) => {
    const way = knownWay(state.fulfilment, state.rememberedDelivery, tenant.settings.fulfilment)
    const lines = cartLines(state.cart)
    const step = state.checkout?.step
    const drop_unavailable = step?.kind === 'order' && step.drops === true
    return { order_id: state.changingOrderId, lines, drop_unavailable, ...(way !== null && { fulfilment: way }) }
  },
  keep: ({ outcome, order, changes }, state, turn) => {
    if (outcome === 'payment_pending') return promptFirst(order, state)
    if (outcome === 'too_late' || outcome === 'needs_person') return tooLate(order, state)
    const isSmaller = changes.some(({ what }) => what === 'gone')
    const cart = isSmaller ? { cart: cartOf(order) } : {}
    return { ...written(order, state), ...cart, ...next({ order, changes, isSmaller }, state, turn) }
  },
  failed: (failure, state) => {
    const step = state.checkout?.step
    const isGone = failure.code === 'out_of_stock' || failure.code === 'not_found'
    if (isGone && step?.kind === 'order' && !step.drops) return toStep(state, { ...step, drops: true })
    return isGone ? soldOut(state) : unreachable(failure, state)
  },
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

interface Written {
  order: OrderView
  changes: readonly OrderChange[]
  /** Something could not be had any more. */
  isSmaller: boolean
}

/** Where it goes is asked before how it is paid; a yes to this very total, or to a higher one, pays it at once. */
function next({ order, changes, isSmaller }: Written, state: TurnState, turn: TurnContext): TurnPatch {
  const step = state.checkout?.step
  if (step?.kind !== 'order') return {}
  const { responseLanguage: language } = state
  const told = changesText(changes, language)
  const asks = step.asks ?? openWay(order, turn.tenant.settings.fulfilment)
  if (asks !== null) return { ...toStep(state, { kind: 'done' }), pending: asks, said: [...state.said, ...told] }
  const paid = isSmaller ? null : paysNow(step, order)
  if (paid !== null) {
    const fell = paid === step.pay ? [] : [say('total_fell', language, { total: sayMoney(paid.total) })]
    const said = [...state.said, ...told, ...fell]
    return { ...toStep(state, { kind: 'pay', pay: paid }), paymentMethods: state.paymentMethods, said }
  }
  if (state.heldCoupon !== null) return withCoupon(state.heldCoupon, state)
  const changed = step.pay === null ? [] : [say('order_changed', language)]
  const { checkout = null } = toStep(state, { kind: 'offers' })
  const promise = promiseText(order.fulfilment, language, turn)
  return { checkout: checkout && { ...checkout, promise }, said: [...state.said, ...changed, ...told] }
}

/** Who said yes to more has said yes to less. A payment that was refused at this very total is not tried twice. */
function paysNow({ pay, again }: Extract<CheckoutStep, { kind: 'order' }>, order: OrderView): Pay | null {
  if (pay === null || order.orderId !== pay.orderId || order.total.currency !== pay.total.currency) return null
  if (order.total.amountMinor === pay.total.amountMinor) return again ? null : pay
  return order.total.amountMinor < pay.total.amountMinor ? { ...pay, total: order.total } : null
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
