import { describe, expect, it } from 'vitest'
import { TourData, TourIntent } from '../../../../src/domain/trips/schemas/tour.ts'
import type { TourDay } from '../../../../src/domain/trips/schemas/tour-plan.ts'
import { planTour } from '../../../../src/domain/trips/tours/plan-tour.ts'
import { tourFaults } from '../../../../src/domain/trips/tours/tour-faults.ts'

const places = ['Diani', 'Lamu']
const intent = TourIntent.parse({
  origin: 'Nairobi',
  dest: { kind: 'region', name: 'Coast' },
  dates: ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08'],
  stops: 2,
  party: 2,
  budget: 100_000,
  wishes: [
    { key: 'cuisine', value: 'Swahili' },
    { key: 'house_rule', value: 'pets' },
    { key: 'room_type', value: 'private room' },
    { key: 'avoid_mode', value: 'flight' },
    { key: 'must_see', value: 'Sight Lamu 1' },
    { key: 'max_transfer_min', value: 300 },
  ],
})
const data = TourData.parse({
  places: places.map((name) => ({ name, region: 'Coast' })),
  links: ['Nairobi', ...places].flatMap((from) =>
    ['Nairobi', ...places]
      .filter((to) => to !== from)
      .flatMap((to) => [
        { mode: 'bus', id: `${from} ${to}`, from, to, minutes: 240, price_minor: 1_000, per: 'person' },
        { mode: 'flight', id: `air ${from} ${to}`, from, to, minutes: 60, price_minor: 900, per: 'person' },
      ]),
  ),
  lodging: places.flatMap((place) => [
    { id: `ok ${place}`, name: 'Palm', place, price_minor: 3_000, room_type: 'Private room', min_nights: 2, rating: 4 },
    { id: `no ${place}`, name: 'Reef', place, price_minor: 2_000, room_type: 'Shared room', rules: ['no_pets'] },
  ]),
  meals: places.flatMap((place) =>
    [0, 1, 2, 3, 4].map((at) => ({
      ...{ id: `${place} ${at}`, name: `Meal ${at}`, place, price_minor: 400, rating: 4 },
      cuisines: place === 'Lamu' && at === 0 ? ['Swahili'] : [],
    })),
  ),
  sights: places.flatMap((place) =>
    [0, 1].map((at) => ({ id: `${place} ${at}`, name: `Sight ${place} ${at}`, place })),
  ),
})

const { days, cost } = planTour(intent, data)
const faults = (change: (days: TourDay[]) => void, by: Partial<{ total_minor: number }> = {}) => {
  const changed = structuredClone(days)
  change(changed)
  if (cost === null) throw new Error('there is a tour')
  return tourFaults({ intent, data, wishes: intent.wishes, days: changed, cost: { ...cost, ...by } })
}
const day = (all: readonly TourDay[], at: number): TourDay => {
  const found = all[at]
  if (!found) throw new Error(`there is no day ${at}`)
  return found
}

describe('what reads a finished tour again', () => {
  it('finds nothing wrong in what was planned', () => expect(faults(() => {})).toEqual([]))

  it.each<[string, (all: TourDay[]) => void, string]>([
    ['does not come home', (all) => all.pop(), 'the way does not lead from home to home'],
    [
      'uses a link that is not there',
      (all) => Object.assign(day(all, 0).transport ?? {}, { id: 'x' }),
      'no such link on 2026-12-04',
    ],
    ['has a night without a bed', (all) => Object.assign(day(all, 1), { lodging: null }), 'no bed on 2026-12-05'],
    ['leaves a house too early', (all) => Object.assign(day(all, 0), { lodging: null }), 'too few nights at Palm'],
    [
      'eats twice at one place',
      (all) => Object.assign(day(all, 1).meals, { lunch: day(all, 1).meals.dinner }),
      'a meal twice',
    ],
    ['sees nothing on a full day', (all) => Object.assign(day(all, 1), { sights: [] }), '2026-12-05 is not filled'],
    [
      'eats where it is not',
      (all) => Object.assign(day(all, 1).meals.lunch ?? {}, { place: 'Nairobi' }),
      'Meal 2 is elsewhere',
    ],
    [
      'sleeps where pets are not allowed',
      (all) => Object.assign(day(all, 1).lodging ?? {}, { name: 'Reef' }),
      'house_rule pets is not kept',
    ],
    [
      'sleeps in another kind of room',
      (all) => Object.assign(day(all, 1).lodging ?? {}, { name: 'Reef' }),
      'room_type private room is not kept',
    ],
    [
      'goes another way',
      (all) => Object.assign(day(all, 0).transport ?? {}, { mode: 'flight' }),
      'avoid_mode flight is not kept',
    ],
    [
      'misses what must be seen',
      (all) => {
        for (const one of all) one.sights = []
      },
      'must_see Sight Lamu 1 is not kept',
    ],
  ])('notices a tour that %s', (_, change, fault) => expect(faults(change)).toContain(fault))

  it('notices a total that leaves something out, and one over the budget', () => {
    expect(faults(() => {}, { total_minor: 1_000 })).toEqual(['the total is less than its parts'])
    expect(faults(() => {}, { total_minor: 100_001 })).toEqual(['over the budget'])
  })
})
