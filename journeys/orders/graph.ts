import { END, START } from '@langchain/langgraph/web'
import { at, journeyGraph } from '../core/journey-graph.ts'
import { afterMethods, afterStatus, afterWithdrawal } from './edges.ts'
import { ordersAskNode } from './nodes/ask.ts'
import { ordersCreateTicketNode } from './nodes/create-ticket.ts'
import { orderGetStatusNode } from './nodes/get-status.ts'
import { ordersPaymentMethodsNode } from './nodes/payment-methods.ts'
import { orderStatusResponseNode } from './nodes/status-response.ts'
import { ordersToSalesNode } from './nodes/to-sales.ts'
import { ordersWithdrawNode } from './nodes/withdraw.ts'

const KNOWN_TO = [
  'order_status_response',
  'order_create',
  'orders_to_sales',
  'handoff_create_ticket',
  'orders_ask',
] as const

/**
 * Where an order stands and whether its money arrived; an unpaid one is withdrawn here, and changed or paid in sales; what
 * only a person may change becomes a ticket.
 */
export const ordersGraph = journeyGraph()
  .addNode('order_get_status', orderGetStatusNode)
  .addNode('payment_get_methods', ordersPaymentMethodsNode)
  .addNode('order_status_response', orderStatusResponseNode)
  .addNode('order_create', ordersWithdrawNode)
  .addNode('orders_to_sales', ordersToSalesNode)
  .addNode('handoff_create_ticket', ordersCreateTicketNode)
  .addNode('orders_ask', ordersAskNode)
  .addEdge(START, 'order_get_status')
  .addConditionalEdges('order_get_status', at(afterStatus), ['payment_get_methods', ...KNOWN_TO])
  .addConditionalEdges('payment_get_methods', at(afterMethods), [...KNOWN_TO])
  .addConditionalEdges('order_create', at(afterWithdrawal), ['handoff_create_ticket', 'orders_ask'])
  .addEdge('orders_to_sales', END)
  .addEdge('order_status_response', END)
  .addEdge('handoff_create_ticket', 'orders_ask')
  .addEdge('orders_ask', END)
  .compile()
