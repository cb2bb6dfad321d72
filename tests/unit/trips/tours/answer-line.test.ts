import { describe, expect, it } from 'vitest'
import { answerLine } from '../../../../evals/trip/answer-line.ts'

const tour = {
  id: 't1',
  kind: 'tour',
  intent: {
    origin: 'Nairobi',
    dest: { kind: 'city', name: 'Diani' },
    dates: ['2026-12-04', '2026-12-05', '2026-12-06'],
    party: 2,
    budget: { amount_minor: 100_000, currency: 'KES' },
  },
  data: {
    places: [{ name: 'Diani', region: 'Coast' }],
    links: [
      {
        mode: 'bus',
        from: 'Nairobi',
        to: 'Diani',
        depart: '07:00',
        arrive: '15:00',
        price_minor: 1_500,
        per: 'person',
      },
      {
        mode: 'bus',
        from: 'Diani',
        to: 'Nairobi',
        depart: '09:30',
        arrive: '18:00',
        price_minor: 1_500,
        per: 'person',
      },
    ],
    lodging: [{ id: 'h1', name: 'Palm House', place: 'Diani', price_minor: 6_000, per: 'room_night', rating: 4.2 }],
    meals: ['Dhow', 'Reef', 'Shack', 'Mnazi', 'Pwani'].map((name, at) => ({
      ...{ id: `m${at}`, name, place: 'Diani', price_minor: 500 + at * 100, per: 'person', rating: 4 },
    })),
    sights: [{ id: 's1', name: 'Colobus forest', place: 'Diani' }],
  },
}

const answer = (line: object | string) => answerLine(typeof line === 'string' ? line : JSON.stringify(line))

