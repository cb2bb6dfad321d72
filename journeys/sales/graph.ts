import { END } from '@langchain/langgraph/web'
import { defineGraph } from '../core/journey-graph.ts'
import { checkoutGraph } from './checkout/graph.ts'
import { afterCheckout, afterWork } from './edges.ts'
import { salesAskNode } from './nodes/ask.ts'
import { catalogSearchNode } from './nodes/catalog-search.ts'
import { productDisambiguateNode } from './nodes/disambiguate.ts'
import { catalogGetItemNode } from './nodes/get-item.ts'
import { salesPlanNode } from './nodes/plan.ts'
import { catalogPresentOptionsNode } from './nodes/present-options.ts'

/** Plans what the acts ask for, reads and searches until it is done, then asks what is open or goes on to the checkout. */
export const salesGraph = defineGraph({
  nodes: {
    sales_plan: salesPlanNode,
    catalog_get_item: catalogGetItemNode,
    catalog_search: catalogSearchNode,
    catalog_present_options: catalogPresentOptionsNode,
    product_disambiguate: productDisambiguateNode,
    sales_checkout: checkoutGraph,
    sales_ask: salesAskNode,
  },
  start: 'sales_plan',
  edges: {
    sales_plan: afterWork,
    catalog_get_item: afterWork,
    catalog_search: afterWork,
    catalog_present_options: END,
    product_disambiguate: END,
    sales_checkout: afterCheckout,
    sales_ask: END,
  },
})
