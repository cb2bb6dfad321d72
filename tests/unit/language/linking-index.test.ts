import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLinks } from '../../../src/language/linking/find-links.ts'
import { otherNumber, stem } from '../../../src/language/linking/stem.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'
import { editDistance } from '../../../src/lib/edit-distance.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'
import { bigShop } from './made-up-shops.ts'
import { goodsOf } from './read-goods.ts'

const shoes = indexOf(fixtureShop('kicks-and-phones'))
const groceries = indexOf(fixtureShop('mama-njeri-grocery'))

describe('a shop index', () => {
  it('finds every item by its whole name', () => {
    for (const index of [shoes, groceries])
      for (const { item } of index.shelf.items) {
        const meant = goodsOf(`nataka ${item.name}`, index)
        expect(meant.itemIds, item.name).toEqual([item.itemId])
      }
  })

  it('tells the options a value belongs to, as the shop spells it', () => {
    expect(shoes.optionsFor('64gb')).toEqual([{ option: 'storage', value: '64GB' }])
    expect(shoes.optionsFor('42')).toEqual([{ option: 'size', value: '42' }])
    expect(shoes.optionsFor('pink elephant')).toEqual([])
    expect(groceries.optionsFor('1 l')).toEqual([{ option: 'volume', value: '1L' }])
  })

  it('tells which items come in a value', () => {
    expect(shoes.itemsWith('size', '46')).toContain('HOOPD')
    expect(shoes.itemsWith('size', '46')).not.toContain('ESTLO')
    expect(shoes.itemsWith('colour', 'mauve')).toEqual([])
  })

  it('keeps a colour that nothing here has', () => {
    expect(goodsOf('maroon sneakers', shoes).values).toEqual([{ option: 'colour', value: 'maroon' }])
  })

  it('does not take a common word for misspelt goods', () => {
    for (const message of ['how much', 'sawa', 'thanks', 'below', 'weather today', 'nipe', 'sijui'])
      expect(goodsOf(message, shoes).itemIds, message).toEqual([])
  })

  it('knows makes it does not have', () => {
    expect(shoes.hasBrand('Umbalo')).toBe(true)
    expect(shoes.hasBrand('nike')).toBe(false)
    expect(goodsOf('nike air max', shoes)).toMatchObject({ itemIds: [], missing: ['nike air max'] })
  })
})

describe('links', () => {
  it('lie inside the message, whatever it says', () => {
    const words = [
      'kilele',
      'pro',
      'case',
      'ya',
      'simu',
      ',',
      '42',
      'nyeupe',
      'estatelow',
      'x2',
      '64gb',
      '\n',
      'unga',
      'wa',
    ]
    const message = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...words)).map((some) => some.join(' ')),
    )
    fc.assert(
      fc.property(message, (text) => {
        const tokens = tokenise(text)
        for (const { from, to } of findLinks(tokens, shoes)) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(tokens.length)
        }
        goodsOf(text, shoes)
      }),
      { numRuns: 300 },
    )
  })

  it('look at few words to mend one, also in a shop of ten thousand items', () => {
    const { spelling } = indexOf(bigShop(10_000))
    for (const word of ['laptpo', 'kamorishotu', 'blendre', 'hemlet', 'something', 'zebanyka'])
      expect(spelling.speller.candidates(word).length, word).toBeLessThan(1000)
  })
})

describe('words', () => {
  it.each([
    ['tomatoes', 'tomato'],
    ['shoes', 'shoe'],
    ['batteries', 'battery'],
    ['dresses', 'dress'],
    ['brushes', 'brush'],
    ['loaves', 'loaf'],
    ['mens', 'man'],
    ['women', 'woman'],
    ['gas', 'gas'],
    ['glass', 'glass'],
  ])('%s is one %s', (many, one) => {
    expect(stem(many)).toBe(stem(one))
  })

  it.each([
    ['vitunguu', 'kitunguu'],
    ['maembe', 'embe'],
    ['embe', 'maembe'],
    ['mikate', 'mkate'],
    ['viatu', 'kiatu'],
  ])('%s may be %s', (word, other) => {
    expect(otherNumber(word)).toContain(other)
  })

  it.each([
    ['esatte', 'estate', 1],
    ['runing', 'running', 1],
    ['samrtphone', 'smartphone', 1],
    ['milk', 'silk', 1],
    ['milk', 'water', 3],
  ])('%s is far from %s by %i', (a, b, far) => {
    expect(editDistance(a, b, 2)).toBe(far)
  })
})
