import { describe, expect, it } from 'vitest'
import { type Planning, planTasks } from '../../../journeys/sales/plan.ts'
import type { Act } from '../../../src/language/reading.ts'
import { cartLine, ids } from './customer-state.ts'
import { ACTS } from './heard-state.ts'
import { shown, wanted } from './sales-state.ts'

const SIZE = [{ option: 'size', value: '42' }]
const JOGGER = wanted({ itemIds: [ids.jogger], exact: true })
const opened = { itemId: ids.jogger, line: null, chosen: { size: '42' }, quantity: 2 }
const short = {
  itemId: ids.jogger,
  variantId: ids.variant,
  line: null,
  chosen: { size: '42', colour: 'black' },
  available: 2,
}

function plan(acts: readonly Act[], planning: Partial<Planning> = {}) {
  return planTasks({
    acts,
    asks: false,
    choices: 0,
    cart: [],
    paymentRequestId: null,
    openLines: [],
    search: null,
    lastCatalogResults: [],
    salient: [],
    opened: null,
    line: null,
    short: null,
    ...planning,
  })
}

describe('what an act comes to', () => {
  it.each<[string, Act, object[]]>([
    ['a known item is taken', { act: 'add', wanted: JOGGER }, [{ do: 'take', itemId: ids.jogger, line: null }]],
    ['goods of a kind are looked for', { act: 'add', wanted: wanted({}) }, [{ do: 'find', mode: 'new' }]],
    [
      'a search',
      { act: 'search', wanted: wanted({ categories: ['boots'] }) },
      [{ do: 'find', mode: 'new', line: null }],
    ],
    ['a wish for nothing in particular', { act: 'search', wanted: wanted({}) }, [{ do: 'ask_what' }]],
    ['a narrowing', ACTS.refine, [{ do: 'find', mode: 'refine' }]],
    ['a search for nothing yet', { act: 'search', wanted: wanted({}) }, [{ do: 'ask_what' }]],
    ['advice', ACTS.recommend, [{ do: 'find', mode: 'advice' }]],
    ['advice about nothing yet', { act: 'recommend', wanted: wanted({}) }, [{ do: 'ask_what' }]],
    ['more of a list', ACTS.show_more, [{ do: 'find', mode: 'more' }]],
    ['everything', { act: 'show_more', all: true }, [{ do: 'see_all' }]],
    ['what is not sold', ACTS.not_sold, [{ do: 'not_sold', words: 'handbags' }]],
    ['a line to remove', ACTS.remove, [{ do: 'remove', lines: [0], words: 'socks' }]],
    ['other values of a line', ACTS.change_option, [{ do: 'values', line: 0, values: SIZE }]],
    ['so many of a line', ACTS.set_quantity, [{ do: 'amount', line: 0, wanted: { quantity: 2 } }]],
    ['so many of nothing', { ...ACTS.set_quantity, lines: [] } as Act, [{ do: 'amount', line: null }]],
    ['a question about goods', ACTS.ask_item, [{ do: 'answer', topic: 'price' }]],
    ['a comparison', ACTS.compare, [{ do: 'compare' }]],
    ['the cart', ACTS.show_cart, [{ do: 'show_cart' }]],
    ['more goods', { act: 'choose', id: 'others' }, [{ do: 'find', mode: 'more' }]],
    ['a wish to change', { act: 'choose', id: 'change' }, [{ do: 'what_to_change' }]],
    ['thanks', ACTS.small_talk, []],
  ])('%s', (_what, act, tasks) => {
    const planned = plan([act])
    expect(planned).toHaveLength(tasks.length)
    expect(planned).toMatchObject(tasks)
  })

  it('keeps the order in which it was said', () => {
    const acts: Act[] = [{ act: 'add', wanted: JOGGER }, ACTS.remove, ACTS.search]
    expect(plan(acts).map((task) => task.do)).toEqual(['take', 'remove', 'find'])
  })
})

describe('an exchange', () => {
  it('puts a known item in the place of a line, and takes the other lines out', () => {
    expect(plan([{ act: 'replace', lines: [0, 2], wanted: JOGGER }])).toMatchObject([
      { do: 'take', itemId: ids.jogger, line: 0 },
      { do: 'remove', lines: [2] },
    ])
  })

  it('looks for what is named by its kind only, for the same place', () => {
    expect(plan([{ act: 'replace', lines: [1], wanted: wanted({}) }])).toMatchObject([{ do: 'find', line: 1 }])
  })
})

