import { defineJourney, type Fit, type Heard } from '../core/define-journey.ts'
import { paymentJourney } from '../governance/payment-journey.ts'
import { asksQuestion } from '../governance/talk-rules.ts'
import type { TurnState } from '../turn-state.ts'
import { salesGraph } from './graph.ts'
import { hear } from './hear.ts'
import { SALES_QUESTIONS, type SalesPending } from './pending.ts'
import { questionOf } from './question.ts'
import { readAnswer } from './read-answer.ts'
import { freshSales, type SalesTurn } from './scratch.ts'
import { type SalesSlice, salesSlice } from './slice.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    sales: { slice: SalesSlice; scratch: SalesTurn; pending: SalesPending }
  }
}

/** The journey reads the words itself, and says whether they can mean anything else. */
function fits(_asked: SalesPending, state: TurnState, { text, choice, engine, named }: Heard): Fit {
  return readAnswer(state, hear(text, choice, engine, named)).certain ? 'answer' : 'open'
}

/** "Can I pay on delivery?" holds the word pay and is not a yes. */
function fitsUnlessAsking(asked: SalesPending, state: TurnState, heard: Heard): Fit {
  return asksQuestion(heard.text) ? 'open' : fits(asked, state, heard)
}

const question = {
  outlivesDigression: true,
  fits,
  reask: (_asked: SalesPending, state: TurnState) => questionOf(state),
}
const yesQuestion = { ...question, fits: fitsUnlessAsking }

export const sales = defineJourney({
  name: 'sales',
  switch: 'sales',
  intents: [
    { intent: 'sales_discovery', title: 'title_sales' },
    { intent: 'product_question', title: 'title_sales' },
    { intent: 'payment_help', title: 'title_payment', when: (state) => paymentJourney(state) === 'sales' },
  ],
  entrance: 'sales_discovery',
  slice: salesSlice,
  scratch: freshSales,
  pending: {
    // The answer is searched, and anything may be the name of goods.
    narrow_query: { ...question, schema: SALES_QUESTIONS.narrow_query, fits: () => 'open' },
    pick_item: { ...question, schema: SALES_QUESTIONS.pick_item },
    choose_option: { ...question, schema: SALES_QUESTIONS.choose_option },
    choose_quantity: { ...question, schema: SALES_QUESTIONS.choose_quantity },
    confirm_order: { ...yesQuestion, schema: SALES_QUESTIONS.confirm_order },
    choose_payment: { ...yesQuestion, schema: SALES_QUESTIONS.choose_payment },
    confirm_phone: { ...yesQuestion, schema: SALES_QUESTIONS.confirm_phone },
    await_payment: { ...question, schema: SALES_QUESTIONS.await_payment },
  },
  graph: salesGraph,
  // "Did it go through?" asked while a prompt is out is answered where orders are looked up.
  next: { to: ['orders'], choose: ({ sales }) => (sales?.step.kind === 'status' ? 'orders' : null) },
})
