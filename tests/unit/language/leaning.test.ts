import { describe, expect, it } from 'vitest'
import { type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import type { Act } from '../../../src/language/reading.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const kicks = indexOf(fixtureShop('kicks-and-phones'))
const grocery = indexOf(fixtureShop('mama-njeri-grocery'))
const idOf = (name: string) => kicks.shelf.items.find(({ item }) => item.name === name)?.item.itemId ?? name
const banks = ['10,000 mAh Power Bank', '20,000 mAh Power Bank', 'Solar Power Bank 20,000 mAh'].map(idOf)
const sandal = idOf('Pool Slide')

function acts(text: string, before: Partial<DialogueContext> = {}, shop = kicks): Act[] {
  return hear({ text, tap: null }, { ...NOTHING_BEFORE, ...before }, shop).acts
}

const inCart: Partial<DialogueContext> = {
  salient: [sandal],
  cart: [{ itemId: sandal, name: 'Pool Slide', values: { size: '40', colour: 'black' }, quantity: 1 }],
  asked: { kind: 'delivery', option: null, itemId: null, choices: [{ id: 'pickup', title: 'Pick up' }] },
}

describe('a message that leans on what was said before', () => {
  it.each(["I'll have the third", 'nipe ya tatu', 'the third one then'])('%j takes a place of the list', (text) => {
    expect(acts(text, { shown: banks, salient: banks.slice(0, 1) })).toMatchObject([
      { act: 'pick', wanted: { itemIds: [banks[2]] } },
    ])
  })

  it.each([
    ['oh, make it four', { act: 'set_quantity', lines: [0], quantity: 4 }],
    ['could they be white instead?', { act: 'change_option', lines: [0], values: [{ value: 'white' }] }],
    ['can I change to a 43?', { act: 'change_option', lines: [0], values: [{ value: '43' }] }],
  ])('%j changes what is in the cart while something else is asked', (text, act) => {
    expect(acts(text, inCart)).toMatchObject([act])
  })

  it('takes the one thing that is talked about, where there is nothing else to pay', () => {
    expect(acts('sawa basi, nachukua hiyo', { shown: [sandal], salient: [sandal] })).toMatchObject([
      { act: 'pick', wanted: { itemIds: [sandal] } },
    ])
  })

  it('calls nobody when she calls somebody of hers', () => {
    expect(acts('ngoja nipigie mama yangu kwanza')).toEqual([{ act: 'pause' }])
    expect(acts('nipigie simu tafadhali')).toEqual([{ act: 'ask_person' }])
  })

  it('keeps in mind what was named beside something else', () => {
    const { named } = hear({ text: 'the Pool Slide you sold me broke', tap: null }, NOTHING_BEFORE, kicks)
    expect(named).toEqual([sandal])
  })
})

describe('goods of another trade', () => {
  it.each(['gumboots for my son, size 33', 'football boots for kids'])('%j are not sold at a grocery', (text) => {
    expect(acts(text, {}, grocery)).toMatchObject([{ act: 'not_sold' }])
  })

  it('are found by a noun in its form of place', () => {
    const [found] = acts('viatu vya kuvaa ofisini')
    expect(found).toMatchObject({ act: 'search' })
    expect(found?.act === 'search' && found.wanted.itemIds.length).toBeLessThan(20)
  })
})

describe('words that nobody knows', () => {
  it.each(['glorp snarf', 'trindle vax mopple'])('%j are unclear, whatever they sound like', (text) => {
    expect(acts(text)).toEqual([{ act: 'unclear' }])
  })
})
