import { describe, expect, it } from 'vitest'
import { type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const shop = indexOf(fixtureShop('kicks-and-phones'))
const polish = shop.shelf.items.find(({ item }) => item.name === 'Wax Shoe Polish')?.item.itemId ?? ''
const TALKED: DialogueContext = { ...NOTHING_BEFORE, salient: [polish] }
const PAID: DialogueContext = { ...TALKED, order: { reference: 'TSBWRJJPV', paid: true, paying: false } }
const PAYING: DialogueContext = {
  ...TALKED,
  order: { reference: 'TSBWRJJPV', paid: false, paying: true },
  asked: { kind: 'payment', option: null, itemId: null, choices: [] },
}

function acts(text: string, context: DialogueContext): string[] {
  return hear({ text, tap: null }, context, shop).acts.map(({ act }) => act)
}

describe('a question that names nothing', () => {
  it.each([
    'I am standing outside, how long?',
    'how many minutes?',
    'niko nje ya duka',
    'nikuje saa ngapi kuchukua',
    'amefika wapi',
    'so when',
    'did you forget me',
  ])('%j is of the order that is paid', (text) => expect(acts(text, PAID)).toEqual(['ask_order']))

  it.each([
    'did it go or not',
    'imeenda?',
    'so is it done?',
    'I think I pressed wrong',
    'ilikataa',
    'je nifanye nini sasa',
    'the push is not coming through, what is wrong',
    'mpesa says failed but my balance went down',
    'I tapped cancel by mistake. is it in or not?',
  ])('%j is of the payment that is awaited', (text) => expect(acts(text, PAYING)).toEqual(['ask_payment']))

  it.each([
    ['how do I wash it', 'ask_item'],
    ['what is it made of', 'ask_item'],
    ['does it last long', 'ask_item'],
    ['do you have socks', 'ask_item'],
    ['where are you', 'ask_shop'],
    ['ahsante', 'small_talk'],
  ])('%j is of neither', (text, act) => {
    expect(acts(text, PAID)).toEqual([act])
    expect(acts(text, PAYING)).toEqual([act])
  })
})

describe('whether there is anything ordered or to pay', () => {
  it.each(['kwa hiyo sina oda yangu hapo?', 'so there is no order of mine waiting?', 'is anything booked for me'])(
    '%j asks of orders, and of no goods',
    (text) => expect(acts(text, TALKED)).toEqual(['ask_order']),
  )

  it.each([
    "so I don't owe you a cent?",
    'hakuna kitu nadaiwa?',
    'niko na deni yenu?',
    'is there anything left to pay',
  ])('%j asks what there is to pay', (text) => expect(acts(text, TALKED)).toEqual(['show_cart']))

  it('is no question of paying by instalments', () =>
    expect(acts('mnapeana deni?', NOTHING_BEFORE)).toEqual(['ask_shop']))
})
