import { defineJourney } from '../core/define-journey.ts'
import { saysYesOrNo } from '../core/says-yes-or-no.ts'
import { paymentJourney } from '../governance/payment-journey.ts'
import { ordersGraph } from './graph.ts'
import { ConfirmCancelOrder, type OrdersPending, PickOrder } from './pending.ts'
import { picksOrder } from './picks-order.ts'
import { askCancelAgain, pickAgain } from './reask.ts'
import { freshOrders, type OrdersScratch } from './scratch.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    orders: { slice: Nothing; scratch: OrdersScratch; pending: OrdersPending }
  }
}

export const orders = defineJourney({
  name: 'orders',
  switch: 'orders',
  intents: [
    { intent: 'order_status', title: 'title_orders' },
    { intent: 'payment_help', title: 'title_payment', when: (state) => paymentJourney(state) === 'orders' },
  ],
  entrance: 'order_status',
  slice: null,
  scratch: freshOrders,
  pending: {
    pick_order: {
      schema: PickOrder,
      outlivesDigression: true,
      fits: ({ orders }, _state, heard) => (picksOrder(orders, heard) ? 'answer' : 'open'),
      reask: ({ orders }, { responseLanguage }) => pickAgain(orders, responseLanguage),
    },
    confirm_cancel_order: {
      schema: ConfirmCancelOrder,
      outlivesDigression: true,
      fits: (_asked, _state, heard) => (saysYesOrNo(heard) ? 'answer' : 'none'),
      reask: ({ reference }, { responseLanguage }) => askCancelAgain(reference, responseLanguage),
    },
  },
  graph: ordersGraph,
  // An unpaid order that was looked up is changed or paid where orders are made; from there nothing leads back here.
  next: { to: ['sales'], choose: ({ goesTo, escalationRequired }) => (escalationRequired ? null : goesTo) },
})
