import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const kicks = indexOf(fixtureShop('kicks-and-phones'))

function idOf(name: string): string {
  return kicks.shelf.items.find(({ item }) => item.name === name)?.item.itemId ?? ''
}

function asked(text: string, about?: string): string[] {
  const salient = about === undefined ? [] : [idOf(about)]
  const { acts } = hear({ text, tap: null }, { ...NOTHING_BEFORE, salient, shown: salient }, kicks)
  return acts.map((act) =>
    act.act === 'ask_item' ? `${act.topic} ${kicks.item(act.wanted.itemIds[0] ?? '')?.name ?? 'nothing'}` : act.act,
  )
}

describe('two questions about one thing are two, in whatever order', () => {
  it.each([
    ['what does it track and how much is it', 'Saa Fit Watch', ['other Saa Fit Watch', 'price Saa Fit Watch']],
    ['price and battery life please', 'Saa Fit Watch', ['price Saa Fit Watch', 'other Saa Fit Watch']],
    ['inakaa na charge siku ngapi, na ni how much?', 'Saa Fit Watch', ['lasting Saa Fit Watch', 'price Saa Fit Watch']],
    ['does the Upepo 3 have NFC and how much is it', undefined, ['other Upepo 3', 'price Upepo 3']],
    [
      'Kelele Mini Speaker masaa ngapi, na bei?',
      undefined,
      ['lasting Kelele Mini Speaker', 'price Kelele Mini Speaker'],
    ],
    [
      'is the Striker Turf good on murram and do you have 42',
      undefined,
      ['surface Striker Turf', 'availability Striker Turf'],
    ],
  ] as const)('%s', (text, about, expected) => expect(asked(text, about)).toEqual(expected))

  it('what the first names, the second goes on with', () => {
    expect(asked('Is the Court Pili real leather? And its price?')).toEqual(['other Court Pili', 'price Court Pili'])
  })

  it('what is asked of the shop stays whole', () => {
    expect(asked('do you deliver to Thika and how much')).toEqual(['ask_delivery'])
  })
})

describe('what goods are for is not what is asked for', () => {
  it.each(['kuna kava za Jua 5?', 'je mko na charger ya Upepo 1', 'any screen protector for the Shabaha Ultra?'])(
    '%s',
    (text) => expect(asked(text)).toEqual(['search']),
  )

  it('behind a case that is talked about, a phone says which case', () => {
    expect(asked('na ya Nuru 4 ni pesa ngapi', 'Clear Case')).toEqual(['price Clear Case'])
    expect(asked('and for the Kilele?', 'Clear Case')).toEqual(['availability Clear Case'])
  })
})

describe('another one of the kind that is talked about', () => {
  it.each([
    ['na ile ya 20,000 ni pesa ngapi', '10,000 mAh Power Bank', 'price 20,000 mAh Power Bank'],
    ['what about the 45w', '20W USB-C Wall Charger', 'availability 45W Dual-Port Charger'],
    ['na ya solar inauzwa ngapi', '10,000 mAh Power Bank', 'price Solar Power Bank 20,000 mAh'],
    ['and the plus?', 'Nuru 4', 'availability Nuru 4 Plus'],
    ['na ile fold', 'Kilele Pro', 'availability Kilele Fold'],
  ] as const)('%s', (text, about, expected) => expect(asked(text, about)).toEqual([expected]))
})

describe('weighed against each other', () => {
  const weighed = (text: string, about?: string) => {
    const salient = about === undefined ? [] : [idOf(about)]
    const { acts } = hear({ text, tap: null }, { ...NOTHING_BEFORE, salient, shown: salient }, kicks)
    return acts.flatMap((act) => (act.act === 'compare' ? act.wanted.itemIds.map((id) => kicks.item(id)?.name) : []))
  }

  it('a thing and the other one of its name', () => {
    expect(weighed('and how much more is the pro', 'Kilele')).toEqual(['Kilele', 'Kilele Pro'])
    expect(weighed('bei ya Longonot isiyopitisha maji na ile ya kawaida zinatofautiana vipi')).toEqual(
      expect.arrayContaining(['Longonot Hiker', 'Longonot Hiker Waterproof']),
    )
  })

  it('the best of a kind, by what its rows tell', () => {
    expect(weighed('which of your earphones play the longest').at(0)).toBe('Sebule Over-Ear Headphones')
    expect(weighed('simu gani ina betri kubwa zaidi').at(0)).toBe('Jabali Rugged')
  })
})

describe('what is said of a thing beside another asks whether it is so', () => {
  it.each([
    ['will the Upepo 3 accept a memory card', undefined, 'Upepo 3'],
    ['Muziki Box inakubali memory card ama haikubali', undefined, 'Muziki Box'],
    ['the Taji 1 comes with a charger or must I buy one', undefined, 'Taji 1'],
    ['can I use it on wet boots', 'Suede Brush and Eraser', 'Suede Brush and Eraser'],
    ['itachaji simu mara ngapi', 'Fast Power Bank 30,000 mAh', 'Fast Power Bank 30,000 mAh'],
  ] as const)('%s', (text, about, name) => expect(asked(text, about)).toEqual([`other ${name}`]))

  it('and wishes stay wishes', () => expect(asked('nipe Nuru 4 pamoja na memory card')).toEqual(['add', 'add']))
})
