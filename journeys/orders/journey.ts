import { defineJourney } from '../core/define-journey.ts'
import { yesNoAsked } from '../core/yes-no-asked.ts'
import { ordersGraph } from './graph.ts'
import { ConfirmCancelOrder, type OrdersPending, PickOrder } from './pending.ts'
import { askCancelAgain, orderAsked, pickAgain } from './reask.ts'
import { freshOrders, type OrdersScratch } from './scratch.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    orders: { slice: Nothing; scratch: OrdersScratch; pending: OrdersPending }
  }
}

export const orders = defineJourney({
  name: 'orders',
  switch: 'orders',
  acts: [
    'ask_order',
    'ask_payment',
    'claim_paid',
    'misdirected_payment',
    'refund',
    'complain',
    { act: 'cancel', when: (act) => act.act === 'cancel' && act.order },
  ],
  intents: [
    { intent: 'order_status', title: 'title_orders' },
    { intent: 'payment_help', title: 'title_payment' },
  ],
  entrance: 'order_status',
  slice: null,
  scratch: freshOrders,
  pending: {
    pick_order: {
      schema: PickOrder,
      outlivesDigression: true,
      asked: ({ orders }) => orderAsked(orders),
      reask: ({ orders }, { responseLanguage }) => pickAgain(orders, responseLanguage),
    },
    confirm_cancel_order: {
      schema: ConfirmCancelOrder,
      outlivesDigression: true,
      asked: (_asked, { responseLanguage }) => yesNoAsked(responseLanguage),
      reask: ({ reference }, { responseLanguage }) => askCancelAgain(reference, responseLanguage),
    },
  },
  graph: ordersGraph,
})
