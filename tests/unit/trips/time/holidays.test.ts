import { expect, it } from 'vitest'
import { holidaysBetween } from '../../../../src/domain/trips/index.ts'

const TABLE = {
  KE: [
    { date: '2027-01-01', name: "New Year's Day" },
    { date: '2026-12-12', name: 'Jamhuri Day' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ],
}

it.each([
  ['2026-12-12', '2026-12-25', ['Jamhuri Day', 'Christmas Day']],
  ['2026-12-13', '2026-12-24', []],
  ['2026-12-26', '2027-01-01', ["New Year's Day"]],
])('holidays from %s to %s', (from, to, names) => {
  expect(holidaysBetween(TABLE, 'KE', from, to)?.map(({ name }) => name)).toEqual(names)
})

it('are not known of a country or a year that nobody looked up', () => {
  expect(holidaysBetween(TABLE, 'FR', '2026-12-12', '2026-12-25')).toBeNull()
  expect(holidaysBetween(TABLE, 'KE', '2027-12-28', '2028-01-02')).toBeNull()
  expect(holidaysBetween(TABLE, 'KE', '2025-12-28', '2026-01-02')).toBeNull()
})
