import { describe, expect, it } from 'vitest'
import { pricesOfAge } from '../../../src/domain/properties/index.ts'
import type { RowFact } from '../../../src/domain/properties/schemas.ts'

const money = { amountMinor: 100_000, currency: 'KES' }
const price = (of: string): RowFact => ({ kind: 'price', of, low: money, high: money, per: 'child', season: null })
const PRICES = [price('Adult'), price('Child of 4 to 11 years'), price('Infant under 4'), price('From 12 years')]

describe('a price by age', () => {
  it.each([
    [3, 'Infant under 4'],
    [4, 'Child of 4 to 11 years'],
    [11, 'Child of 4 to 11 years'],
    [12, 'From 12 years'],
  ])('at %i is that of "%s"', (age, name) => expect(pricesOfAge(PRICES, age)).toEqual([price(name)]))

  it('is none where no price is by age', () => expect(pricesOfAge([price('Adult')], 8)).toBeNull())

  it('is none for an age that nothing is set for', () =>
    expect(pricesOfAge([price('Child of 4 to 11 years')], 2)).toBeNull())
})
