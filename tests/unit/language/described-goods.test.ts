import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import type { Wanted } from '../../../src/language/reading.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const SHOPS = { kicks: indexOf(fixtureShop('kicks-and-phones')), grocery: indexOf(fixtureShop('mama-njeri-grocery')) }
type Shop = keyof typeof SHOPS

/** The names of the goods that are looked for, all acts together. */
function lookedFor(shop: Shop, text: string): string[] {
  const wanted = hear({ text, tap: null }, NOTHING_BEFORE, SHOPS[shop]).acts.flatMap((act): Wanted[] =>
    act.act === 'search' || act.act === 'recommend' || act.act === 'add' ? [act.wanted] : [],
  )
  return wanted.flatMap(({ itemIds }) => itemIds).map((id) => SHOPS[shop].item(id)?.name ?? '')
}

describe('what goods are for is not what is wanted', () => {
  it.each([
    ['kicks', 'a power bank that can charge my phone several times', 'Power Bank', 'Torch 2'],
    ['kicks', 'power bank inayoweza kuchaji simu zangu', 'Power Bank', 'Torch 2'],
    ['kicks', 'something waterproof to put my phone in when swimming', 'Waterproof Phone Pouch', 'Jabali Rugged'],
    ['kicks', 'kitu ya kucharge simu kwa gari', 'Car Charger', 'Mini Button'],
    ['kicks', 'nina Jua 5, nahitaji kava', 'Case', 'Jua 5'],
    ['kicks', 'something to clean my white sneakers', 'Sneaker Cleaning Kit', 'Estate Low'],
  ] as const)('%s: %s', (shop, text, some, none) => {
    const names = lookedFor(shop, text)
    expect(names.some((name) => name.includes(some))).toBe(true)
    expect(names).not.toContain(none)
  })
})

describe('goods without a name, by what is said of them', () => {
  it.each([
    ['grocery', 'the cheapest thing to wash clothes with', 'Washing Powder'],
    ['grocery', 'what do you have for making chapati', 'Brown Chapati Flour'],
    ['grocery', 'kitu ya kuosha vyombo', 'Dishwashing Liquid'],
    ['kicks', 'anything that glows at night, size 30', 'Toto Light-Up'],
    ['kicks', 'viatu visivyoteleza size 41', 'All-White Plain'],
    ['kicks', 'boots that keep my feet dry, size 43', 'Mvua Gumboot'],
    ['grocery', 'maziwa isiyoharibika haraka', 'Long Life Milk'],
  ] as const)('%s: %s', (shop, text, some) => {
    expect(lookedFor(shop, text)).toContain(some)
  })
})

describe('what is denied is left out', () => {
  it.each([
    ['grocery', 'which oil do you have that is not palm oil', 'Sunflower Oil', 'Vegetable Cooking Oil'],
    ['grocery', 'mkate si white', 'Brown Sliced Bread', 'White Sliced Bread'],
    ['kicks', 'phone without a camera', 'Mini Button', 'Jua 5'],
    ['kicks', 'simu bila kamera', 'Mini Button', 'Jua 5'],
    ['kicks', 'earphones with no wires', 'Mdundo Buds', 'Wired Earphones with Mic'],
  ] as const)('%s: %s', (shop, text, some, none) => {
    const names = lookedFor(shop, text)
    expect(names).toContain(some)
    expect(names).not.toContain(none)
  })

  it('asks of a thing whether it is without something, and denies nothing', () => {
    const { acts } = hear({ text: 'is the mango juice without sugar?', tap: null }, NOTHING_BEFORE, SHOPS.grocery)
    expect(acts[0]).toMatchObject({ act: 'ask_item' })
  })
})

describe('who wears it decides what is shown', () => {
  it.each([
    ['kicks', 'school shoes for my son, size 33', 'Darasa Lace-Up', 'Darasa T-Bar'],
    ['kicks', 'viatu za shule za mvulana wa miaka tisa, saizi 33', 'Darasa Lace-Up', 'Mary Jane Strap'],
    ['kicks', 'sandals ya mke wangu 38', 'Diani Strap', 'Lamu Leather'],
    ['kicks', 'sneakers for a man of 27, size 42', 'Estate Low', 'Toto Runner'],
  ] as const)('%s: %s', (shop, text, some, none) => {
    const names = lookedFor(shop, text)
    expect(names).toContain(some)
    expect(names).not.toContain(none)
  })
})

describe('sizes of other systems', () => {
  it.each([
    ['football boots UK 9', '43'],
    ['UK size ten sandals', '44'],
    ['size eight uk sneakers', '42'],
    ['US 10 hiking boots', '43'],
  ])('%s', (text, size) => {
    const [act] = hear({ text, tap: null }, NOTHING_BEFORE, SHOPS.kicks).acts
    expect(act).toMatchObject({ act: 'search', wanted: { values: [{ option: 'size', value: size }] } })
  })
})

describe('what is refused of a list', () => {
  const [first] = hear({ text: 'nahitaji mafuta', tap: null }, NOTHING_BEFORE, SHOPS.grocery).acts
  const shown = first !== undefined && 'wanted' in first ? first.wanted.itemIds : []
  const asked = { kind: 'pick' as const, option: null, itemId: null, choices: [] }

  it.each([
    ['sitaki ya palm', ['Sunflower Oil', 'White Cooking Fat']],
    ['the one from sunflowers', ['Sunflower Oil']],
    ['ile ya kuganda', ['White Cooking Fat']],
  ])('%s', (text, names) => {
    const { acts } = hear({ text, tap: null }, { ...NOTHING_BEFORE, shown, asked }, SHOPS.grocery)
    const picked = acts.flatMap((act) => (act.act === 'pick' ? act.wanted.itemIds : []))
    expect(picked.map((id) => SHOPS.grocery.item(id)?.name)).toEqual(names)
  })
})

describe('large amounts', () => {
  it('go to a person, and cost what one costs', () => {
    const { acts } = hear({ text: 'how much are 70 trays of eggs', tap: null }, NOTHING_BEFORE, SHOPS.grocery)
    expect(acts).toMatchObject([
      { act: 'ask_shop', topic: 'bulk' },
      { act: 'ask_item', topic: 'price', wanted: { quantity: null } },
    ])
  })

  it('are not meant by a few for an office', () => {
    const text = 'shopping for the office, how much is a pack of ten rolls of tissue?'
    const { acts } = hear({ text, tap: null }, NOTHING_BEFORE, SHOPS.grocery)
    expect(acts.filter(({ act }) => act === 'ask_shop')).toEqual([])
  })
})

describe('what is told beside the goods is no wish of its own', () => {
  it.each([
    ['I have a Nuru 4, which charger is good for it', 'Nuru 4'],
    ['simu ya mjengo, battery iishi siku tatu', 'Power Bank'],
    ["a phone that isn't a smartphone", 'Jua 5'],
  ])('%s', (text, none) => {
    const { acts } = hear({ text, tap: null }, NOTHING_BEFORE, SHOPS.kicks)
    expect(acts.map(({ act }) => act)).not.toContain('not_sold')
    expect(lookedFor('kicks', text)).not.toContain(none)
  })
})
