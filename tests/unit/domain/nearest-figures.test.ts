import { describe, expect, it } from 'vitest'
import { nearestFigures } from '../../../src/domain/knowledge/nearest-figures.ts'

const FEET = [
  'EU 41 fits a foot of 26.0 cm and is UK size 7.5.',
  'EU 42 fits a foot of 26.7 cm and is UK size 8.',
  'EU 43 fits a foot of 27.3 cm and is UK size 9.',
  'EU 44 fits a foot of 28.0 cm and is UK size 9.5.',
]
const ROOMS = ['For 20 guests: KES 9,000.', 'For 50 guests: KES 18,000.', 'For 120 guests: KES 40,000.']

describe('a figure that is looked up in a scale', () => {
  it.each([
    ['my foot is 27cm, which size?', FEET, [1, 2]],
    ['what is UK 9 in EU?', FEET, [2]],
    ['mguu wangu ni 28.0 cm', FEET, [3]],
    ['my foot is 31 cm', FEET, [3]],
    ['we will be 60 guests, how much?', ROOMS, [1, 2]],
  ])('%s', (question, lines, expected) => {
    expect(nearestFigures(question, lines)).toEqual(expected)
  })

  it.each([
    ['which size should I take?', FEET],
    ['do you have 3 branches?', FEET],
    ['we will be 60 guests', ROOMS.slice(0, 2)],
  ])('%s looks nothing up', (question, lines) => {
    expect(nearestFigures(question, lines)).toBeNull()
  })
})
