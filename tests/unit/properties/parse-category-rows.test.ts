import { describe, expect, it } from 'vitest'
import { type ItemCategory, parseCategoryRows } from '../../../src/domain/properties/index.ts'

const DAYS = { today: '2026-11-16', lastUpdated: '2026-11-01' }
const read = (category: ItemCategory, ...rows: string[]) =>
  parseCategoryRows({ category, rows: rows.map((row) => row.split(';')) }, DAYS)
const problemsOf = (category: ItemCategory, ...rows: string[]) => {
  const found = read(category, ...rows)
  return found.outcome === 'read' ? [] : found.problems.map(({ path, problem }) => `${path}: ${problem}`)
}

describe('the table of a category', () => {
  it('gives a hotel its towers and rooms, a room a row', () => {
    const found = read(
      'hotel',
      'name;check_in;tower;room_type;sleeps;amenities;rates',
      'Lagoon;2pm;East;Double;2;balcony | bath;KES 9,000 per night (low 04-01..11-30) | KES 12,000 per night (high 12-01..03-31)',
      'lagoon;;East;Single;1;;',
      'Lagoon;;West;Suite;4;;',
    )
    if (found.outcome === 'refused') throw new Error(JSON.stringify(found.problems))
    expect(found.items).toHaveLength(1)
    expect(found.items[0]?.data).toMatchObject({
      check_in: '14:00',
      towers: [
        {
          name: 'East',
          room_types: [
            { name: 'Double', sleeps: 2, amenities: ['balcony', 'bath'], rates: [{}, {}] },
            { name: 'Single' },
          ],
        },
        { name: 'West', room_types: [{ name: 'Suite', sleeps: 4 }] },
      ],
    })
  })

  it.each<[ItemCategory, string[], string]>([
    [
      'hotel',
      ['name;tower;room_type;sleeps', 'L;East;Double;2', 'L;East;Single;many'],
      'row 3, sleeps: must be a number without quotes',
    ],
    [
      'entertainment',
      ['name;show;schedule', 'Stage;Drums;Fri 8pm', 'Stage;Songs;Fri 8'],
      'row 3, schedule: "8" is no time',
    ],
    ['amenities', ['name;kind;booking_needed', 'Gym;fitness;perhaps'], 'row 2, booking_needed: must be true or false'],
    ['faq', ['question;answer', 'Why?;'], 'row 2, answer: is missing'],
    ['faq', ['question;answer;answer', 'Why?;a;b'], 'row 1: the column "answer" stands there twice'],
    ['gaming', ['name;payout', 'Slots;98'], 'row 1: unknown column "payout"'],
    ['restaurants', ['name', 'Grill', 'grill'], 'row 3, name: "grill" stands there already'],
  ])('of %s names the row and column of what is wrong: %j', (category, rows, problem) => {
    expect(problemsOf(category, ...rows).join('\n')).toContain(problem)
  })
})
