import { describe, expect, it } from 'vitest'
import { doTask } from '../../../journeys/sales/desk/do-task.ts'
import { unreadItems, workOn } from '../../../journeys/sales/desk/work-on.ts'
import type { TurnContext } from '../../../journeys/turn-context.ts'
import type { TurnState } from '../../../journeys/turn-state.ts'
import { cartLine, ids, total } from './customer-state.ts'
import { deskWith, itemWith, shown, socksLine, stateWith, wanted } from './sales-state.ts'

const jogger = itemWith([
  { options: { size: '42', colour: 'black' } },
  { options: { size: '42', colour: 'blue' }, available: 2 },
  { options: { size: '43', colour: 'black' } },
])
const [BLACK_42, BLUE_42, BLACK_43] = jogger.variants.map(({ variantId }) => variantId)
const line = { ...cartLine, variantId: BLACK_42 ?? '' }
const size = (value: string) => ({ option: 'size', value })
const colour = (value: string) => ({ option: 'colour', value })

type Task = Parameters<typeof doTask>[0]

/** What a task makes of a cart. */
function done(task: Task, state: Partial<TurnState> = {}) {
  const desk = deskWith({ items: [jogger], lastCatalogResults: [], ...state })
  doTask(task, desk)
  return desk.now
}

const take = (
  said: Parameters<typeof wanted>[0],
  more: { line?: number; chosen?: Record<string, string> } = {},
): Task => ({
  do: 'take',
  itemId: ids.jogger,
  wanted: wanted(said),
  line: null,
  chosen: {},
  ...more,
})

describe('an item that is taken', () => {
  it('is in the cart, and said, when everything about it is settled', () => {
    const now = done(take({ values: [size('42'), colour('blue')], quantity: 2 }))
    expect(now.cart).toMatchObject([{ variantId: BLUE_42, qty: 2 }])
    expect(now).toMatchObject({ cartChanged: true, salient: [ids.jogger], asks: false })
    expect(now.said.join()).toContain('2 x Breeze Jogger, 42 / Blue')
  })

  it.each([
    { what: 'named again', said: {} },
    { what: 'named again with some of its values', said: { values: [colour('black')] } },
    { what: 'named again with all of its values', said: { values: [size('42'), colour('black')] } },
  ])('stays one line with its pieces when it is $what', ({ said }) => {
    const now = done(take(said), { cart: [{ ...line, variantSelection: { size: '42', colour: 'black' } }] })
    expect(now.cart).toMatchObject([{ variantId: BLACK_42, qty: 1 }])
    expect(now).toMatchObject({ cartChanged: true, asks: false })
  })

  it('has as many pieces as are said when it is named again', () => {
    const now = done(take({ values: [colour('black')], quantity: 3 }), { cart: [line, socksLine] })
    expect(now.cart).toMatchObject([{ variantId: BLACK_42, qty: 3 }, { itemId: ids.socks }])
  })

  it('is another line in another size or colour', () => {
    const now = done(take({ values: [size('43'), colour('black')] }), { cart: [line] })
    expect(now.cart).toMatchObject([{ variantId: BLACK_42 }, { variantId: BLACK_43 }])
  })

  it('asks for what is open', () => {
    const now = done(take({ values: [size('42')], quantity: 2 }))
    expect(now).toMatchObject({ cart: [], asks: true, cartChanged: false })
    expect(now.pending).toEqual({
      kind: 'choose_option',
      itemId: ids.jogger,
      option: 'colour',
      choices: ['black', 'blue'],
      chosen: { size: '42' },
      quantity: 2,
      line: null,
    })
  })

  it('says how many are left when more are wanted', () => {
    const now = done(take({ values: [size('42'), colour('blue')], quantity: 5 }))
    expect(now.pending).toMatchObject({ kind: 'choose_quantity', variantId: BLUE_42, available: 2 })
    expect(now.said.join()).toContain('Only 2 left')
    expect(now.cart).toEqual([])
  })

  it('that is sold out is told', () => {
    const now = done(take({}), { items: [itemWith([{ options: {}, available: 0 }])] })
    expect(now).toMatchObject({ cart: [], asks: false })
    expect(now.said.join()).toContain('sold out')
  })

  it('that is sold out meanwhile leaves the rest of its list to pick from', () => {
    const pending = { kind: 'pick_item' as const, options: shown, line: null }
    const gone = { items: [itemWith([{ options: {}, available: 0 }])], pending, lastCatalogResults: shown }
    const now = done(take({}), gone)
    expect(now.asks).toBe(true)
    expect(now.lastCatalogResults.map(({ itemId }) => itemId)).toEqual([ids.runner, ids.socks])
  })

  it('leaves an order that is being paid as it is', () => {
    const paying = { cart: [socksLine], orderId: ids.order, orderTotals: null, paymentRequestId: ids.attempt }
    const now = done(take({ values: [size('42'), colour('black')] }), paying)
    expect(now).toMatchObject({ cart: [{ variantId: BLACK_42 }], orderId: null, paymentRequestId: null })
  })

  it('takes from the search what that asked of goods', () => {
    const search = wanted({ itemIds: [ids.jogger], values: [size('43')], quantity: 3 })
    expect(done(take({}), { search }).cart).toMatchObject([{ variantId: BLACK_43, qty: 3 }])
  })

  it('waits for its turn behind a question of the same message', () => {
    const desk = deskWith({ items: [jogger], lastCatalogResults: [] })
    doTask(take({ values: [size('42')] }), desk)
    doTask(take({ values: [colour('black')] }), desk)
    expect(desk.now.pending).toMatchObject({ kind: 'choose_option', option: 'colour' })
    expect(desk.now.openLines).toMatchObject([{ itemId: ids.jogger, chosen: { colour: 'black' } }])
  })
})

