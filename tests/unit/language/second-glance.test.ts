import { describe, expect, it } from 'vitest'
import { type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import type { Act } from '../../../src/language/reading.ts'
import { actsOf, withCart } from './cart-talk.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const kicks = indexOf(fixtureShop('kicks-and-phones'))
const grocery = indexOf(fixtureShop('mama-njeri-grocery'))

function idOf(name: string): string {
  const found = [...kicks.shelf.items, ...grocery.shelf.items].find(({ item }) => item.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found.item.itemId
}

function shownList(...names: string[]): DialogueContext {
  const shown = names.map(idOf)
  const choices = names.map((title, at) => ({ id: `item:${at + 1}`, title }))
  return { ...NOTHING_BEFORE, shown, salient: shown, asked: { kind: 'pick', option: null, itemId: null, choices } }
}

function wantedIn(act: Act | undefined): string[] {
  return act !== undefined && 'wanted' in act ? act.wanted.itemIds : []
}

describe('what a list comes in is asked of each of it', () => {
  it.each(['which colours are there', 'ziko rangi gani?', 'saizi ngapi ziko'])('%s', (text) => {
    const context = shownList('Estate Low', 'Estate High')
    expect(actsOf(text, 'kicks', context)).toMatchObject([
      { act: 'ask_item', topic: 'options', wanted: { exact: false, itemIds: context.shown } },
    ])
  })

  it('and of the thing itself where only one was shown', () => {
    expect(actsOf('what is the smallest size you have?', 'kicks', shownList('City Chelsea'))).toMatchObject([
      { act: 'ask_item', topic: 'options', wanted: { exact: true, itemIds: [idOf('City Chelsea')] } },
    ])
  })
})

describe('another colour of what lies in the cart', () => {
  it.each(['not white, do you have it in red?', 'wait, sio nyeupe, is it there in red?'])(
    '%s asks whether it can be had',
    (text) => {
      const context = withCart([idOf('Estate Low'), { size: '41', colour: 'white' }, 1])
      expect(actsOf(text, 'kicks', context)).toMatchObject([
        { act: 'ask_item', topic: 'availability', wanted: { values: [{ option: 'colour', value: 'red' }] } },
      ])
    },
  )
})

describe('a count', () => {
  it('of goods that are being chosen changes nothing that lies in the cart', () => {
    const choosing = shownList('Privacy Glass Protector', 'Tempered Glass Protector')
    const cart = withCart([idOf('Braided Charging Cable'), { length: '2m' }, 1]).cart
    const heard = actsOf('glass iwe mbili', 'kicks', { ...choosing, cart })
    expect(heard.map(({ act }) => act)).not.toContain('set_quantity')
  })

  it('beside another size is one more of the same, and no place of the list', () => {
    const heard = actsOf(
      'two pairs of Cap-Toe Oxford in black, one 41 and one 43',
      'kicks',
      shownList('Plain Derby', 'Cap-Toe Oxford'),
    )
    expect(heard.map(wantedIn)).toEqual([[idOf('Cap-Toe Oxford')], [idOf('Cap-Toe Oxford')]])
    expect(heard.map((act) => ('wanted' in act ? act.wanted.values : []))).toEqual([
      expect.arrayContaining([
        { option: 'colour', value: 'black' },
        { option: 'size', value: '41' },
      ]),
      expect.arrayContaining([
        { option: 'colour', value: 'black' },
        { option: 'size', value: '43' },
      ]),
    ])
  })
})

describe('what is best', () => {
  it('within a budget costs no more than that', () => {
    const { acts } = hear({ text: 'which phone has the biggest battery below 13k?', tap: null }, NOTHING_BEFORE, kicks)
    const prices = acts.flatMap(wantedIn).map((id) => kicks.item(id)?.priceFromMinor ?? 0)
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.max(...prices)).toBeLessThanOrEqual(1_300_000)
  })

  it('for a use is what is good for it, whatever some of the kind are called', () => {
    const heard = actsOf('which unga do you recommend for chapati?', 'grocery')
    expect(heard.flatMap(wantedIn)).toContain(idOf('Brown Chapati Flour'))
    expect(heard.flatMap(wantedIn)).not.toContain(idOf('Sifted Maize Flour'))
  })

  it('for another use than that of what is talked about is looked for', () => {
    const context = { ...NOTHING_BEFORE, salient: [idOf('Track Flat One')] }
    expect(actsOf('which one would you recommend for trail running?', 'kicks', context)).toMatchObject([
      { act: 'recommend' },
    ])
  })
})

describe('goods of the shop', () => {
  it('that it does not sell are not asked of what was talked about', () => {
    const context = { ...NOTHING_BEFORE, salient: [idOf('Strawberry Yoghurt')] }
    expect(actsOf('is your meat fresh?', 'grocery', context).flatMap(wantedIn)).toEqual([])
    expect(actsOf('nyama yenu ni halal?', 'grocery', context).flatMap(wantedIn)).toEqual([])
    expect(actsOf('is it fresh?', 'grocery', context).flatMap(wantedIn)).toEqual([idOf('Strawberry Yoghurt')])
  })

  it('that are only pointed at, with nothing shown, are asked for', () => {
    expect(actsOf('do you have those in 7?', 'kicks').map(({ act }) => act)).not.toContain('not_sold')
  })
})

describe('a time with its bound', () => {
  it.each(['it is more than 2 hours now', 'imepita over 3 days'])('%s asks for no more goods', (text) => {
    expect(actsOf(text, 'kicks').map(({ act }) => act)).not.toContain('show_more')
  })
})

it('a sum that wishes come to is no question for the cart', () => {
  const heard = actsOf('nataka sukari na chumvi ya 300 bob jumla', 'grocery')
  expect(heard.map(({ act }) => act)).not.toContain('show_cart')
})

it('the colour in the name of goods tells which', () => {
  expect(actsOf('naomba mkate mweupe mkubwa', 'grocery').flatMap(wantedIn)).toEqual([idOf('White Sliced Bread')])
})
