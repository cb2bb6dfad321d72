import { describe, expect, it } from 'vitest'
import { readShopFixtures } from '../../../prisma/seed/index.ts'
import { sayAttribute } from '../../../prompts/copy/attributes.ts'
import { ItemAttributes } from '../../../src/domain/catalog/schemas.ts'

describe('an attribute of an item', () => {
  it('is said with its label and its unit, in the language of the customer', () => {
    expect(sayAttribute('battery_mah', 5000, 'en')).toBe('Battery: 5,000 mAh')
    expect(sayAttribute('warranty_months', 12, 'sw')).toBe('Dhamana: miezi 12')
    expect(sayAttribute('warranty_months', 0, 'sheng')).toBe('Warranty: hakuna')
    expect(sayAttribute('waterproof', false, 'en')).toBe('Waterproof: no')
    expect(sayAttribute('in_the_box', ['cable', 'SIM pin'], 'sw')).toBe('Ndani ya boksi: cable, SIM pin')
  })

  it('is said as it is written when the shop made it up', () => {
    expect(sayAttribute('card_slots', 2, 'en')).toBe('card slots: 2')
  })

  it('that is measured holds a number', () => {
    expect(ItemAttributes.safeParse({ weight_g: 'heavy' }).success).toBe(false)
    expect(ItemAttributes.safeParse({ weight_g: 215, weight: 'heavy', for: ['racing'] }).success).toBe(true)
  })

  it('is known of every item of the demo shops', () => {
    const bare = readShopFixtures('fixtures').flatMap(({ items }) =>
      items.filter(({ attributes }) => Object.keys(attributes).length === 0).map(({ sku }) => sku),
    )
    expect(bare).toEqual([])
  })
})