describe('a pick', () => {
  it('takes every item that is picked, the first in the place that was open', () => {
    const act: Act = { act: 'pick', wanted: wanted({ itemIds: [ids.runner, ids.socks], exact: true }) }
    expect(plan([act], { line: 1, lastCatalogResults: shown })).toMatchObject([
      { do: 'take', itemId: ids.runner, line: 1 },
      { do: 'take', itemId: ids.socks, line: null },
    ])
  })

  it('answers the option that is open, with what was chosen of the item', () => {
    const act: Act = { act: 'pick', wanted: wanted({ itemIds: [ids.jogger], exact: true, values: SIZE }) }
    expect(plan([act], { opened })).toEqual([
      {
        do: 'take',
        itemId: ids.jogger,
        line: null,
        chosen: { size: '42' },
        wanted: { ...act.wanted, quantity: 2 },
      },
    ])
  })

  it('that does not tell items apart is looked for among them', () => {
    const act: Act = { act: 'pick', wanted: wanted({ itemIds: [ids.runner, ids.jogger] }) }
    expect(plan([act], { lastCatalogResults: shown })).toMatchObject([{ do: 'find', mode: 'new' }])
  })

  it('beyond the list is told', () => {
    expect(plan([ACTS.pick_nothing], { lastCatalogResults: shown, choices: 3 })).toEqual([
      { do: 'out_of_range', count: 3 },
    ])
  })
})

describe('goods that wait for a choice', () => {
  it.each(['add', 'search'] as const)(
    'are answered, and not wished for twice, when they are named again by %s',
    (act) => {
      const colour = [{ option: 'colour', value: 'blue' }]
      const again = { act, wanted: { ...JOGGER, values: colour } } as const
      expect(plan([again], { opened })).toMatchObject([
        { do: 'take', itemId: ids.jogger, chosen: { size: '42' }, wanted: { values: colour, quantity: 2 } },
      ])
    },
  )

  it('keep what was said of them before', () => {
    const waiting = { wanted: { ...JOGGER, quantity: 3 }, itemId: ids.jogger, line: null, chosen: { size: '42' } }
    expect(plan([{ act: 'add', wanted: JOGGER }], { openLines: [waiting] })).toMatchObject([
      { do: 'take', itemId: ids.jogger, chosen: { size: '42' }, wanted: { quantity: 3 } },
    ])
  })
})

describe('yes and no', () => {
  it('to a list of one takes it, to a longer list it does not say which', () => {
    const [only] = shown
    expect(plan([ACTS.confirm], { lastCatalogResults: only === undefined ? [] : [only] })).toMatchObject([
      { do: 'take', itemId: ids.runner },
    ])
    expect(plan([ACTS.confirm], { lastCatalogResults: shown, choices: 3 })).toEqual([{ do: 'out_of_range', count: 3 }])
    expect(plan([ACTS.confirm])).toEqual([])
  })

  it('no to a list shows others', () => {
    expect(plan([ACTS.reject], { lastCatalogResults: shown })).toMatchObject([{ do: 'find', mode: 'more' }])
    expect(plan([ACTS.reject])).toEqual([])
  })

  it('takes all that are left of what is short, or the number that is said', () => {
    const all = { do: 'take', itemId: ids.jogger, chosen: short.chosen, wanted: { quantity: 2 } }
    expect(plan([ACTS.confirm], { short })).toMatchObject([all])
    expect(plan([{ act: 'choose', id: 'take_all' }], { short })).toMatchObject([all])
    const one: Act = { act: 'set_quantity', lines: [], quantity: 1, measure: null }
    expect(plan([one], { short })).toMatchObject([{ ...all, wanted: { quantity: 1 } }])
  })

  it('a cancel leaves the question, else it drops what there is, and nothing where there is nothing', () => {
    expect(plan([ACTS.cancel], { asks: true, cart: [cartLine] })).toEqual([{ do: 'put_aside' }])
    expect(plan([{ act: 'choose', id: 'cancel' }], { asks: true })).toEqual([{ do: 'put_aside' }])
    expect(plan([ACTS.cancel], { cart: [cartLine] })).toEqual([{ do: 'drop' }])
    expect(plan([ACTS.cancel])).toEqual([])
    // The cart of an order that is being paid is that order's.
    expect(plan([ACTS.cancel], { cart: [cartLine], paymentRequestId: ids.attempt })).toEqual([])
  })
})

describe('what was left open', () => {
  const openLines = [{ wanted: wanted({ words: 'socks' }), itemId: null, line: null, chosen: {} }]

  it('is taken up again behind a new wish', () => {
    expect(plan([ACTS.search], { opened, openLines })).toMatchObject([
      { do: 'find', mode: 'new' },
      { do: 'take', itemId: ids.jogger, chosen: { size: '42' }, wanted: { quantity: 2 } },
      { do: 'find', mode: 'new', wanted: { words: 'socks' } },
    ])
  })

  it('waits while only a question is answered', () => {
    expect(plan([ACTS.ask_item], { opened, openLines })).toHaveLength(1)
  })
})
