import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FROZEN_DIGEST } from '../../../../src/domain/trips/selector/frozen.ts'
import { FIXTURES, type Fixtures, readFixtures } from '../../../../tools/trips/fixture-files.ts'
import { fixtureProblems } from '../../../../tools/trips/fixture-problems.ts'
import { readPlace } from '../../../../tools/trips/read-place.ts'
import { frozenModule } from '../../../../tools/trips/weigh-fixtures.ts'
import { suppliedFiles } from '../../../../tools/trips/write-fixtures.ts'

const fixtures = readFixtures()
const DEEP = ['nairobi', 'mombasa', 'diani', 'maasai-mara', 'zanzibar', 'paris']

describe('the fixtures of trips', () => {
  it('have no problems', () => {
    expect(fixtureProblems(fixtures)).toEqual([])
  })

  it('are what their tables say', () => {
    for (const [name, text] of suppliedFiles(fixtures)) {
      expect(readFileSync(join(FIXTURES, 'supply', name), 'utf8') === text, name).toBe(true)
    }
  })

  it('are what plans are compared by', () => {
    const file = join(import.meta.dirname, '../../../../src/domain/trips/selector/frozen.ts')
    expect(readFileSync(file, 'utf8')).toBe(frozenModule(fixtures))
    expect(frozenModule({ ...fixtures, flights: fixtures.flights.slice(1) })).not.toContain(FROZEN_DIGEST)
  })

  it.each([...fixtures.places])('hold enough of %s', (name, { rows }) => {
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length
    const [venues, beds] = DEEP.includes(name) ? [30, 8] : [12, 6]
    expect(count('attraction')).toBeGreaterThanOrEqual(venues)
    expect(count('attraction')).toBeLessThanOrEqual(50)
    expect(count('lodging')).toBeGreaterThanOrEqual(beds)
    expect(count('climate')).toBe(12)
  })

  it.each(DEEP)('hold twenty flights to and from %s at least', (name) => {
    const airports = fixtures.places.get(name)?.destination.airports ?? []
    const served = fixtures.flights.filter(
      ({ data }) => 'dest' in data && (airports.includes(data.dest) || airports.includes(data.origin)),
    )
    expect(served.length).toBeGreaterThanOrEqual(20)
  })
})

describe('the checker of fixtures', () => {
  const text = readFileSync(join(FIXTURES, 'places/lamu.yaml'), 'utf8')

  it.each([
    ['an unknown zone', 'tz: Africa/Nairobi', 'tz: Africa/Lamu', 'no such timezone'],
    ['a venue without hours', '| Mo-Su 08:00-18:00 | 5 | history | 60', '| | 5 | history | 60', 'no opening time'],
    ['a price of 0', '| 5 | history | 60', '| 0 | history | 60', 'a price of 0 says nothing'],
    ['a row that lacks a cell', '| 5 | history | 60', '| 5 | 60', 'cells'],
    ['a day that is none', 'Apr 15-Jul 15', 'Apri 15-Jul 15', 'is no closure'],
  ])('refuses %s', (_, said, wrong, problem) => {
    expect(text).toContain(said)
    expect(() => readPlace(text.replace(said, wrong))).toThrow(problem)
  })

  it.each([
    [
      'a point far from its city',
      '-2.269600,40.902500',
      '-1.269600,40.902500',
      'Lamu: Lamu Fort Court lies 112 km away',
    ],
    ['a name that stands twice', 'Lamu House Museum', 'Lamu  fort court', 'Lamu: "lamu fort court" stands twice'],
    ['a tier that is missing', '| luxury |', '| mid |', 'Lamu: no luxury lodging'],
    ['an airport that is not known', '[LAU]', '[LAX]', 'Lamu: LAX is no known airport'],
    ['a currency without rates', 'currency: KES', 'currency: CHF', 'Lamu: no rate of CHF'],
  ])('tells of %s', (_, said, wrong, problem) => {
    const lamu = readPlace(text.replaceAll(said, wrong))
    const wronged: Fixtures = { ...fixtures, places: new Map([['lamu', lamu]]) }
    expect(fixtureProblems(wronged)).toContain(problem)
  })
})
