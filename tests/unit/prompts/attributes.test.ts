import { describe, expect, it } from 'vitest'
import { readShopFixtures } from '../../../prisma/seed/index.ts'
import { sayAttribute } from '../../../prompts/copy/attributes.ts'
import { sayFacts } from '../../../prompts/copy/facts/say-facts.ts'
import { ItemAttributes } from '../../../src/domain/catalog/schemas.ts'

describe('an attribute of an item', () => {
  it('is said with its label and its unit, in the language of the customer', () => {
    expect(sayAttribute('battery_mah', 5000, 'en')).toBe('Battery: 5,000 mAh')
    expect(sayAttribute('warranty_months', 12, 'sw')).toBe('Dhamana: miezi 12')
    expect(sayAttribute('warranty_months', 0, 'sheng')).toBe('Warranty: hakuna')
    expect(sayAttribute('waterproof', false, 'en')).toBe('It is not waterproof.')
    expect(sayAttribute('soaking_needed', false, 'sw')).toContain('Haihitaji kulowekwa')
    expect(sayAttribute('note', 'adds some bulk', 'en')).toBe('Adds some bulk.')
    expect(sayAttribute('in_the_box', ['cable', 'SIM pin'], 'sw')).toBe('Ndani ya boksi: cable, SIM pin')
  })

  it('is said as it is written when the shop made it up', () => {
    expect(sayAttribute('secret_pockets', 2, 'en')).toBe('secret pockets: 2')
  })

  it('of yes or no has a sentence for each in every demo shop, and every other a name', () => {
    const known = readShopFixtures('fixtures').flatMap(({ items }) =>
      items.flatMap(({ attributes }) => Object.entries(attributes)),
    )
    const clumsy = known.filter(([key, value]) =>
      (['sw', 'sheng'] as const).some((language) =>
        sayAttribute(key, value, language).startsWith(`${key.replaceAll('_', ' ')}:`),
      ),
    )
    expect([...new Set(clumsy.map(([key]) => key))]).toEqual([])
  })

  it('is told beside the sentences of its row, once, and in her language where she reads no English', () => {
    const facts = { waterproof: false, note: 'adds some bulk', shelf_life: 'two weeks', shelf_life_days: 14 }
    expect(sayFacts('Adds some bulk.', facts, 'en')).toEqual([
      'Adds some bulk.',
      'It is not waterproof.',
      'Keeps: two weeks',
    ])
    expect(sayFacts('Adds some bulk.', { waterproof: false }, 'sw')).toEqual([
      'Inaweza kupitisha maji, si waterproof.',
      '"Adds some bulk."',
    ])
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
