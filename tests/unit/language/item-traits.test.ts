import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const shops = { kicks: indexOf(fixtureShop('kicks-and-phones')), grocery: indexOf(fixtureShop('mama-njeri-grocery')) }
type Shop = keyof typeof shops

function idOf(shop: Shop, name: string): string {
  const found = shops[shop].shelf.items.find(({ item }) => item.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found.item.itemId
}

/** The acts of a message behind talk about some goods, as "act topic item". */
function heard(shop: Shop, about: readonly string[], text: string): string[] {
  const salient = about.map((name) => idOf(shop, name))
  const { acts } = hear({ text, tap: null }, { ...NOTHING_BEFORE, salient, shown: salient }, shops[shop])
  return acts.map((act) => {
    const topic = 'topic' in act ? act.topic : ''
    const item = 'wanted' in act ? (shops[shop].item(act.wanted.itemIds[0] ?? '')?.name ?? '') : ''
    return `${act.act} ${topic} ${item}`.trim()
  })
}

describe('how a thing is', () => {
  it.each([
    ['kicks', [], 'Kilifi Wedge kisigino chake ni cha urefu gani', 'ask_item other Kilifi Wedge'],
    ['kicks', ['Duka Pro'], 'uzito wake ni ngapi, naeza beba kwa mfuko?', 'ask_item other Duka Pro'],
    ['kicks', ['Duka Pro'], 'betri yake ni ya ngapi', 'ask_item other Duka Pro'],
    ['kicks', [], 'do I get a cable with the Torch 2?', 'ask_item other Torch 2'],
    ['kicks', ['Torch 2'], 'does it come with earphones', 'ask_item other Torch 2'],
    ['kicks', ['Mdundo Buds'], 'ni ya waya ama bluetooth', 'ask_item connection Mdundo Buds'],
    ['grocery', [], 'do the green grams need soaking', 'ask_item other Green Grams'],
    ['grocery', ['Tea Bags'], 'zinatoka wapi', 'ask_item other Tea Bags'],
    ['grocery', [], 'Drinking Chocolate iko na kafeini', 'ask_item other Drinking Chocolate'],
  ] as const)('%s, about %j: %s', (shop, about, text, expected) => {
    expect(heard(shop, about, text)).toEqual([expected])
  })

  it.each([
    ['kicks', ['Duka Pro'], 'nataka cover yake', 'search'],
    ['kicks', ['Duka Pro'], 'charger yake ni bei gani', 'search'],
    ['kicks', ['Estate Low'], 'rangi zake?', 'ask_item options'],
    ['kicks', ['Estate Low'], 'bei yake halisi ni ngapi?', 'ask_item price'],
  ] as const)('is not asked by %s, about %j: %s', (shop, about, text, expected) => {
    expect(heard(shop, about, text)[0]).toContain(expected)
  })
})

describe('the size to take', () => {
  it.each([
    [['Block Heel Pump'], 'I am between 37 and 38, which should I pick?'],
    [['Block Heel Pump'], 'mimi huvaa 38, nichukue gani'],
    [['Block Heel Pump'], 'would a 39 fit me if I wear 38 and a half'],
  ] as const)('about %j: %s', (about, text) => {
    expect(heard('kicks', about, text)).toEqual([`ask_item size_help ${about[0]}`])
  })

  it('is what "that size" means afterwards', () => {
    const item = idOf('kicks', 'Block Heel Pump')
    const lastQuestion = { act: 'ask_item', topic: 'size_help', words: 'between 37 and 38, which one', zoneId: null }
    const context = { ...NOTHING_BEFORE, salient: [item], lastQuestion }
    const [act] = hear({ text: 'do you have it in nude in that size?', tap: null }, context, shops.kicks).acts
    expect(act).toMatchObject({ act: 'ask_item', topic: 'availability' })
    expect(act?.act === 'ask_item' && act.wanted.values).toContainEqual({ option: 'size', value: '38' })
  })
})

describe('what the shop does', () => {
  it.each(['mnafanya hiyo kazi? ni shilingi ngapi?', 'huchukua siku ngapi?'])('stays asked of the shop: %s', (text) => {
    const lastQuestion = { act: 'ask_shop', topic: 'repair', words: 'zipu ya buti inaweza kubadilishwa', zoneId: null }
    const context = { ...NOTHING_BEFORE, salient: [idOf('kicks', 'Street Combat')], lastQuestion }
    const { acts } = hear({ text, tap: null }, context, shops.kicks)
    expect(acts.every((act) => act.act === 'ask_shop' && act.topic === 'repair')).toBe(true)
  })
})

describe('the other one of a name', () => {
  it.each([
    ['kicks', ['Longonot Hiker'], 'and the waterproof one?', 'Longonot Hiker Waterproof'],
    ['kicks', ['Jua 5'], 'na ile ya 5G ni ngapi', 'ask_item price Jua 5 5G'],
    ['kicks', ['Kilele'], 'how much is the Fold', 'ask_item price Kilele Fold'],
    ['kicks', ['Kilele'], 'is it waterproof?', 'Kilele'],
  ] as const)('%s, about %j: %s', (shop, about, text, expected) => {
    expect(heard(shop, about, text)[0]).toMatch(new RegExp(`${expected}$`))
  })

  it('is set beside the first by its price', () => {
    expect(heard('kicks', ['Kilele', 'Kilele Pro'], 'and the difference in price?')).toEqual(['compare  Kilele'])
    expect(heard('kicks', ['Kilele', 'Kilele Pro'], 'bei zinapishana kwa ngapi')).toEqual(['compare  Kilele'])
  })
})
