import { describe, expect, it } from 'vitest'
import { answerItem } from '../../../journeys/sales/items/answer-item.ts'
import { compareItems } from '../../../journeys/sales/items/compare-items.ts'
import { summaryOf } from '../../../journeys/sales/items/summary-of.ts'
import type { ItemDetail } from '../../../src/domain/catalog/schemas.ts'
import { ids } from './customer-state.ts'
import { itemWith, wanted } from './sales-state.ts'

const shoe = itemWith(
  [
    { options: { size: '42', colour: 'black' } },
    { options: { size: '42', colour: 'blue' }, available: 2 },
    { options: { size: '43', colour: 'black' }, available: 0 },
  ],
  {
    description: 'A light shoe for daily runs. The sole is made of rubber.',
    attributes: { material: 'mesh', waterproof: false },
  },
)
const phone = itemWith(
  [
    { options: { storage: '64GB' }, priceMinor: 1_450_000 },
    { options: { storage: '128GB' }, priceMinor: 1_750_000 },
  ],
  { itemId: ids.runner, name: 'Jua 5', brand: 'Nuruvo', description: 'A phone with a 5,000 mAh battery.' },
)
const ask = (topic: string, said = {}) => ({ topic, wanted: wanted(said) })
const black42 = [
  { option: 'size', value: '42' },
  { option: 'colour', value: 'black' },
]

describe('a question about one item', () => {
  it('is answered with its price', () => {
    expect(answerItem(shoe, ask('price'), 'en')).toBe('Breeze Jogger (Tembezi): KES 3,600')
  })

  it('is answered with the price of each value where the price depends on it', () => {
    expect(answerItem(phone, ask('price'), 'en')?.split('\n')).toEqual([
      'Jua 5 (Nuruvo): KES 14,500 - KES 17,500',
      '64GB: KES 14,500',
      '128GB: KES 17,500',
    ])
  })

  it('is answered with the price of the value that was told', () => {
    const said = { values: [{ option: 'storage', value: '128GB' }] }
    expect(answerItem(phone, ask('price', said), 'en')).toBe('Jua 5, 128GB (Nuruvo): KES 17,500')
  })

  it('is answered with its price also where it is sold out', () => {
    const gone = itemWith([{ options: {}, available: 0, priceMinor: 200_000 }], {})
    expect(answerItem(gone, ask('price'), 'en')).toMatch(/sold out\. .*KES 2,000/)
  })

  it('is answered with the sum for several', () => {
    const answer = answerItem(shoe, ask('price', { values: black42, quantity: 2 }), 'en')
    expect(answer).toContain('KES 7,200')
  })

  it('tells what is there and what is not', () => {
    expect(answerItem(shoe, ask('availability', { values: black42 }), 'en')).toContain('42 / Black')
    const gone = answerItem(shoe, ask('availability', { values: [{ option: 'size', value: '43' }] }), 'en')
    expect(gone).toContain('Breeze Jogger in 43 is not available now')
    expect(gone).toContain('42')
    const few = answerItem(
      shoe,
      ask('availability', { values: [{ option: 'colour', value: 'blue' }], quantity: 5 }),
      'en',
    )
    expect(few).toContain('2')
  })

  it('tells the options that can be had', () => {
    expect(answerItem(shoe, ask('options'), 'en')).toContain('Black, Blue')
    expect(answerItem(shoe, ask('options'), 'en')).not.toContain('43')
  })

  it('is left to the search in its row where it asks for anything else', () => {
    expect(answerItem(shoe, ask('other'), 'en')).toBeNull()
    expect(answerItem(shoe, ask('material'), 'en')).toBeNull()
    expect(answerItem(phone, ask('battery_mah'), 'en')).toBeNull()
  })

  it('of something that nobody can buy says so', () => {
    const none = itemWith([{ options: {}, available: 0 }])
    for (const topic of ['price', 'availability', 'options'])
      expect(answerItem(none, ask(topic), 'en')).toContain('sold out')
  })
})

describe('items side by side', () => {
  it('show their prices, what they differ in, and what is told of them', () => {
    const other = { ...shoe, name: 'Rift Runner 2', attributes: { material: 'leather', waterproof: false } }
    const [first, second] = compareItems([shoe, other], { features: [], words: 'which is better' }, 'en').split('\n\n')
    expect(first).toMatch(/^Breeze Jogger \(Tembezi\): KES 3,600\n/)
    expect(first).toContain('mesh')
    expect(second).toContain('leather')
    expect(first?.toLowerCase()).not.toContain('waterproof')
  })

  const compared = (one: ItemDetail['attributes'], other: ItemDetail['attributes'], words: string) =>
    compareItems(
      [
        { ...shoe, name: 'Aza', attributes: one },
        { ...shoe, name: 'Bora', attributes: other },
      ],
      { features: [], words },
      'en',
    )

  it.each([
    ['which one has the bigger battery', { battery_mah: 4000 }, { battery_mah: 6000 }, 'Bora. Battery: 6,000 mAh'],
    ['ipi nyepesi', { weight_g: 200 }, { weight_g: 300 }, 'Aza. Weight: 200 g'],
    ['which is good for gaming', { for: ['photos'] }, { for: ['gaming'] }, 'Bora. Good for: gaming'],
    ['ipi inafaa mvua', { for: ['light rain'], waterproof: false }, { waterproof: true }, 'Bora. It is waterproof.'],
  ])('say which fits and by what row: %s', (words, one, other, expected) => {
    expect(compared(one, other, words)).toContain(expected)
  })

  it('say no more than the rows where none of them decides', () => {
    expect(compared({ battery_mah: 4000 }, { screen_in: 6 }, 'which has the better battery')).not.toContain(
      'I would take',
    )
  })
})

describe('an item in a list', () => {
  it('shows what can be bought of it, or everything when nothing can', () => {
    expect(summaryOf(shoe)).toMatchObject({ options: { size: ['42'], colour: ['black', 'blue'] }, inStock: true })
    const none = itemWith([{ options: { size: '42' }, available: 0 }])
    expect(summaryOf(none)).toMatchObject({ options: { size: ['42'] }, inStock: false })
  })
})
