import { describe, expect, it } from 'vitest'
import { readTour } from '../../../../src/language/tours/read-tour.ts'

const NAMES = {
  places: ['Diani', 'Lamu', 'Watamu', 'Kilifi Creek', 'New York'],
  regions: ['Coast', 'New York'],
  ends: ['Nairobi', 'St. Petersburg', 'Diani'],
  cuisines: ['Swahili', 'Italian', 'Seafood', 'Indian'],
  since: '2026-01-01',
}
const read = (text: string) => readTour(text, NAMES).intent
const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `2026-03-${String(first + at).padStart(2, '0')}`)

describe('a tour in words', () => {
  it.each<[string, object]>([
    ['Plan a trip from Nairobi to Diani, March 3-5.', { origin: 'Nairobi', dest: { kind: 'city', name: 'Diani' } }],
    [
      'We leave St. Petersburg on 3 March and fly to Lamu for 3 days',
      { origin: 'St. Petersburg', dest: { name: 'Lamu' } },
    ],
    ['Visit Watamu, starting in Nairobi, 3rd to 5th of March', { origin: 'Nairobi', dest: { name: 'Watamu' } }],
    [
      'See two different towns of the Coast, setting off from Nairobi',
      { dest: { kind: 'region', name: 'Coast' }, stops: 2 },
    ],
    [
      'Three cities in New York, departing from Diani',
      { origin: 'Diani', dest: { kind: 'region', name: 'New York' }, stops: 3 },
    ],
  ])('says where from and where to: %s', (text, expected) => expect(read(text)).toMatchObject(expected))

  it.each([
    ['from March 3rd to March 5th, 2026', 3, 5],
    ['from the 3rd to the 5th of March', 3, 5],
    ['between March 3rd and 5th', 3, 5],
    ['3-5 March 2026', 3, 5],
    ['2026-03-03 until 2026-03-05', 3, 5],
    ['March 3rd through Mar 5', 3, 5],
    ['three days from March 3', 3, 5],
    ['a week starting on the 3rd of March', 3, 9],
    ['a 3-day trip, any time from March 3rd to March 9th', 3, 5],
  ])('says when: %s', (text, first, last) => expect(read(text).dates).toEqual(days(first, last)))

  it.each([
    ['for 4 people', 4],
    ['for two, from Nairobi', 2],
    ['a group of seven', 7],
    ['the three of us', 3],
    ['a solo trip for 3 days', 1],
    ['for a couple', 2],
    ['a trip for three days', 1],
  ])('says for how many: %s', (text, adults) => expect(read(text).party.adults).toBe(adults))

  it('counts children beside adults', () => {
    expect(read('2 adults and 3 kids').party).toEqual({ adults: 2, children: 3 })
  })

  it.each([
    ['our budget is $1,700', 170_000, 'USD'],
    ['up to KES 150k', 15_000_000, 'KES'],
    ['we can spend 900 euros at most, say €900', 90_000, 'EUR'],
    ['a hotel at $80 a night, budget of $1,200 in total', 120_000, 'USD'],
  ])('says what it may cost: %s', (text, amount_minor, currency) =>
    expect(read(text).budget).toEqual({ amount_minor, currency }),
  )

  it.each<[string, string[]]>([
    ['We would like entire rooms and bring our dog.', ['room_type entire room', 'house_rule pets']],
    ['No shared rooms, please.', ['room_type not shared room']],
    ['We would rather not fly.', ['avoid_mode flight']],
    ["We don't want to drive ourselves, but flights are fine.", ['avoid_mode car']],
    ['Private rooms where smoking is allowed.', ['room_type private room', 'house_rule smoking']],
    ['A non-smoking house.', []],
    [
      'We want to try Swahili, Italian and Ethiopian food.',
      ['cuisine Swahili', 'cuisine Italian', 'cuisine Ethiopian'],
    ],
    ['I have no specific preferences about cuisine, flights or driving.', []],
    ['A party of 5 travels with toddlers.', ['house_rule children under 10']],
  ])('says what is wished: %s', (text, wishes) =>
    expect(read(text).wishes.map(({ key, value }) => `${key} ${value}`)).toEqual(wishes),
  )

  it('names what it does not say', () => {
    expect(readTour('Somewhere nice, please', NAMES).missing).toEqual(['origin', 'dest', 'dates'])
  })
})
