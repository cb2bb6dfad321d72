import { END } from '@langchain/langgraph/web'
import { defineGraph } from '../../core/journey-graph.ts'
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

/** From the cart to the money. Every step names the one after it; the question that stands at the end is asked by the journey. */
export const checkoutGraph = defineGraph({
  nodes: {
    checkout_decide: salesCheckoutNode,
    delivery_quotes: deliveryQuotesNode,
    order_get_status: checkoutLookUpNode,
    order_create: orderCreateNode,
    order_redirect: orderRedirectNode,
    offers_get_applicable: offersGetApplicableNode,
    payment_get_methods: paymentGetMethodsNode,
    payment_initiate_stk_push: paymentInitiateStkPushNode,
    payment_get_c2b_instructions: paymentGetC2bInstructionsNode,
    payment_create_pesapal_checkout: paymentCreatePesapalCheckoutNode,
    customer_update_preferences: rememberDeliveryNode,
  },
  start: 'checkout_decide',
  edges: {
    checkout_decide: nextStep,
    delivery_quotes: nextStep,
    order_get_status: nextStep,
    order_create: nextStep,
    order_redirect: nextStep,
    offers_get_applicable: nextStep,
    payment_get_methods: END,
    payment_initiate_stk_push: nextStep,
    payment_get_c2b_instructions: nextStep,
    payment_create_pesapal_checkout: nextStep,
    customer_update_preferences: END,
  },
})
