import { describe, expect, it } from 'vitest'
import type { Pending } from '../../../journeys/pending.ts'
import { afterMethod, afterMethods, afterOrder, afterPush } from '../../../journeys/sales/edges.ts'
import { salesGraph } from '../../../journeys/sales/graph.ts'
import { questionOf } from '../../../journeys/sales/question.ts'
import { salesChoicesCopy } from '../../../prompts/copy/sales-choices.ts'
import { cartLine, ids, shown, stateWith, total } from './sales-state.ts'

const QUESTIONS: Pending[] = [
  { kind: 'narrow_query', asked: 'what' },
  { kind: 'pick_item', options: shown },
  { kind: 'choose_option', itemId: ids.jogger, option: 'colour', choices: ['black', 'blue'], chosen: {}, quantity: 1 },
  { kind: 'confirm_order', orderId: ids.order, total },
  { kind: 'choose_payment', orderId: ids.order, total, methods: ['stk', 'c2b'] },
  { kind: 'confirm_phone', orderId: ids.order, total, msisdn: '254712345678' },
  { kind: 'await_payment', method: 'stk', orderId: ids.order, attemptId: ids.attempt, msisdn: null },
]

describe('a question of the sales journey', () => {
  it.each(QUESTIONS)('$kind shows numbered choices and the same ones to tap', (pending) => {
    for (const responseLanguage of ['en', 'sw', 'sheng'] as const) {
      const question = questionOf(stateWith({ pending, cart: [cartLine], responseLanguage }))
      expect(question?.text).toMatch(/^1\. /m)
      expect(question?.text.length).toBeLessThan(1000)
      expect(question?.menu?.options.length).toBeGreaterThan(0)
      for (const { id, title, description } of question?.menu?.options ?? []) {
        expect(title.length).toBeLessThanOrEqual(24)
        expect((description ?? '').length).toBeLessThanOrEqual(72)
        expect(id.length).toBeLessThanOrEqual(128)
      }
    }
  })

  it('has button labels that fit a quick reply', () => {
    const labels = Object.entries(salesChoicesCopy).filter(([key]) => key.startsWith('choice_'))
    for (const [, line] of labels) for (const text of Object.values(line)) expect(text.length).toBeLessThanOrEqual(20)
  })
})

describe('the sales graph', () => {
  it('has the nodes of the flowchart, an entry that reads and a node that asks', () => {
    const nodes = Object.keys(salesGraph.nodes).filter((id) => !id.startsWith('__'))
    expect(nodes.sort()).toEqual([
      'catalog_get_item',
      'catalog_present_options',
      'catalog_search',
      'offers_get_applicable',
      'order_create',
      'payment_create_pesapal_checkout',
      'payment_get_c2b_instructions',
      'payment_get_methods',
      'payment_initiate_stk_push',
      'payment_router_prompt',
      'product_disambiguate',
      'sales_ask',
      'sales_narrow_query',
      'sales_read_answer',
    ])
  })

  it('asks for the method only when several are enabled', () => {
    const enabled = (...names: ('stk' | 'c2b' | 'card')[]) =>
      names.map((method) => ({ method, enabled: true, reason: null }))
    expect(afterMethods(stateWith({ methods: enabled('stk', 'c2b') }))).toBe('payment_router_prompt')
    expect(afterMethods(stateWith({ methods: enabled('stk'), method: 'stk' }))).toBe('sales_ask')
    expect(afterMethod(stateWith({ method: 'c2b' }))).toBe('payment_get_c2b_instructions')
    expect(afterMethod(stateWith({ method: 'card' }))).toBe('payment_create_pesapal_checkout')
  })

  it('never goes on to offers without an order, nor to a second push', () => {
    expect(afterOrder(stateWith({ order: null }))).toBe('sales_ask')
    expect(afterPush(stateWith({}))).toBe('sales_ask')
  })
})