describe('a line of trips', () => {
  it('gets a tour day by day, with what it costs and for what', () => {
    expect(answer(tour)).toMatchObject({
      id: 't1',
      kind: 'tour',
      status: 'completed',
      days: [
        { from: 'Nairobi', to: 'Diani', meals: { breakfast: null, dinner: { name: 'Mnazi' } } },
        { from: null, place: 'Diani', transport: null, sights: [{ name: 'Colobus forest' }] },
        { from: 'Diani', to: 'Nairobi', place: 'Nairobi', meals: { breakfast: { name: 'Reef' } }, lodging: null },
      ],
      cost: { total_minor: 6_000 + 12_000 + 2 * 3_500, by: { transport: 6_000, lodging: 12_000, meals: 7_000 } },
    })
  })

  it('leaves out meals of travel days that the money does not reach for, and says what is missing when it is too little', () => {
    const within = (amount_minor: number) =>
      answer({ ...tour, intent: { ...tour.intent, budget: { amount_minor, currency: 'KES' } } })
    expect(within(6_000 + 12_000 + 2 * 1_800)).toMatchObject({
      status: 'completed',
      days: [{ meals: { dinner: null } }, {}, { meals: { breakfast: null } }],
    })
    expect(within(20_000)).toMatchObject({
      status: 'infeasible',
      days: [],
      cost: null,
      relaxations: [
        {
          id: 'r1',
          changes: [{ key: 'budget', from: 20_000, to: 70_000 }],
          delta_minor: 50_000,
          total_after_minor: 21_600,
          verified: true,
        },
      ],
    })
  })

  it('cites a name that two houses share at the dearer price, and never for what only one of them allows', () => {
    const twin = { ...tour.data.lodging[0], id: 'h2', price_minor: 9_000, rules: ['No pets'] }
    const data = { ...tour.data, lodging: [...tour.data.lodging, twin] }
    expect(answer({ ...tour, data })).toMatchObject({ cost: { by: { lodging: 18_000 } } })
    const wishes = [{ key: 'house_rule', value: 'pets', hard: true }]
    expect(answer({ ...tour, data, intent: { ...tour.intent, wishes } })).toMatchObject({
      status: 'infeasible',
      relaxations: [{ changes: [{ key: 'wishes.house_rule', from: 'pets', to: null }], delta_minor: 0 }],
    })
  })

  it('keeps a soft wish when it can, and names it when it cannot', () => {
    const wishes = [
      { key: 'room_type', value: 'private room', hard: false },
      { key: 'must_see', value: 'colobus forest', hard: false },
    ]
    expect(answer({ ...tour, intent: { ...tour.intent, wishes } })).toMatchObject({
      status: 'completed',
      unmet: [{ key: 'room_type' }],
    })
  })

  it('orders stays, plans a day of meetings, and finds a slot', () => {
    const route = {
      ...{ id: 1, kind: 'route' },
      intent: {
        days: 6,
        stays: [
          { place: 'Lamu', days: 3 },
          { place: 'Watamu', days: 4 },
        ],
        windows: [{ place: 'Watamu', from_day: 1, to_day: 4 }],
      },
      data: { links: [{ from: 'Watamu', to: 'Lamu' }] },
    }
    expect(answer(route)).toMatchObject({
      ...{ id: 1, status: 'completed', solutions: 1 },
      stops: [
        { place: 'Watamu', from_day: 1, to_day: 4 },
        { place: 'Lamu', from_day: 4, to_day: 6 },
      ],
    })
    const people = [{ name: 'Asha', place: 'Old Town', from: '10:00', to: '11:00', minutes: 30 }]
    const appointments = {
      ...{ id: 2, kind: 'appointments', intent: { start: { place: 'Fort', time: '09:00' }, people } },
      data: { minutes: [{ from: 'Fort', to: 'Old Town', minutes: 20 }] },
    }
    expect(answer(appointments)).toMatchObject({
      ...{ status: 'completed', met: 1 },
      steps: [
        { kind: 'travel', from: 'Fort', to: 'Old Town', start: '09:00', end: '09:20' },
        { kind: 'wait', start: '09:20', end: '10:00' },
        { kind: 'meet', name: 'Asha', start: '10:00', end: '10:30' },
      ],
    })
    const hours = [{ day: 'Monday', from: '09:00', to: '12:00' }]
    const busy = [{ day: 'Monday', from: '09:30', to: '11:00' }]
    expect(answer({ id: 3, kind: 'slot', intent: { minutes: 60, hours, busy } })).toMatchObject({
      ...{ status: 'completed', day: 'Monday', from: '11:00', to: '12:00', others: [] },
    })
    expect(answer({ id: 3, kind: 'slot', intent: { minutes: 90, hours, busy } })).toMatchObject({
      ...{ status: 'infeasible', day: null },
    })
  })

  it.each([
    ['{"id": 7', null, ''],
    ['[]', null, ''],
    [JSON.stringify({ ...tour, hotel: 1 }), 't1', 'hotel'],
    [JSON.stringify({ ...tour, intent: { ...tour.intent, budgets: 5 } }), 't1', 'intent.budgets'],
    [
      JSON.stringify({ ...tour, intent: { ...tour.intent, dates: ['2026-12-04', '2026-12-06'] } }),
      't1',
      'intent.dates',
    ],
    [JSON.stringify({ ...tour, intent: { ...tour.intent, stops: 2 } }), 't1', 'intent.stops'],
    [JSON.stringify({ ...tour, kind: 'cruise' }), 't1', 'kind'],
    [
      JSON.stringify({
        id: 's',
        kind: 'slot',
        intent: { minutes: 30, hours: [{ day: 1, from: '0900', to: '10:00' }] },
      }),
      's',
      'intent.hours.0.from',
    ],
  ])('is answered with the path of what cannot be read: %#', (line, id, path) => {
    expect(answer(line)).toMatchObject({ id, status: 'invalid', errors: [{ path }] })
  })

  it('gives the same bytes every time', () => {
    expect(JSON.stringify(answer(tour))).toBe(JSON.stringify(answer(tour)))
  })
})
