import { describe, expect, it } from 'vitest'
import { offeredOf } from '../../../src/domain/knowledge/offered.ts'

function passage(chunkId: string, heading: string, text = 'It is so.') {
  return { chunkId, title: 'House rules', heading, text, language: 'en' as const }
}

describe('offeredOf', () => {
  it('names the question that is answered, else the heading without its number, else the document', () => {
    const found = offeredOf(
      [
        passage('a', 'Guests', 'May I smoke?\nOnly outside.'),
        passage('b', 'Rooms > 2.1 Late departure'),
        passage('c', ''),
      ],
      'en',
    )
    expect(found.map(({ title }) => title)).toEqual(['May I smoke?', 'Late departure', 'House rules'])
  })

  it('says each name once, and three at most', () => {
    const found = offeredOf(
      [passage('a', 'Pool'), passage('b', 'Pool'), ...['Spa', 'Bar', 'Gym'].map((name) => passage(name, name))],
      'en',
    )
    expect(found.map(({ chunkId }) => chunkId)).toEqual(['a', 'Spa', 'Bar'])
  })

  it('tells no figure', () => {
    expect(offeredOf([passage('a', 'Prices > Over KES 5,000')], 'en').map(({ title }) => title)).toEqual(['Prices'])
    expect(offeredOf([{ ...passage('a', '50% off'), title: 'Offers of 2026' }], 'en')).toEqual([])
  })

  it('names none in another language than the spoken one where that has one', () => {
    const found = [passage('a', 'Pool'), { ...passage('b', 'Bwawa'), language: 'sw' as const }]
    expect(offeredOf(found, 'sw').map(({ title }) => title)).toEqual(['Bwawa'])
    expect(offeredOf(found.slice(0, 1), 'sw').map(({ title }) => title)).toEqual(['Pool'])
  })
})
