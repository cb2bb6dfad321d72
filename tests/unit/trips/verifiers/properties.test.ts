import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockOf,
  createFactBook,
  type FactBook,
  planCost,
  stands,
  verifyPlan,
} from '../../../../src/domain/trips/index.ts'
import {
  aDayOfWeather,
  aLeg,
  anAttraction,
  anIntent,
  aPlan,
  DATES,
  GOOD_DAYS,
  type Line,
  NIGHT,
  someFacts,
} from '../../../support/a-trip.ts'

const PLACES = ['b', 'e', 'f', 'g', 'h'] as const
const SPOTS = [
  { lat: -4.279, lon: 39.594 },
  { lat: -4.05, lon: 39.66 },
  { lat: -4.3, lon: 39.5 },
]

const roofs = fc.array(fc.constantFrom(true, false, null), { minLength: 5, maxLength: 5 })
const spots = fc.array(fc.nat(2), { minLength: 5, maxLength: 5 })
const weather = fc.record({
  precip_prob: fc.double({ min: 0, max: 1, noNaN: true }),
  wind_kmh: fc.double({ min: 0, max: 60, noNaN: true }),
  basis: fc.constantFrom('forecast' as const, 'climate' as const, 'fixture' as const),
})

/** Up to five visits at any time of the day, in five-minute steps, in the order of their start. */
const visits = fc
  .uniqueArray(fc.nat(4), { minLength: 1, maxLength: 5 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({ id: fc.constant(id), start: fc.nat(160), length: fc.integer({ min: 1, max: 36 }) }),
      ),
    ),
  )
  .map((list) =>
    list
      .map(({ id, start, length }) => ({
        id: PLACES[id] ?? 'b',
        start: 480 + start * 5,
        end: 480 + start * 5 + length * 5,
      }))
      .filter(({ end }) => end < 1_440)
      .toSorted((a, b) => a.start - b.start),
  )

function book(
  roof: readonly (boolean | null)[],
  at: readonly number[],
  over: Parameters<typeof someFacts>[0] = {},
): FactBook {
  const places = PLACES.map((id, index) =>
    anAttraction(id, { indoor: roof[index] ?? null, location: SPOTS[at[index] ?? 0] }),
  )
  const ways = SPOTS.flatMap((from_geo) =>
    SPOTS.filter((to_geo) => to_geo !== from_geo).map((to_geo) => aLeg({ mode: 'taxi', from_geo, to_geo })),
  )
  return someFacts({
    attractions: [...['a', 'c', 'd'].map((id) => anAttraction(id)), ...places],
    transit: ways,
    ...over,
  })
}

const linesOf = (list: readonly { id: string; start: number; end: number }[]): Line[] => [
  ...list.map(({ id, start, end }): Line => ['attraction', id, `${clockOf(start)}-${clockOf(end)}`]),
  NIGHT,
]

const daysWith = (lines: readonly Line[]) => GOOD_DAYS.map((day, index) => (index === 1 ? lines : day))

describe('the rules, on any plan', () => {
  it('find an overlap exactly where two things touch', () => {
    fc.assert(
      fc.property(visits, (list) => {
        const facts = book([], [])
        const found = verifyPlan(aPlan(daysWith(linesOf(list)), facts), anIntent(), facts).violations
        const touching = list.some((one, at) => list.some((other, index) => index > at && other.start < one.end))
        expect(found.some(({ code }) => code === 'overlap')).toBe(touching)
      }),
      { numRuns: 300 },
    )
  })

  it('let only such days pass on which one gets from everything to everything after it', () => {
    fc.assert(
      fc.property(visits, spots, (list, at) => {
        const facts = book([true, true, true, true, true], at)
        const found = verifyPlan(aPlan(daysWith(linesOf(list)), facts), anIntent(), facts).violations
        if (found.some(({ kind, blocking }) => kind === 'timing_infeasible' && blocking)) return
        const place = (id: string) => facts.attraction(id)?.location
        for (const [index, one] of list.entries()) {
          for (const other of list.slice(index + 1)) {
            const way = place(one.id)?.lat === place(other.id)?.lat ? 0 : 20
            expect(other.start - one.end).toBeGreaterThanOrEqual(way + 15)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('say the same of the same weather, in whatever order it is known', () => {
    fc.assert(
      fc.property(roofs, weather, fc.boolean(), (roof, day, turned) => {
        const forecast = DATES.map((date) => aDayOfWeather(date, day))
        const facts = book(roof, [], { weather: turned ? forecast.toReversed() : forecast })
        const plan = aPlan(daysWith(linesOf([{ id: 'b', start: 600, end: 660 }])), facts)
        const found = verifyPlan(plan, anIntent(), facts).violations.map(({ code }) => code)
        const bad = day.precip_prob >= 0.6 || day.wind_kmh >= 30
        const outdoors = roof[0] === false ? 'bad_weather' : 'uncertain_weather'
        const expected = !bad || roof[0] === true ? [] : [day.basis === 'climate' ? 'bad_climate' : outdoors]
        expect(found).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  it('let nothing stand that costs more than 110 % of the budget', () => {
    const party = fc.record({ adults: fc.integer({ min: 1, max: 6 }), children: fc.nat(4) })
    fc.assert(
      fc.property(party, fc.integer({ min: 1, max: 400_000 }), (people, budget_usd_cents) => {
        const intent = anIntent({ party: people, budget_usd_cents })
        const facts = someFacts()
        const plan = aPlan(GOOD_DAYS, facts, intent)
        const { total } = planCost(plan, intent, facts)
        expect(stands(verifyPlan(plan, intent, facts))).toBe(total <= (budget_usd_cents * 110) / 100)
      }),
      { numRuns: 200 },
    )
  })

  it('give the same verdict whether they look at all days or only at those that changed', () => {
    fc.assert(
      fc.property(visits, visits, roofs, spots, weather, (before, after, roof, at, day) => {
        const dry = book(roof, at)
        const wet = book(roof, at, { weather: DATES.map((date) => aDayOfWeather(date, day)) })
        const intent = anIntent()
        const first = verifyPlan(aPlan(daysWith(linesOf(before)), dry), intent, dry)
        for (const facts of [dry, wet, createFactBook(wet.data)]) {
          const plan = aPlan(daysWith(linesOf(after)), facts)
          const fresh = verifyPlan(plan, intent, facts)
          expect(verifyPlan(plan, intent, facts, first).violations).toEqual(fresh.violations)
        }
      }),
      { numRuns: 100 },
    )
  })
})
