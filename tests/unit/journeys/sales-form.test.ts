import { describe, expect, it } from 'vitest'
import type { Pending } from '../../../journeys/pending.ts'
import { afterCheckout, afterWork } from '../../../journeys/sales/edges.ts'
import { salesGraph } from '../../../journeys/sales/graph.ts'
import { askedOf, questionOf } from '../../../journeys/sales/question.ts'
import { salesChoicesCopy } from '../../../prompts/copy/sales-choices.ts'
import { cartLine, ids } from './customer-state.ts'
import { ACTS } from './heard-state.ts'
import { itemWith, shown, stateWith, wanted } from './sales-state.ts'

const OPTION = {
  kind: 'choose_option' as const,
  itemId: ids.jogger,
  option: 'colour',
  choices: ['black', 'blue'],
  chosen: {},
  quantity: 1,
  line: null,
}
const PICK = { kind: 'pick_item' as const, options: shown, line: null }

/** The questions of the search and the choice; those of the checkout are proved with it. */
const QUESTIONS = [
  { kind: 'narrow_query', asked: 'what' },
  PICK,
  OPTION,
  { kind: 'choose_quantity', itemId: ids.jogger, variantId: ids.variant, available: 2, chosen: {}, line: null },
] as const satisfies Pending[]

describe('a question of the sales journey', () => {
  it.each(QUESTIONS)('$kind shows numbered choices, the same ones to tap, and the same ones to hear', (pending) => {
    for (const responseLanguage of ['en', 'sw', 'sheng'] as const) {
      const state = stateWith({ pending, cart: [cartLine], responseLanguage })
      const question = questionOf(state)
      expect(question?.text).toMatch(/^1\. /m)
      expect(question?.text.length).toBeLessThan(1000)
      expect(question?.menu?.options.length).toBeGreaterThan(0)
      for (const { id, title, description } of question?.menu?.options ?? []) {
        expect(title.length).toBeLessThanOrEqual(24)
        expect((description ?? '').length).toBeLessThanOrEqual(72)
        expect(id.length).toBeLessThanOrEqual(128)
      }
      const shownIds = question?.menu?.options.map(({ id }) => id) ?? []
      const heardIds = askedOf(pending, state).choices.map(({ id }) => id)
      expect(shownIds.filter((id) => id !== 'others')).toEqual(heardIds.filter((id) => id !== 'others'))
    }
  })

  it('has button labels that fit a quick reply', () => {
    const labels = Object.entries(salesChoicesCopy).filter(([key]) => key.startsWith('choice_'))
    for (const [, line] of labels) for (const text of Object.values(line)) expect(text.length).toBeLessThanOrEqual(20)
  })
})

describe('the sales graph', () => {
  it('plans, reads, searches, shows and asks, and leaves the money to the checkout', () => {
    expect(Object.keys(salesGraph.nodes).sort()).toEqual([
      'catalog_get_item',
      'catalog_present_options',
      'catalog_search',
      'product_disambiguate',
      'sales_ask',
      'sales_checkout',
      'sales_plan',
    ])
  })

  const find = { do: 'find', mode: 'new', wanted: wanted({}), line: null } as const
  const take = { do: 'take', itemId: ids.jogger, wanted: wanted({}), line: null, chosen: {} } as const

  /** The item that an option is asked of, read in this turn. */
  const opened = { ...itemWith([{ options: {} }]), itemId: OPTION.itemId }

  it.each<[string, Parameters<typeof stateWith>[0], string]>([
    ['what must be read first', { tasks: [take] }, 'catalog_get_item'],
    ['a search', { tasks: [find] }, 'catalog_search'],
    ['a cart that is settled', { cart: [cartLine], cartChanged: true }, 'sales_checkout'],
    [
      'a cart with something open',
      { cart: [cartLine], cartChanged: true, asks: true, pending: OPTION, items: [opened] },
      'product_disambiguate',
    ],
    ['an act of the checkout', { acts: [ACTS.checkout] }, 'sales_checkout'],
    ['nothing', {}, 'sales_ask'],
    ['a person who is called', { tasks: [find], escalationRequired: true }, 'sales_ask'],
  ])('%s leads on', (_what, state, node) => {
    expect(afterWork(stateWith({ items: [], ...state }))).toBe(node)
  })

  it('shows what this turn found or left open', () => {
    const found = { items: shown, totalMatches: 3, countedAll: true, confidence: 1, relaxed: [] }
    expect(afterCheckout(stateWith({ asks: true, pending: OPTION, items: [opened] }))).toBe('product_disambiguate')
    expect(afterCheckout(stateWith({ asks: true, pending: OPTION }))).toBe('sales_ask')
    expect(afterCheckout(stateWith({ asks: true, pending: PICK, found }))).toBe('catalog_present_options')
    expect(afterCheckout(stateWith({ asks: true, pending: PICK }))).toBe('sales_ask')
    expect(afterCheckout(stateWith({ pending: PICK, found }))).toBe('sales_ask')
  })

  it('reads each item once', () => {
    const item = itemWith([{ options: {} }])
    expect(afterWork(stateWith({ tasks: [take], items: [item] }))).toBe('sales_ask')
  })
})
