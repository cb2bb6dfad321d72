import { END } from '@langchain/langgraph/web'
import { offersAnswer } from '../../prompts/offers-answer/index.ts'
import { offersGetApplicable } from '../../tools/offers-get-applicable.ts'
import { defineGraph } from '../core/journey-graph.ts'
import { promptNode } from '../core/prompt-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { addReply } from '../replies.ts'
import { bargainNode } from './bargain.ts'
import { applyCouponNode, couponWithoutOrderNode } from './coupon.ts'
import { afterOffers } from './edges.ts'
import { offerLines } from './say-offers.ts'

const listOffers = toolNode(offersGetApplicable, {
  args: ({ orderId }) => ({ order_id: orderId }),
  keep: ({ offers }, { acts }) => {
    const code = acts.flatMap((act) => (act.act === 'apply_coupon' ? [act.code] : [])).at(-1)
    return { offers, coupon: code === undefined ? null : { code, outcome: 'named' } }
  },
})

const tellOffers = promptNode(offersAnswer, {
  vars: (state, turn) => ({
    shop: turn.tenant.name,
    language: state.responseLanguage,
    question: state.message,
    offers: offerLines(state, turn),
  }),
  keep: (text, state, turn) => {
    addReply(turn, text)
    return { lastQuestion: { act: 'ask_offers', topic: 'offers', words: state.message.slice(0, 200), zoneId: null } }
  },
})

/** What runs now; with a code and an open order, the code is tried and the way to payment goes on. */
export const offersGraph = defineGraph({
  nodes: {
    offers_get_applicable: listOffers,
    offers_answer: tellOffers,
    offers_bargain: bargainNode,
    order_apply_coupon: applyCouponNode,
    coupon_without_order: couponWithoutOrderNode,
  },
  start: 'offers_get_applicable',
  edges: {
    offers_get_applicable: afterOffers,
    offers_answer: END,
    offers_bargain: END,
    order_apply_coupon: END,
    coupon_without_order: END,
  },
})
