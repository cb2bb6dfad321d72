import { END, START } from '@langchain/langgraph/web'
import { at, journeyGraph } from '../../core/journey-graph.ts'
import type { TurnState } from '../../turn-state.ts'
import { paymentGetC2bInstructionsNode } from '../pay/nodes/c2b-instructions.ts'
import { paymentCreatePesapalCheckoutNode } from '../pay/nodes/card-checkout.ts'
import { paymentGetMethodsNode } from '../pay/nodes/payment-methods.ts'
import { paymentInitiateStkPushNode } from '../pay/nodes/stk-push.ts'
import { deliveryQuotesNode } from './nodes/delivery-quotes.ts'
import { checkoutLookUpNode } from './nodes/look-up.ts'
import { offersGetApplicableNode } from './nodes/offers.ts'
import { orderCreateNode } from './nodes/order-create.ts'
import { orderRedirectNode } from './nodes/redirect.ts'
import { rememberDeliveryNode } from './nodes/remember.ts'
import { salesCheckoutNode } from './nodes/sales-checkout.ts'

const PAYMENTS = {
  stk: 'payment_initiate_stk_push',
  c2b: 'payment_get_c2b_instructions',
  card: 'payment_create_pesapal_checkout',
} as const

/** The node of the step that is next. */
function nextStep({ checkout, escalationRequired }: Pick<TurnState, 'checkout' | 'escalationRequired'>) {
  const step = checkout?.step
  if (escalationRequired || step === undefined) return END
  switch (step.kind) {
    case 'quote':
      return 'delivery_quotes'
    case 'look_up':
      return 'order_get_status'
    case 'order':
      return 'order_create'
    case 'redirect':
      return 'order_redirect'
    case 'offers':
      return 'offers_get_applicable'
    case 'methods':
      return 'payment_get_methods'
    case 'pay':
      return PAYMENTS[step.pay.method]
    case 'remember':
      return 'customer_update_preferences'
    case 'done':
      return END
  }
}

const PAYING = Object.values(PAYMENTS)

/** From the cart to the money. Every step names the one after it; the question that stands at the end is asked by the journey. */
export const checkoutGraph = journeyGraph()
  .addNode('checkout_decide', salesCheckoutNode)
  .addNode('delivery_quotes', deliveryQuotesNode)
  .addNode('order_get_status', checkoutLookUpNode)
  .addNode('order_create', orderCreateNode)
  .addNode('order_redirect', orderRedirectNode)
  .addNode('offers_get_applicable', offersGetApplicableNode)
  .addNode('payment_get_methods', paymentGetMethodsNode)
  .addNode('payment_initiate_stk_push', paymentInitiateStkPushNode)
  .addNode('payment_get_c2b_instructions', paymentGetC2bInstructionsNode)
  .addNode('payment_create_pesapal_checkout', paymentCreatePesapalCheckoutNode)
  .addNode('customer_update_preferences', rememberDeliveryNode)
  .addEdge(START, 'checkout_decide')
  .addConditionalEdges('checkout_decide', at(nextStep), [
    'delivery_quotes',
    'order_get_status',
    'order_create',
    'order_redirect',
    'payment_get_methods',
    'customer_update_preferences',
    ...PAYING,
    END,
  ])
  .addConditionalEdges('delivery_quotes', at(nextStep), [
    'order_create',
    'order_redirect',
    'payment_get_methods',
    'customer_update_preferences',
    'order_get_status',
    ...PAYING,
    END,
  ])
  .addConditionalEdges('order_get_status', at(nextStep), [
    'delivery_quotes',
    'order_create',
    'order_redirect',
    'payment_get_methods',
    ...PAYING,
    END,
  ])
  .addConditionalEdges('order_create', at(nextStep), ['order_create', 'offers_get_applicable', ...PAYING, END])
  .addConditionalEdges('order_redirect', at(nextStep), ['order_create', END])
  .addConditionalEdges('offers_get_applicable', at(nextStep), ['payment_get_methods', END])
  .addEdge('payment_get_methods', END)
  .addConditionalEdges('payment_initiate_stk_push', at(nextStep), ['order_create', END])
  .addConditionalEdges('payment_get_c2b_instructions', at(nextStep), ['order_create', END])
  .addConditionalEdges('payment_create_pesapal_checkout', at(nextStep), ['order_create', END])
  .addEdge('customer_update_preferences', END)
  .compile()