describe('a change of the cart', () => {
  const cart = [line, socksLine]

  it('removes what was named, and says so', () => {
    const now = done({ do: 'remove', lines: [1], words: 'socks' }, { cart })
    expect(now.cart).toEqual([line])
    expect(now.cartChanged).toBe(true)
    expect(now.said.join()).toContain('Sports Socks')
  })

  it('says what is not in it, and what is', () => {
    const now = done({ do: 'remove', lines: [], words: 'boots' }, { cart })
    expect(now).toMatchObject({ cart, cartChanged: false })
    expect(now.said.join(' ')).toContain('boots')
    expect(now.said.join(' ')).toContain('1 x Breeze Jogger, 42 / Black')
  })

  it('leaves nothing to pay when the last line goes', () => {
    const totals = { subtotal: total, discount: total, deliveryFee: total, total }
    const state = { cart: [line], orderId: ids.order, orderTotals: totals }
    expect(done({ do: 'remove', lines: [0], words: '' }, state)).toMatchObject({
      cart: [],
      orderId: null,
      orderTotals: null,
      pending: null,
    })
  })

  it('sets so many of a line, or says that there are fewer', () => {
    const amount = (quantity: number): Task => ({ do: 'amount', line: 0, wanted: wanted({ quantity }) })
    expect(done(amount(3), { cart }).cart).toMatchObject([{ variantId: BLACK_42, qty: 3 }, socksLine])
    const short = done(amount(50), { cart })
    expect(short.cart).toEqual(cart)
    expect(short.pending).toMatchObject({ kind: 'choose_quantity', line: 0, available: 5 })
  })

  it('changes what was said of a line and keeps the rest of it', () => {
    const now = done({ do: 'values', line: 0, values: [size('43')] }, { cart })
    expect(now.cart).toMatchObject([{ variantId: BLACK_43, qty: 1 }, socksLine])
  })

  it('that cannot be is asked about, and the line stays', () => {
    const now = done({ do: 'values', line: 0, values: [size('48')] }, { cart })
    expect(now.cart).toEqual(cart)
    expect(now).toMatchObject({ gone: ['48'], pending: { kind: 'choose_option', option: 'size', line: 0 } })
  })

  it('drops everything at once', () => {
    expect(done({ do: 'drop' }, { cart, orderId: ids.order })).toMatchObject({ cart: [], orderId: null, search: null })
  })
})

describe('other tasks', () => {
  it('put a question aside, to be taken up again', () => {
    const pending = { kind: 'pick_item' as const, options: shown, line: null }
    const now = done({ do: 'put_aside' }, { pending, cart: [line] })
    expect(now).toMatchObject({ pending: null, suspended: pending, parked: true, cart: [line] })
  })

  it('say what is not sold, and ask what else is wanted', () => {
    const now = done({ do: 'not_sold', words: 'handbags' })
    expect(now.said.join()).toContain('handbags')
    expect(now.pending).toEqual({ kind: 'narrow_query', asked: 'what' })
  })

  it('let a question about goods that are here come before the one what is wanted', () => {
    const desk = deskWith({ items: [jogger], lastCatalogResults: [] })
    doTask({ do: 'not_sold', words: 'handbags' }, desk)
    doTask(take({ values: [size('42')] }), desk)
    expect(desk.now.pending).toMatchObject({ kind: 'choose_option', option: 'colour' })
  })

  it('ask again after a number that is not in the list', () => {
    const pending = { kind: 'pick_item' as const, options: shown, line: null }
    const now = done({ do: 'out_of_range', count: 3 }, { pending })
    expect(now).toMatchObject({ pending, asks: true })
    expect(now.said.join()).toContain('from 1 to 3')
  })

  it('offer an item whose price was asked, but not one that nobody can buy', () => {
    const ask: Task = { do: 'answer', wanted: wanted({ itemIds: [ids.jogger] }), topic: 'price', words: 'how much' }
    expect(done(ask).pending).toMatchObject({ kind: 'pick_item', options: [{ itemId: ids.jogger }] })
    expect(done(ask, { items: [itemWith([{ options: {}, available: 0 }])] }).pending).toBeNull()
  })

  it('ask which item a question is about when nothing tells', () => {
    const ask: Task = { do: 'answer', wanted: wanted({}), topic: 'price', words: 'how much' }
    expect(done(ask).pending).toEqual({ kind: 'narrow_query', asked: 'which_item' })
  })

  it('leave the question of a checkout where it is', () => {
    const pending = {
      kind: 'choose_payment' as const,
      orderId: ids.order,
      total,
      methods: ['stk' as const, 'c2b' as const],
    }
    expect(done({ do: 'not_sold', words: 'handbags' }, { pending }).pending).toEqual(pending)
  })
})

describe('the tasks of a turn', () => {
  // Such tasks look at nothing of a turn.
  const turn = {} as TurnContext
  const ready = take({ values: [size('42'), colour('black')] })

  it('are done in order up to a search', () => {
    const find = { do: 'find', mode: 'new', wanted: wanted({}), line: null } as const
    const state = stateWith({ items: [jogger], lastCatalogResults: [], tasks: [ready, find, ready] })
    const after = workOn(state, turn)
    expect(after.tasks).toEqual([find, ready])
    expect(after.cart).toMatchObject([{ variantId: BLACK_42, qty: 1 }])
  })

  it('wait for the items that they need', () => {
    const state = stateWith({ items: [], tasks: [ready, { do: 'values', line: 0, values: [] }], cart: [socksLine] })
    expect(unreadItems(state)).toEqual([ids.jogger, ids.socks])
    expect(workOn(state, turn).tasks).toHaveLength(2)
    expect(unreadItems({ ...state, unreadable: [ids.jogger, ids.socks] })).toEqual([])
  })
})
