import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import type { Act, Wanted } from '../../../src/language/reading.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const SHOPS = { kicks: indexOf(fixtureShop('kicks-and-phones')), grocery: indexOf(fixtureShop('mama-njeri-grocery')) }
type Shop = keyof typeof SHOPS

function heard(shop: Shop, text: string): Act[] {
  return hear({ text, tap: null }, NOTHING_BEFORE, SHOPS[shop]).acts
}

/** The names of the goods that are looked for, best first. */
function lookedFor(shop: Shop, text: string): string[] {
  const wanted = heard(shop, text).flatMap((act): Wanted[] =>
    act.act === 'search' || act.act === 'recommend' ? [act.wanted] : [],
  )
  return wanted.flatMap(({ itemIds }) => itemIds).map((id) => SHOPS[shop].item(id)?.name ?? '')
}

describe('a need told in a roundabout way', () => {
  it.each([
    ['kicks', 'my knees hurt when I run long distance, what do you have in 42', 'Longroad 42K'],
    ['kicks', 'the matatu is noisy and I want to hear my music in peace', 'Mdundo Buds Pro'],
    [
      'kicks',
      'Nafanya kazi ya ulinzi usiku, nataka viatu vyeusi namba 44, pesa yangu ni elfu tatu tu',
      'Guard Duty Shoe',
    ],
    ['kicks', "My mum's eyes are weak and she can't read tiny numbers, which phone do you suggest?", 'Mzee Big Button'],
    ['kicks', 'Bibi yangu hawezi kuinama kufunga kamba, kiatu gani kitamfaa', 'Tao Slip-On'],
    ['grocery', 'the tap water leaves scum, nothing lathers. what do I wash clothes with, 100 bob', 'Laundry Bar Soap'],
    ['grocery', 'sina fridge, maziwa gani haiharibiki haraka', 'Long Life Milk'],
  ] as const)('%s: %s', (shop, text, best) => expect(lookedFor(shop, text).slice(0, 3)).toContain(best))

  it.each([
    ['I want the lightest running shoes in 42', 'Iten Pacer'],
    ['a phone with the biggest screen for films, 20k at most', 'Mbili Max'],
    ['nipe simu yenye betri kubwa zaidi, 30k', 'Jabali Rugged'],
  ])('has most of something: %s', (text, best) => expect(lookedFor('kicks', text)[0]).toBe(best))
})

describe('what is told beside a question for goods', () => {
  it.each([
    ['grocery', 'do you have smoked sausages? I am opening a stall near the stage'],
    ['kicks', 'do you sell cooking gas? the shop near us is closed'],
    ['grocery', "mnauza nyama ya ng'ombe? butcher amefunga"],
  ] as const)('%s, asks for nothing: %s', (shop, text) =>
    expect(heard(shop, text).map(({ act }) => act)).toEqual(['not_sold']),
  )

  it('bounds what is wished for', () => {
    const [act, ...more] = heard('grocery', 'Nina shilingi mia moja tu. Nipatie mkate')
    expect(more).toEqual([])
    expect(act).toMatchObject({ act: 'search', wanted: { maxPriceMinor: 10_000 } })
  })

  it.each([
    ['I watch a shop at night and need black shoes, 46', 'Saa Fit Watch'],
    ['nacheza ball ya indoor, nitafutie viatu size 41', 'Rift Runner 2'],
    ['off to Diani, something to keep my phone dry in the sea', 'Diani Strap'],
  ])('names no goods by what somebody does: %s', (text, none) => {
    const names = lookedFor('kicks', text)
    expect(names.length).toBeGreaterThan(0)
    expect(names[0]).not.toBe(none)
    expect(heard('kicks', text).map(({ act }) => act)).not.toContain('not_sold')
  })
})

describe('what is no need', () => {
  it.each([
    ['kicks', 'do I need to charge it overnight before using'],
    ['kicks', 'our school wants 300 exercise books before term opens'],
    ['kicks', 'we need cement for the church, can you send a lorry'],
    ['grocery', 'how long does the rider take to come to Kahawa'],
  ] as const)('%s: %s', (shop, text) => expect(lookedFor(shop, text)).toEqual([]))
})
