import { describe, expect, it } from 'vitest'
import { type AskedQuestion, type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const shop = indexOf(fixtureShop('kicks-and-phones'))
const PAY: AskedQuestion = {
  kind: 'confirm',
  option: null,
  itemId: null,
  choices: [
    { id: 'yes', title: 'Yes, pay' },
    { id: 'other_way', title: 'Another way' },
    { id: 'change', title: 'Change order' },
  ],
}

function actsOf(text: string, context: Partial<DialogueContext> = {}) {
  return hear({ text, tap: null }, { ...NOTHING_BEFORE, asked: PAY, ...context }, shop).acts
}

const isYes = (text: string, context: Partial<DialogueContext> = {}) =>
  actsOf(text, context).some((act) => act.act === 'confirm' || (act.act === 'choose' && act.id === 'yes'))

describe('an answer to whether to pay', () => {
  it.each(['yes', 'Yes!!', 'ok', 'yes please', 'ndio', 'sawa sawa', 'poa', 'fiti', '👍🏾', 'haina shida', '1', '1.'])(
    '%j is a yes',
    (text) => expect(isYes(text)).toBe(true),
  )

  it.each(['no', 'nope', 'no thanks', 'hapana', 'zii', 'sitaki', '👎'])('%j is a no', (text) => {
    expect(actsOf(text)).toContainEqual({ act: 'reject' })
  })

  it.each(['hapana, ya kwanza', 'no, the first one', 'no 1'])('%j pays nothing', (text) => {
    expect(isYes(text)).toBe(false)
    const shown = shop.shelf.items.slice(0, 3).map(({ item }) => item.itemId)
    expect(isYes(text, { shown })).toBe(false)
  })

  it.each([
    ['2', 'other_way'],
    ['another way', 'other_way'],
    ['3', 'change'],
  ])('%j chooses %s', (text, id) => expect(actsOf(text)).toEqual([{ act: 'choose', id }]))

  it.each(['nataka Kilele Fold', 'I will take the Kilele Fold'])(
    '%j, which is in the cart, shows it again and pays nothing',
    (text) => {
      const item = shop.shelf.items.find(({ item: { name } }) => name === 'Kilele Fold')?.item
      if (item === undefined) throw new Error('the shop has no Kilele Fold')
      const cart = [{ itemId: item.itemId, name: item.name, values: {}, quantity: 1 }]
      expect(actsOf(text, { cart, salient: [item.itemId] })).toEqual([{ act: 'show_cart' }])
    },
  )

  it('beyond the choices is no choice', () => {
    expect(actsOf('6')).toEqual([{ act: 'pick_nothing', place: 6 }])
  })
})

const JOGGER = shop.shelf.items.find(({ item }) => item.name === 'Breeze Jogger')?.item.itemId ?? ''
const CART: Partial<DialogueContext> = {
  cart: [{ itemId: JOGGER, name: 'Breeze Jogger', values: { size: '42', colour: 'black' }, quantity: 1 }],
  salient: [JOGGER],
}
const DELIVERY: AskedQuestion = { ...PAY, kind: 'delivery', choices: [{ id: 'deliver', title: 'Have it delivered' }] }
const many = (quantity: number) => ({ act: 'set_quantity', lines: [0], quantity, measure: null })

describe('what is said of the cart instead of an answer', () => {
  it.each([
    ['weka nne', 4],
    ['niekee tatu', 3],
    ['put 5', 5],
    ['nataka moja', 1],
    ['add 2 more', 3],
    ['ongeza mbili', 3],
  ])('%j is a number of pieces', (text, quantity) => expect(actsOf(text, CART)).toEqual([many(quantity)]))

  it.each(['badilisha saizi iwe 44', 'change the size to 44'])('%j is no count', (text) => {
    expect(actsOf(text, CART)).toMatchObject([{ act: 'change_option', values: [{ option: 'size', value: '44' }] }])
  })

  it.each(["super, I'll take it", 'sawa, nachukua hiyo', 'asante, nataka hiyo'])(
    '%j wants what is there and no second one',
    (text) => expect(actsOf(text, { ...CART, asked: DELIVERY })).toContainEqual({ act: 'checkout' }),
  )
})

describe('an answer to how it is paid', () => {
  it.each([
    'a different line please',
    'tumia namba ya kaka yangu',
    'simu nyingine',
    '0712 33',
    'that is not my number',
  ])('%j asks for a number', (text) => expect(actsOf(text, CART)).toEqual([{ act: 'give_phone', msisdn: null }]))

  it.each(['I will pay on Monday', 'nitalipa nikitoka kazini', 'pay later', 'wacha nimuulize bibi'])(
    '%j pays nothing now',
    (text) => expect(actsOf(text, CART)).toEqual([{ act: 'pause' }]),
  )

  it.each(['how much is my order now?', 'bill yangu imefika ngapi', 'do I owe you anything?'])(
    '%j asks for the sum',
    (text) => expect(actsOf(text, CART)).toEqual([{ act: 'show_cart' }]),
  )
})

describe('an answer to which colour', () => {
  const choices = [
    { id: 'opt:black', title: 'Black' },
    { id: 'opt:blue', title: 'Blue' },
  ]
  const asked: AskedQuestion = { kind: 'option', option: 'colour', itemId: JOGGER, choices }

  it('beyond the choices is no choice', () => {
    expect(actsOf('7', { asked })).toEqual([{ act: 'pick_nothing', place: 7 }])
  })

  it.each(['any', 'whichever'])('%j takes the first', (text) => {
    expect(actsOf(text, { asked })).toMatchObject([{ act: 'pick', wanted: { values: [{ value: 'black' }] } }])
  })

  it('may say how many beside it', () => {
    expect(actsOf('make it 3, blue', { asked })).toMatchObject([
      { act: 'pick', wanted: { quantity: 3, values: [{ value: 'blue' }] } },
    ])
  })
})
