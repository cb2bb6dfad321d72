import { END, START } from '@langchain/langgraph/web'
import { at, journeyGraph } from '../node-makers/journey-graph.ts'
import { afterStatus } from './edges.ts'
import { ordersAskNode } from './nodes/ask.ts'
import { ordersCreateTicketNode } from './nodes/create-ticket.ts'
import { orderGetStatusNode } from './nodes/get-status.ts'
import { orderStatusResponseNode } from './nodes/status-response.ts'

/** Where an order stands and whether its money arrived; what only a person may change becomes a ticket. */
export const ordersJourney = journeyGraph()
  .addNode('order_get_status', orderGetStatusNode)
  .addNode('order_status_response', orderStatusResponseNode)
  .addNode('handoff_create_ticket', ordersCreateTicketNode)
  .addNode('orders_ask', ordersAskNode)
  .addEdge(START, 'order_get_status')
  .addConditionalEdges('order_get_status', at(afterStatus), [
    'order_status_response',
    'handoff_create_ticket',
    'orders_ask',
  ])
  .addEdge('order_status_response', END)
  .addEdge('handoff_create_ticket', 'orders_ask')
  .addEdge('orders_ask', END)
  .compile()
