import { describe, expect, it } from 'vitest'
import { toJsonObject } from '../../../journeys/facts.ts'
import { catalogLink } from '../../../journeys/sales/catalog-link.ts'
import { catalogQuery, isVague, newFilters, refineFilters, SHOWN } from '../../../journeys/sales/filters.ts'
import { linkToShow } from '../../../journeys/sales/link-to-show.ts'
import { splitAsk } from '../../../journeys/sales/split-ask.ts'
import { wantsGoods } from '../../../journeys/sales/wants-goods.ts'
import type { CatalogResult } from '../../../src/domain/catalog/schemas.ts'
import { engine, shown } from './sales-state.ts'

const filters = (text: string) => newFilters(engine.parseAsk(text))
const base = 'https://shop.example.com/catalog'

function link(text: string, found: Partial<CatalogResult> = {}, rejections = 0, of: string | null = base) {
  return linkToShow({
    search: { items: shown, totalMatches: 3, confidence: 1, relaxed: [], ...found },
    lastCatalogFilters: toJsonObject(filters(text)),
    catalogRejections: rejections,
    catalogLinkBase: of,
  })
}

describe('the search of a shopper', () => {
  it('asks for 3 to 6 items', () => {
    expect(SHOWN).toBeGreaterThanOrEqual(3)
    expect(catalogQuery(filters('shoes'), false).limit).toBeLessThanOrEqual(6)
  })

  it('keeps what was asked before when it is narrowed', () => {
    const narrowed = refineFilters(filters('running shoes size 42'), engine.parseAsk('black, under 5000'))
    expect(narrowed).toMatchObject({
      terms: ['running', 'shoes'],
      size: '42',
      colours: ['black'],
      maxPriceMinor: 500_000,
    })
  })

  it('means shoes of any kind by kicks that are for running', () => {
    expect(filters('kicks za kukimbia').terms).toEqual(['running', 'shoes'])
  })

  it('is vague without a size, colour, price or purpose', () => {
    expect(isVague(filters('shoes'))).toBe(true)
    expect(isVague(filters('shoes size 42'))).toBe(false)
  })
})

describe('the catalog link', () => {
  it('opens the page at the search', () => {
    const url = catalogLink(base, filters('running shoes size 42 under 5000'))
    expect(url).toBe(`${base}?q=running+shoes&size=42&max=5000`)
  })

  it.each([
    ['50 matches of a vague ask', link('shoes', { totalMatches: 50 })],
    ['low confidence', link('shoes size 42', { confidence: 0.3 })],
    ['"see all"', link('show me all shoes')],
    ['two rejections in a row', link('shoes size 42', {}, 2)],
  ])('is shown for %s', (_why, url) => {
    expect(url).toContain(base)
  })

  it('opens the whole range when the search found nothing', () => {
    expect(link('fridge', { items: [], totalMatches: 0, confidence: 0 })).toBe(base)
  })

  it.each([
    ['49 matches', link('shoes', { totalMatches: 49 })],
    ['many matches of a clear ask', link('black shoes size 42', { totalMatches: 200 })],
    ['one rejection', link('shoes size 42', {}, 1)],
    ['a shop without a page', link('show me all shoes', {}, 0, null)],
  ])('is not shown for %s', (_why, url) => {
    expect(url).toBeNull()
  })
})

describe('wantsGoods', () => {
  it.each([
    ['Habari, nataka viatu vya kukimbia size 42'],
    ['niaje, nadai ndula'],
    ['I need a black phone under 15000'],
    ['nipe unga mbili na sukari kilo moja'],
    ['viatu'],
    ['simu ya kabambe'],
    ['black shoes size 42'],
    ['charger'],
  ])('%s', (text) => {
    expect(wantsGoods(text, engine)).toBe(true)
  })

  it.each([
    ['nataka kurudisha viatu'],
    ['I want to talk to a person'],
    ['naomba kujua mnafungua saa ngapi'],
    ['nataka kulipa'],
    ['hello'],
    ['simu imeharibika'],
    ['nipe mtu wa kuongea naye'],
    ['shoes have not arrived'],
  ])('not: %s', (text) => {
    expect(wantsGoods(text, engine)).toBe(false)
  })
})

describe('splitAsk', () => {
  it.each([
    ['nipe unga mbili na sukari kilo moja', ['nipe unga mbili', 'sukari kilo moja']],
    ['do you sell avocado, tomatoes and rice?', ['do you sell avocado', 'tomatoes', 'rice?']],
    ['Rift Runner 2 size 42 black na soksi', ['Rift Runner 2 size 42 black', 'soksi']],
  ])('%s is several things', (text, asks) => {
    expect(splitAsk(text, engine)).toEqual(asks)
  })

  it.each([
    ['black and white shoes'],
    ['a phone with a good camera and battery'],
    ['shoes for men and women'],
    ['viatu vya shule na ofisi'],
    ['size 42 na rangi nyeusi'],
    ['a phone for 15,000'],
  ])('%s is one thing', (text) => {
    expect(splitAsk(text, engine)).toEqual([text])
  })
})
