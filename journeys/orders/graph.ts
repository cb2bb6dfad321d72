import { END } from '@langchain/langgraph/web'
import { defineGraph } from '../core/journey-graph.ts'
import { afterMethods, afterStatus, afterWithdrawal } from './edges.ts'
import { ordersAskNode } from './nodes/ask.ts'
import { ordersCreateTicketNode } from './nodes/create-ticket.ts'
import { orderGetStatusNode } from './nodes/get-status.ts'
import { ordersPaymentMethodsNode } from './nodes/payment-methods.ts'
import { orderStatusResponseNode } from './nodes/status-response.ts'
import { ordersToSalesNode } from './nodes/to-sales.ts'
import { ordersWithdrawNode } from './nodes/withdraw.ts'

/**
 * Where an order stands and whether its money arrived; an unpaid one is withdrawn here, and changed or paid in sales; what
 * only a person may change becomes a ticket.
 */
export const ordersGraph = defineGraph({
  nodes: {
    order_get_status: orderGetStatusNode,
    payment_get_methods: ordersPaymentMethodsNode,
    order_status_response: orderStatusResponseNode,
    order_create: ordersWithdrawNode,
    orders_to_sales: ordersToSalesNode,
    handoff_create_ticket: ordersCreateTicketNode,
    orders_ask: ordersAskNode,
  },
  start: 'order_get_status',
  edges: {
    order_get_status: afterStatus,
    payment_get_methods: afterMethods,
    order_status_response: END,
    order_create: afterWithdrawal,
    orders_to_sales: END,
    handoff_create_ticket: 'orders_ask',
    orders_ask: END,
  },
})
