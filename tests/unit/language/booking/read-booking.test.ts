import { describe, expect, it } from 'vitest'
import { readBooking } from '../../../../src/language/booking/read-booking.ts'

describe('what a message says of a booking', () => {
  it.each([
    ['a table for 4 tomorrow at 7pm', { dates: 'tomorrow at 7pm', people: '4' }],
    ['table for two on Friday, my name is Asha Noor', { dates: 'Friday', people: 'two', name: 'Asha Noor' }],
    [
      'a room from 5 to 8 December for 2 adults and 1 child',
      { dates: '5 to 8 December', people: '2 adults and 1 child' },
    ],
    ['5th-8th Dec, 3 people', { dates: '5th-8th Dec', people: '3 people' }],
    ['2026-12-24 for 6 guests under Baraka', { dates: '2026-12-24', people: '6 guests', name: 'Baraka' }],
    ['nataka meza ya watu wanne kesho saa mbili usiku', { dates: 'kesho saa mbili usiku', people: 'watu wanne' }],
    ['chumba cha tarehe 3 Disemba, jina langu ni Juma Ali', { dates: 'tarehe 3 Disemba', name: 'Juma Ali' }],
    ['tuko wasee 5 sato jioni, naitwa Otis', { dates: 'sato jioni', people: 'wasee 5', name: 'Otis' }],
    ['a room for 3 nights', { dates: '3 nights', people: null }],
    ['book the spa', {}],
  ])('is heard in "%s"', (message, said) => {
    expect(readBooking(message)).toEqual({ dates: null, people: null, name: null, skips: false, ...said })
  })

  it.each(['skip', 'Ruka', "I don't know", 'sijui', 'whatever', 'not sure yet'])('is left open by "%s"', (message) => {
    expect(readBooking(message).skips).toBe(true)
  })

  it.each(['', '👍👍', '٤ أشخاص', 'constructor', 'for for for', '9'.repeat(400)])('is nothing in %j', (message) => {
    expect(readBooking(message)).toMatchObject({ dates: null, name: null, skips: false })
  })
})
