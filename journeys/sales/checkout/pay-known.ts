import type { FulfilmentChoice, FulfilmentView } from '../../../src/domain/fulfilment/schemas.ts'
import type { OrderView } from '../../../src/domain/orders/schemas.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { cartOf } from '../cart.ts'
import { toStep } from './go-on-with.ts'

/** The session is about this unpaid order from here on; a way that was named pays it, if its total was ever confirmed. */
export function payKnown(order: OrderView, state: TurnState): TurnPatch {
  const { orderId, reference, status, payment, fulfilment } = order
  const about: TurnPatch = {
    order,
    orderId,
    orderReference: reference,
    orderTotals: totalsOf(order),
    cart: cartOf(order),
    fulfilment: fulfilment === null ? null : choiceOf(fulfilment),
    suspended: null,
    parked: false,
    digression: false,
  }
  if (status === 'draft' || payment === null) {
    const changingOrderId = status === 'draft' ? null : orderId
    return { ...about, ...toStep(state, { kind: 'order', pay: null, asks: null }), changingOrderId }
  }
  const started = { paymentRequestId: payment.attemptId, paymentStatus: payment.status, changingOrderId: null }
  return { ...about, ...started, ...toStep(state, wayOf(order, state)) }
}

/** Another prompt is asked about first, because it rings a phone; instructions and links only say where to pay. */
function wayOf({ orderId, total }: OrderView, { checkout }: TurnState) {
  const { method = null, msisdn = null } = checkout?.wish ?? {}
  if (msisdn !== null) return { kind: 'pay', pay: { orderId, total, method: 'stk', msisdn } } as const
  if (method === null || method === 'stk') return { kind: 'methods', shows: 'checkout' } as const
  return { kind: 'pay', pay: { orderId, total, method, msisdn: null } } as const
}

export function totalsOf({ subtotal, discount, deliveryFee, total }: OrderView): TurnState['orderTotals'] {
  return { subtotal, discount, deliveryFee, total }
}

/** The choice behind what an order shows of its way. */
export function choiceOf(way: FulfilmentView): FulfilmentChoice {
  if (way.kind === 'pickup') return { kind: 'pickup', placeId: way.placeId }
  return { kind: 'delivery', zoneId: way.zoneId, address: way.address, pin: way.pin }
}
