import { describe, expect, it } from 'vitest'
import { foldPlural, GOODS_COUNT } from '../../../src/llm/offline/shop-lexicon.ts'
import { parseAsk } from '../../../src/llm/offline/shopping.ts'
import type { ShoppingAsk } from '../../../src/llm/offline/types.ts'

const NOTHING: ShoppingAsk = {
  terms: [],
  raw: [],
  size: null,
  colours: [],
  minPriceMinor: null,
  maxPriceMinor: null,
  cheapest: false,
  quantity: null,
  seeAll: false,
  purpose: [],
}

const ASKS: ReadonlyArray<[string, Partial<ShoppingAsk>]> = [
  [
    'nataka viatu nyeusi size 42 chini ya elfu tatu',
    { terms: ['shoes'], colours: ['black'], size: '42', maxPriceMinor: 300_000 },
  ],
  [
    'black running shoes under 3k',
    { terms: ['shoes'], colours: ['black'], purpose: ['running'], maxPriceMinor: 300_000 },
  ],
  ['simu ya samsung 128GB isizidi 25000', { terms: ['phone', 'samsung'], size: '128GB', maxPriceMinor: 2_500_000 }],
  ['unga wa ugali 2kg na mchele', { terms: ['maize', 'flour', 'rice'], size: '2KG' }],
  ['mko na jordans size 43', { terms: ['jordan'], size: '43' }],
  ['nike 42 white', { terms: ['nike'], colours: ['white'], size: '42' }],
  ['saizi 38 ya viatu vya shule', { terms: ['shoes'], size: '38', purpose: ['school'] }],
  ['jeans XL blue', { terms: ['jeans'], size: 'XL', colours: ['blue'] }],
  ['nataka kitanda 6x6', { terms: ['bed'], size: '6x6' }],
  ['sukari kilo mbili', { terms: ['sugar'], size: '2KG' }],
  ['pairs mbili za soksi', { terms: ['socks'], quantity: 2 }],
  ['a dozen eggs', { terms: ['eggs'], quantity: 12 }],
  ['x3 mugs', { terms: ['mug'], quantity: 3 }],
  ['nipe viatu viwili', { terms: ['shoes'], quantity: 2 }],
  ['iphone 13', { terms: ['iphone', '13'] }],
  ['show me everything', { seeAll: true }],
  ['zote', { seeAll: true }],
  ['cheapest fridge', { terms: ['fridge'], cheapest: true }],
  ['friji ya bei rahisi', { terms: ['fridge'], cheapest: true }],
  ['I need 5 litres of paint', { terms: ['paint'], size: '5L' }],
  ['earrings for my wife', { terms: ['earrings'] }],
  ['nadai hoodie nyeupe', { terms: ['hoodie'], colours: ['white'] }],
]

const PRICES: ReadonlyArray<[string, number | null, number | null]> = [
  ['3 soo', null, 30_000],
  ['viatu za ngiri mbili', null, 200_000],
  ['thao tatu', null, 300_000],
  ['chini ya elfu mbili mia tano', null, 250_000],
  ['between 2k and 4k', 200_000, 400_000],
  ['2-4k handbags', 200_000, 400_000],
  ['kati ya elfu mbili na elfu nne', 200_000, 400_000],
  ['below 5,000 bob', null, 500_000],
  ['isizidi 2500', null, 250_000],
  ['zaidi ya elfu kumi', 1_000_000, null],
  ['more than 10k', 1_000_000, null],
  ['not more than 10k', null, 1_000_000],
  ['around 60k', 4_500_000, 7_500_000],
  ['elfu tano kwenda juu', 500_000, null],
  ['ksh 1,500 max', null, 150_000],
  ['size 42', null, null],
  ['128GB', null, null],
  ['2 pairs', null, null],
]

describe('parseAsk', () => {
  it.each(ASKS)('reads %j', (message, expected) => {
    const { raw: _raw, ...ask } = parseAsk(message)
    const { raw: _none, ...nothing } = NOTHING
    expect(ask).toEqual({ ...nothing, ...expected })
  })

  it.each(PRICES)('finds the price bounds of %j', (message, minPriceMinor, maxPriceMinor) => {
    expect(parseAsk(message)).toMatchObject({ minPriceMinor, maxPriceMinor })
  })

  it('keeps the words as typed beside their English', () => {
    expect(parseAsk('mafuta ya kupikia').raw).toEqual(['mafuta ya kupikia'])
    expect(parseAsk('mafuta ya kupikia').terms).toEqual(['cooking', 'oil'])
  })

  it('knows more than 400 Swahili and Sheng goods words', () => {
    expect(GOODS_COUNT).toBeGreaterThan(400)
  })
})

describe('foldPlural', () => {
  it.each([
    ['shoe', 'shoes'],
    ['shoes', 'shoes'],
    ['phones', 'phone'],
    ['dresses', 'dress'],
    ['watches', 'watch'],
    ['batteries', 'battery'],
    ['knives', 'knife'],
    ['glass', 'glasses'],
    ['mattress', 'mattress'],
    ['tomatoes', 'tomatoes'],
  ])('folds %s to %s', (word, folded) => {
    expect(foldPlural(word)).toBe(folded)
  })
})
