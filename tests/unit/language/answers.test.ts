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

  it('beyond the choices is no choice', () => {
    expect(actsOf('6')).toEqual([{ act: 'pick_nothing', place: 6 }])
  })
})
