import { describe, expect, it } from 'vitest'
import { catalogLink } from '../../../journeys/sales/find/catalog-link.ts'
import { catalogQuery, isVague } from '../../../journeys/sales/find/catalog-query.ts'
import { mergeWanted } from '../../../journeys/sales/find/merge-wanted.ts'
import { fixtureShop, indexOf } from '../language/fixture-shop.ts'
import { ids } from './customer-state.ts'
import { wanted } from './sales-state.ts'

const shop = indexOf(fixtureShop('mama-njeri-grocery'))
const base = 'https://shop.example.com/catalog'
const size = (value: string) => ({ option: 'size', value })
const colour = (value: string) => ({ option: 'colour', value })
const running = wanted({
  itemIds: [ids.runner, ids.jogger],
  categories: ['running shoes'],
  features: ['running'],
  values: [size('42')],
  words: 'running shoes size 42',
})

describe('the search of a shopper', () => {
  it('asks for 3 to 6 items, without those that were shown', () => {
    const query = catalogQuery(running, [ids.socks], shop)
    expect(query.limit).toBeGreaterThanOrEqual(3)
    expect(query.limit).toBeLessThanOrEqual(6)
    expect(query).toMatchObject({ excludeItemIds: [ids.socks], size: '42', colours: [], sort: 'relevance' })
  })

  it('goes by items where words name them, else by what they are for', () => {
    expect(catalogQuery(running, [], shop)).toMatchObject({ itemIds: [ids.runner, ids.jogger], terms: [] })
    expect(catalogQuery({ ...running, itemIds: [] }, [], shop)).toMatchObject({ itemIds: null, terms: ['running'] })
  })

  it('looks for the packing that was said, where the goods come in it', () => {
    const flour = [...shop.itemsWith('weight', '2kg')].slice(0, 2)
    const said = { ...running, itemIds: flour, values: [], measure: { amount: 2, unit: 'kg' } }
    expect(flour).toHaveLength(2)
    expect(catalogQuery(said, [], shop).size).toBe('2kg')
    expect(catalogQuery({ ...said, measure: { amount: 77, unit: 'kg' } }, [], shop).size).toBeNull()
  })

  it.each([
    [{ maxPriceMinor: 300_000 }, null, 300_000],
    [{ minPriceMinor: 100_000, maxPriceMinor: 300_000 }, 100_000, 300_000],
    [{ nearPriceMinor: 300_000 }, 200_000, 400_000],
    [{}, null, null],
  ])('with %j costs from %j to %j', (price, minPriceMinor, maxPriceMinor) => {
    expect(catalogQuery(wanted(price), [], shop)).toMatchObject({ minPriceMinor, maxPriceMinor })
  })

  it('asks for the cheapest first when that was said', () => {
    expect(catalogQuery(wanted({ sort: 'price_low' }), [], shop).sort).toBe('price_low')
  })

  it.each([
    [{}, true],
    [{ categories: ['running shoes'] }, true],
    [{ values: [size('42')] }, false],
    [{ features: ['running'] }, false],
    [{ maxPriceMinor: 500_000 }, false],
    [{ measure: { amount: 2, unit: 'kg' } }, false],
    [{ sort: 'price_low' as const }, false],
  ])('for %j is vague: %s', (said, vague) => expect(isVague(wanted(said))).toBe(vague))
})

describe('a search that is narrowed', () => {
  const narrowed = (more: Parameters<typeof wanted>[0]) => mergeWanted(running, wanted(more))

  it('keeps what was said before', () => {
    expect(narrowed({ values: [colour('black')], maxPriceMinor: 500_000, words: 'black under 5000' })).toMatchObject({
      itemIds: running.itemIds,
      categories: ['running shoes'],
      features: ['running'],
      values: [size('42'), colour('black')],
      maxPriceMinor: 500_000,
      words: 'running shoes size 42 black under 5000',
    })
  })

  it('says anew what is said anew', () => {
    expect(narrowed({ values: [size('43')] }).values).toEqual([size('43')])
    const priced = mergeWanted(wanted({ maxPriceMinor: 500_000, quantity: 2 }), wanted({ nearPriceMinor: 300_000 }))
    expect(priced).toMatchObject({ maxPriceMinor: null, nearPriceMinor: 300_000, quantity: 2 })
  })

  it('is for the items that both mean, or for those of before', () => {
    expect(narrowed({ itemIds: [ids.jogger, ids.socks] }).itemIds).toEqual([ids.jogger])
    expect(narrowed({ itemIds: [ids.socks] }).itemIds).toEqual(running.itemIds)
  })
})

describe('the catalog link', () => {
  it('opens the page at the search', () => {
    const search = { ...running, values: [size('42'), colour('black')], maxPriceMinor: 500_000 }
    expect(catalogLink(base, search)).toBe(`${base}?q=running+shoes&size=42&colour=black&max=5000`)
  })

  it('opens the whole range without one, and is none for a shop without a page', () => {
    expect(catalogLink(base, null)).toBe(base)
    expect(catalogLink(null, running)).toBeNull()
  })
})
