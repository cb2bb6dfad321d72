import { describe, expect, it } from 'vitest'
import { NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { hear } from '../../../src/language/hear.ts'
import type { Act } from '../../../src/language/reading.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const shops = { kicks: indexOf(fixtureShop('kicks-and-phones')), grocery: indexOf(fixtureShop('mama-njeri-grocery')) }
type Shop = keyof typeof shops

function acts(shop: Shop, text: string, about?: string): Act[] {
  const salient = about === undefined ? [] : [idOf(shop, about)]
  return hear({ text, tap: null }, { ...NOTHING_BEFORE, salient, shown: salient }, shops[shop]).acts
}

function idOf(shop: Shop, name: string): string {
  const found = shops[shop].shelf.items.find(({ item }) => item.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found.item.itemId
}

function askedOf(act: Act | undefined, shop: Shop): string {
  if (act?.act !== 'ask_item' && act?.act !== 'compare') return act?.act ?? 'nothing'
  const names = act.wanted.itemIds.map((id) => shops[shop].item(id)?.name)
  return act.act === 'compare' ? `compare ${names.join(' + ')}` : `${act.topic} ${names.join(' + ')}`
}

describe('a question is asked of the thing that it names', () => {
  it.each([
    ['grocery', 'Is there sugar in the mango juice?', 'other Mango Juice'],
    ['grocery', 'does the drinking chocolate have sugar', 'other Drinking Chocolate'],
    ['grocery', 'how much fruit is in the mango juice', 'other Mango Juice'],
    ['kicks', 'can the Waterproof Phone Pouch hold a 7 inch phone?', 'other Waterproof Phone Pouch'],
    ['kicks', 'what phones does the Tough Armour Case fit?', 'other Tough Armour Case'],
    ['kicks', 'je Clear Case inafit Jua 5?', 'other Clear Case'],
    ['kicks', 'Muziki Box inakuja na memory card?', 'other Muziki Box'],
    ['grocery', 'juice ya maembe iko na matunda asilimia ngapi?', 'other Mango Juice'],
    ['kicks', 'does the Upepo 3 charge by type C?', 'other Upepo 3'],
    ['kicks', 'Mimi huvaa 43. Nikinunua Matatu Retro nichukue saizi gani?', 'size_help Matatu Retro'],
    ['kicks', 'is the Uhuru Ten good for wide feet?', 'other Uhuru Ten'],
    ['kicks', 'is the Boda Rider Boot ok in the rain', 'other Boda Rider Boot'],
  ] as const)('%s: %s', (shop, text, expected) => {
    const heard = acts(shop, text)
    expect(heard.map((act) => askedOf(act, shop))).toEqual([expected])
  })

  it('talked about before, whatever part of it is named', () => {
    expect(acts('kicks', 'comes with a charger?', 'Kilele').map((act) => askedOf(act, 'kicks'))).toEqual([
      'other Kilele',
    ])
    expect(acts('kicks', 'iko na nyeusi?', 'Upepo 3').map((act) => askedOf(act, 'kicks'))).toEqual([
      'availability Upepo 3',
    ])
  })

  it('each of several, where the same is asked of them', () => {
    const heard = acts('kicks', 'how much is the Estate Low and the Matatu Retro?')
    expect(heard.map((act) => askedOf(act, 'kicks'))).toEqual(['price Estate Low', 'price Matatu Retro'])
  })
})

describe('of a list', () => {
  const among = (text: string, ...names: string[]) => {
    const shown = names.map((name) => idOf('kicks', name))
    const context = { ...NOTHING_BEFORE, shown, salient: shown.slice(0, 1) }
    return hear({ text, tap: null }, context, shops.kicks).acts.map((act) => askedOf(act, 'kicks'))
  }

  it('the one is asked about whose name is said, as far as it is said', () => {
    expect(among('how high is the heel of the Ankle Strap?', 'Kitten Heel', 'Ankle Strap Heel')).toEqual([
      expect.stringContaining('Ankle Strap Heel'),
    ])
  })

  it('all are weighed by what their rows may tell', () => {
    expect(among('which has the best battery?', 'Upepo 3', 'Duka Pro')).toEqual(['compare Upepo 3 + Duka Pro'])
  })
})

describe('of two things that an "or" lies between one is to be taken', () => {
  it.each([
    ['kicks', 'nichukue Iten Pacer au Longroad 42K kwa marathon?', 'compare Iten Pacer + Longroad 42K'],
    ['grocery', 'Pishori Rice or Everyday White Rice for pilau', 'compare Pishori Rice + Everyday White Rice'],
  ] as const)('%s: %s', (shop, text, expected) => {
    expect(acts(shop, text).map((act) => askedOf(act, shop))).toEqual([expected])
  })

  it('but not of two that are wanted both', () => {
    expect(acts('kicks', 'nataka Estate Low na Nuru 4').map(({ act }) => act)).toEqual(['add', 'add'])
  })
})

describe('advice for who names no goods', () => {
  const advised = (text: string) => {
    const [act] = acts('kicks', text)
    if (act?.act !== 'recommend' && act?.act !== 'search') return []
    return act.wanted.itemIds.map((id) => shops.kicks.item(id)?.name)
  }

  it('is of what comes in the size, for whom it is', () => {
    const found = advised('something nice for my niece, she wears 26, below 2,000')
    expect(found).toContain('Toto Canvas')
    expect(found).not.toContain('Estate Low')
  })

  it('is of what is made for the use', () => {
    expect(advised('what would you suggest for hiking on wet mountain days, size 42?')).toContain(
      'Longonot Hiker Waterproof',
    )
  })

  it('waits where nothing narrows it', () => {
    expect(advised('I need a gift idea, 1500 bob')).not.toContain('Estate Low')
    expect(advised('the black one')).toEqual([])
  })
})

describe('more than is sold over the counter', () => {
  it.each([
    ['grocery', 'I need 16 trays of eggs', 'bulk'],
    ['grocery', '18 packets of pishori rice 5kg for a harambee', 'bulk'],
    ['kicks', 'nataka Upepo 3 kumi na mbili', 'bulk'],
    ['kicks', 'Estate Low white 41, pairs 4', null],
    ['grocery', '10kg ya viazi', null],
  ] as const)('%s: %s', (shop, text, topic) => {
    const asked = acts(shop, text).flatMap((act) => (act.act === 'ask_shop' ? [act.topic] : []))
    expect(asked).toEqual(topic === null ? [] : [topic])
  })
})
