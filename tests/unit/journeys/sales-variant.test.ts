import { describe, expect, it } from 'vitest'
import { comesByMeasure, packetsFor } from '../../../journeys/sales/choose/measured.ts'
import { type Asked, resolveVariant } from '../../../journeys/sales/choose/resolve-variant.ts'
import type { Wanted } from '../../../src/language/reading.ts'
import { itemWith, wanted } from './sales-state.ts'

const shoe = itemWith([
  { options: { size: '41', colour: 'black' } },
  { options: { size: '42', colour: 'black' }, available: 2 },
  { options: { size: '42', colour: 'blue' } },
  { options: { size: '43', colour: 'blue' }, available: 0 },
])
const size = (value: string) => ({ option: 'size', value })
const colour = (value: string) => ({ option: 'colour', value })

function resolve(said: Partial<Wanted>, more: Partial<Omit<Asked, 'wanted'>> = {}, item = shoe) {
  return resolveVariant(item, { wanted: wanted(said), chosen: {}, soft: [], ...more })
}

describe('the variant that is meant', () => {
  it('is asked for by the first open option, from what is in stock', () => {
    expect(resolve({})).toMatchObject({ outcome: 'open_option', option: 'size', choices: ['41', '42'], gone: null })
  })

  it('honours the size of the search', () => {
    const answer = { outcome: 'open_option', option: 'colour', choices: ['black', 'blue'], chosen: { size: '42' } }
    expect(resolve({}, { soft: [size('42')] })).toMatchObject(answer)
    expect(resolve({}, { soft: [size('48')] })).toMatchObject({ option: 'size', gone: null })
  })

  it('lets the words override the search and what was chosen', () => {
    expect(resolve({ values: [size('41')] }, { chosen: { size: '42' }, soft: [size('42')] })).toMatchObject({
      outcome: 'ready',
      variant: { name: '41 / black' },
    })
  })

  it('says what is gone, or never was, and offers what is left', () => {
    const gone = { outcome: 'open_option', option: 'size', choices: ['41', '42'] }
    expect(resolve({ values: [size('43')] })).toMatchObject({ ...gone, gone: ['43'] })
    expect(resolve({ values: [size('48')] })).toMatchObject({ ...gone, gone: ['48'] })
  })

  it('asks again about a colour that the new size does not come in, and names both', () => {
    const answer = { option: 'colour', choices: ['black'], chosen: { size: '41' }, gone: ['41', 'blue'] }
    expect(resolve({ values: [size('41')] }, { chosen: { size: '42', colour: 'blue' } })).toMatchObject(answer)
  })

  it('finds the option of a value that was said without one', () => {
    const values = [
      { option: null, value: 'black' },
      { option: null, value: '42' },
    ]
    expect(resolve({ values })).toMatchObject({ outcome: 'ready', variant: { name: '42 / black' } })
  })

  it.each([
    [null, 'ready', 1],
    [2, 'ready', 2],
    [3, 'too_many', 3],
  ] as const)('with %j pieces of two is %s', (quantity, outcome, count) => {
    const values = [size('42'), colour('black')]
    expect(resolve({ values, quantity })).toMatchObject({ outcome, quantity: count, variant: { available: 2 } })
  })

  it('finds a size inside a range', () => {
    const socks = itemWith([{ options: { size: '39-42' } }, { options: { size: '43-46' } }])
    expect(resolve({ values: [size('42')] }, {}, socks)).toMatchObject({ variant: { name: '39-42' } })
  })

  it('goes by name where options do not tell variants apart', () => {
    const fruit = itemWith([{ options: { pack: 'Single' } }, { options: { weight: '1kg' } }])
    expect(resolve({}, {}, fruit)).toMatchObject({ option: 'variant', choices: ['Single', '1kg'] })
    const single = [{ option: 'variant', value: 'single' }]
    expect(resolve({ values: single }, {}, fruit)).toMatchObject({ outcome: 'ready', variant: { name: 'Single' } })
  })

  it('is none when nothing can be bought', () => {
    expect(resolve({}, {}, itemWith([{ options: {}, available: 0 }]))).toEqual({ outcome: 'sold_out' })
  })
})

describe('an amount by measure', () => {
  const flour = itemWith([{ options: { weight: '1kg' } }, { options: { weight: '2kg' } }])

  it.each([
    [2, 'kg', '2kg', 1],
    [3, 'kg', '1kg', 3],
    [4, 'kg', '2kg', 2],
    [2000, 'g', '2kg', 1],
  ])('%d %s are packets of %s, %d of them', (amount, unit, value, count) => {
    expect(packetsFor(flour.variants, { amount, unit })).toEqual({ option: 'weight', value, count })
    expect(resolve({ measure: { amount, unit } }, {}, flour)).toMatchObject({
      outcome: 'ready',
      quantity: count,
      variant: { name: value },
    })
  })

  it('goes with a number of packets', () => {
    const said = { measure: { amount: 2, unit: 'kg' }, quantity: 3 }
    expect(resolve(said, {}, flour)).toMatchObject({ variant: { name: '2kg' }, quantity: 3 })
  })

  it('that no packet comes to is told, never rounded', () => {
    expect(packetsFor(flour.variants, { amount: 1.5, unit: 'kg' })).toBeNull()
    expect(resolve({ measure: { amount: 1.5, unit: 'kg' } }, {}, flour)).toMatchObject({
      outcome: 'open_option',
      option: 'weight',
      gone: ['1.5kg'],
    })
  })

  it('means nothing to goods that come by no such measure', () => {
    expect(comesByMeasure(shoe.variants, { amount: 1, unit: 'kg' })).toBe(false)
    expect(comesByMeasure(flour.variants, { amount: 1, unit: 'l' })).toBe(false)
    expect(resolve({ measure: { amount: 3, unit: 'kg' } })).toMatchObject({ option: 'size', gone: null })
  })
})
