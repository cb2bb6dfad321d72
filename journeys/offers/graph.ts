import { END, START } from '@langchain/langgraph/web'
import { sayDate, sayMoney } from '../../prompts/copy/format.ts'
import { offersAnswer } from '../../prompts/offers-answer/index.ts'
import { offersGetApplicable } from '../../tools/offers-get-applicable.ts'
import { at, journeyGraph } from '../core/journey-graph.ts'
import { promptNode } from '../core/prompt-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { addReply } from '../replies.ts'
import { salesAskNode } from '../sales/nodes/ask.ts'
import { paymentGetMethodsNode, paymentRouterPromptNode } from '../sales/nodes/payment-methods.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import { applyCouponNode, couponWithoutOrderNode } from './coupon.ts'
import { afterCoupon, afterMethods, afterOffers } from './edges.ts'
import { titleIn } from './title-in.ts'

const listOffers = toolNode(offersGetApplicable, {
  args: ({ orderId }) => ({ order_id: orderId }),
  keep: ({ offers }, { message }, turn) => {
    const code = turn.llm.engine.parseCoupon(message)
    return { offers, coupon: code === null ? null : { code: code.toUpperCase(), outcome: 'named' } }
  },
})

const tellOffers = promptNode(offersAnswer, {
  vars: (state, turn) => ({
    shop: turn.tenant.name,
    language: state.responseLanguage,
    question: state.message,
    offers: offerLines(state, turn),
  }),
  keep: (text, _state, turn) => {
    addReply(turn, text)
    return {}
  },
})

/** What runs now; with a code and an open order, the code is tried and the way to payment goes on. */
export const offersGraph = journeyGraph()
  .addNode('offers_get_applicable', listOffers)
  .addNode('offers_answer', tellOffers)
  .addNode('order_apply_coupon', applyCouponNode)
  .addNode('coupon_without_order', couponWithoutOrderNode)
  .addNode('payment_get_methods', paymentGetMethodsNode)
  .addNode('payment_router_prompt', paymentRouterPromptNode)
  .addNode('sales_ask', salesAskNode)
  .addEdge(START, 'offers_get_applicable')
  .addConditionalEdges('offers_get_applicable', at(afterOffers), [
    'offers_answer',
    'order_apply_coupon',
    'coupon_without_order',
    END,
  ])
  .addEdge('offers_answer', END)
  .addConditionalEdges('order_apply_coupon', at(afterCoupon), ['payment_get_methods', END])
  .addConditionalEdges('payment_get_methods', at(afterMethods), ['payment_router_prompt', 'sales_ask'])
  .addEdge('payment_router_prompt', 'sales_ask')
  .addEdge('sales_ask', END)
  .addEdge('coupon_without_order', END)
  .compile()

function offerLines({ offers, responseLanguage }: TurnState, { tenant }: TurnContext) {
  return offers.map(({ title, code, endsAt, discount }) => ({
    title: titleIn(title, responseLanguage),
    code,
    ends_on: sayDate(new Date(endsAt), tenant.settings.timezone, responseLanguage),
    discount_on_open_order: discount === null ? null : sayMoney(discount),
  }))
}
