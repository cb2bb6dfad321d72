import { defineJourney } from '../core/define-journey.ts'
import type { TurnState } from '../turn-state.ts'
import { outlivesItsQuestion } from './checkout/acts.ts'
import { salesGraph } from './graph.ts'
import { SALES_QUESTIONS, type SalesPending } from './pending.ts'
import { askAgain, askedOf } from './question.ts'
import { freshSales, type SalesTurn } from './scratch.ts'
import { type SalesSlice, salesSlice } from './slice.ts'

declare module '../core/journey-parts.ts' {
  interface JourneyParts {
    sales: { slice: SalesSlice; scratch: SalesTurn; pending: SalesPending }
  }
}

const question = {
  outlivesDigression: true,
  asked: (asked: SalesPending, state: TurnState) => askedOf(asked, state),
  reask: (_asked: SalesPending, state: TurnState) => askAgain(state),
}
/** A list that was looked at is no question that must be answered, but it can be. */
const passing = { ...question, outlivesDigression: 'quietly' as const }

export const sales = defineJourney({
  name: 'sales',
  switch: 'sales',
  speaksLast: true,
  acts: [
    'search',
    'refine',
    'recommend',
    'show_more',
    'not_sold',
    'pick',
    'add',
    'set_quantity',
    'change_option',
    'remove',
    'replace',
    'show_cart',
    'ask_item',
    'compare',
    'ask_delivery',
    'set_delivery',
    'checkout',
    'choose_payment',
    'give_phone',
    { act: 'choose', when: outlivesItsQuestion },
  ],
  intents: [
    { intent: 'sales_discovery', title: 'title_sales' },
    { intent: 'product_question', title: 'title_sales' },
  ],
  entrance: 'sales_discovery',
  slice: salesSlice,
  scratch: freshSales,
  pending: {
    narrow_query: { ...question, outlivesDigression: false, schema: SALES_QUESTIONS.narrow_query },
    pick_item: { ...passing, schema: SALES_QUESTIONS.pick_item },
    choose_option: { ...question, schema: SALES_QUESTIONS.choose_option },
    choose_quantity: { ...question, schema: SALES_QUESTIONS.choose_quantity },
    choose_delivery: { ...question, schema: SALES_QUESTIONS.choose_delivery },
    confirm_checkout: { ...question, schema: SALES_QUESTIONS.confirm_checkout },
    choose_payment: { ...question, schema: SALES_QUESTIONS.choose_payment },
    give_phone: { ...question, schema: SALES_QUESTIONS.give_phone },
    await_payment: { ...question, schema: SALES_QUESTIONS.await_payment },
  },
  graph: salesGraph,
})
