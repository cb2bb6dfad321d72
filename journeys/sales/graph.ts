import { END, START } from '@langchain/langgraph/web'
import { at, journeyGraph } from '../core/journey-graph.ts'
import { checkoutGraph } from './checkout/graph.ts'
import { afterCheckout, afterWork } from './edges.ts'
import { salesAskNode } from './nodes/ask.ts'
import { catalogSearchNode } from './nodes/catalog-search.ts'
import { productDisambiguateNode } from './nodes/disambiguate.ts'
import { catalogGetItemNode } from './nodes/get-item.ts'
import { salesPlanNode } from './nodes/plan.ts'
import { catalogPresentOptionsNode } from './nodes/present-options.ts'

const WORK = [
  'catalog_get_item',
  'catalog_search',
  'catalog_present_options',
  'product_disambiguate',
  'sales_checkout',
  'sales_ask',
] as const

/** Plans what the acts ask for, reads and searches until it is done, then asks what is open or goes on to the checkout. */
export const salesGraph = journeyGraph()
  .addNode('sales_plan', salesPlanNode)
  .addNode('catalog_get_item', catalogGetItemNode)
  .addNode('catalog_search', catalogSearchNode)
  .addNode('catalog_present_options', catalogPresentOptionsNode)
  .addNode('product_disambiguate', productDisambiguateNode)
  .addNode('sales_checkout', checkoutGraph)
  .addNode('sales_ask', salesAskNode)
  .addEdge(START, 'sales_plan')
  .addConditionalEdges('sales_plan', at(afterWork), [...WORK])
  .addConditionalEdges('catalog_get_item', at(afterWork), [...WORK])
  .addConditionalEdges('catalog_search', at(afterWork), [...WORK])
  .addEdge('catalog_present_options', END)
  .addEdge('product_disambiguate', END)
  .addConditionalEdges('sales_checkout', at(afterCheckout), [
    'catalog_present_options',
    'product_disambiguate',
    'sales_ask',
  ])
  .addEdge('sales_ask', END)
  .compile()
