import { END, START } from '@langchain/langgraph/web'
import { at, journeyGraph } from '../core/journey-graph.ts'
import {
  afterItem,
  afterMethod,
  afterMethods,
  afterNarrowQuery,
  afterOrder,
  afterPush,
  afterReadAnswer,
  afterSearch,
} from './edges.ts'
import { salesAskNode } from './nodes/ask.ts'
import { paymentGetC2bInstructionsNode } from './nodes/c2b-instructions.ts'
import { paymentCreatePesapalCheckoutNode } from './nodes/card-checkout.ts'
import { catalogSearchNode } from './nodes/catalog-search.ts'
import { productDisambiguateNode } from './nodes/disambiguate.ts'
import { catalogGetItemNode } from './nodes/get-item.ts'
import { salesNarrowQueryNode } from './nodes/narrow-query.ts'
import { offersGetApplicableNode } from './nodes/offers.ts'
import { orderCreateNode } from './nodes/order-create.ts'
import { paymentGetMethodsNode, paymentRouterPromptNode } from './nodes/payment-methods.ts'
import { catalogPresentOptionsNode } from './nodes/present-options.ts'
import { salesReadAnswerNode } from './nodes/read-answer.ts'
import { paymentInitiateStkPushNode } from './nodes/stk-push.ts'

const READ_TO = [
  'sales_narrow_query',
  'catalog_search',
  'catalog_get_item',
  'order_create',
  'payment_get_methods',
  'payment_initiate_stk_push',
  'payment_get_c2b_instructions',
  'payment_create_pesapal_checkout',
  'sales_ask',
] as const
const METHODS = ['payment_get_c2b_instructions', 'payment_create_pesapal_checkout', 'sales_ask'] as const

/** From "I want shoes" to the prompt on the phone. Every turn enters at the step its answer belongs to. */
export const salesGraph = journeyGraph()
  .addNode('sales_read_answer', salesReadAnswerNode)
  .addNode('sales_narrow_query', salesNarrowQueryNode)
  .addNode('catalog_search', catalogSearchNode)
  .addNode('catalog_present_options', catalogPresentOptionsNode)
  .addNode('catalog_get_item', catalogGetItemNode)
  .addNode('product_disambiguate', productDisambiguateNode)
  .addNode('order_create', orderCreateNode)
  .addNode('offers_get_applicable', offersGetApplicableNode)
  .addNode('payment_get_methods', paymentGetMethodsNode)
  .addNode('payment_router_prompt', paymentRouterPromptNode)
  .addNode('payment_initiate_stk_push', paymentInitiateStkPushNode)
  .addNode('payment_get_c2b_instructions', paymentGetC2bInstructionsNode)
  .addNode('payment_create_pesapal_checkout', paymentCreatePesapalCheckoutNode)
  .addNode('sales_ask', salesAskNode)
  .addEdge(START, 'sales_read_answer')
  .addConditionalEdges('sales_read_answer', at(afterReadAnswer), [...READ_TO, END])
  .addConditionalEdges('sales_narrow_query', at(afterNarrowQuery), ['catalog_search', 'sales_ask', END])
  .addConditionalEdges('catalog_search', at(afterSearch), [
    'catalog_search',
    'catalog_present_options',
    'sales_ask',
    END,
  ])
  .addEdge('catalog_present_options', END)
  .addConditionalEdges('catalog_get_item', at(afterItem), [
    'product_disambiguate',
    'order_create',
    'catalog_search',
    'sales_ask',
  ])
  .addEdge('product_disambiguate', END)
  .addConditionalEdges('order_create', at(afterOrder), ['offers_get_applicable', 'sales_ask', END])
  .addEdge('offers_get_applicable', 'sales_ask')
  .addConditionalEdges('payment_get_methods', at(afterMethods), ['payment_router_prompt', ...METHODS])
  .addConditionalEdges('payment_router_prompt', at(afterMethod), [...METHODS])
  .addConditionalEdges('payment_initiate_stk_push', at(afterPush), ['order_create', 'sales_ask'])
  .addConditionalEdges('payment_get_c2b_instructions', at(afterPush), ['order_create', 'sales_ask'])
  .addConditionalEdges('payment_create_pesapal_checkout', at(afterPush), ['order_create', 'sales_ask'])
  .addEdge('sales_ask', END)
  .compile()
