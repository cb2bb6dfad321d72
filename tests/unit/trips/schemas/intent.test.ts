import { describe, expect, it } from 'vitest'
import { GivenFacts, IntentInput, IntentV1, readGivenFacts, Window } from '../../../../src/domain/trips/index.ts'

const SEED_FORM = {
  city: 'Paris',
  date_window: { start: '2026-03-27', end: '2026-03-31', tz: 'Europe/Paris' },
  budget_usd_cents: 250_000,
  airports: ['CDG', 'ORY'],
  prefs: { kid_friendly: false, themes: ['art'], avoid_overnight: true, locked_slots: [] },
}

describe('an intent', () => {
  it('may be written without anything that has a default', () => {
    expect(IntentV1.parse(SEED_FORM)).toEqual({
      ...SEED_FORM,
      origin: null,
      party: { adults: 1, children: 0, child_ages: [] },
      pace: 'normal',
      tiers: [],
      wishes: [],
      currency: 'USD',
    })
  })

  const window = (over: object) => ({ date_window: { ...SEED_FORM.date_window, ...over } })
  const lock = (day_offset: number) => ({
    prefs: { locked_slots: [{ day_offset, window: { start: '14:00', end: '16:00' }, activity_id: 'eiffel' }] },
  })
  it.each([
    ['four days', window({ end: '2026-03-30' }), true],
    ['three days', window({ end: '2026-03-29' }), false],
    ['seven days', window({ end: '2026-04-02' }), true],
    ['eight days', window({ end: '2026-04-03' }), false],
    ['an end before the start', window({ end: '2026-03-26' }), false],
    ['a day that is none', window({ end: '2026-02-30' }), false],
    ['a timezone that is none', window({ tz: 'Europe/Atlantis' }), false],
    ['a lock on the last day', lock(4), true],
    ['a lock after the last day', lock(5), false],
    ['no airport', { airports: [] }, false],
    ['an airport in small letters', { airports: ['cdg'] }, false],
    ['no money', { budget_usd_cents: 0 }, false],
    ['money in parts of cents', { budget_usd_cents: 1.5 }, false],
    ['more ages than children', { party: { children: 1, child_ages: [3, 5] } }, false],
    ['a wish of a kind nobody knows', { wishes: [{ key: 'view', value: 'sea' }] }, false],
    ['a key nobody knows', { hotel: 'Ritz' }, false],
    ['a key nobody knows, inside', { prefs: { vegan: true } }, false],
  ])('with %s', (_, over, taken) => {
    expect(IntentV1.safeParse({ ...SEED_FORM, ...over }).success).toBe(taken)
  })

  it('arrives with its budget in any currency, but not without one', () => {
    const { budget_usd_cents, ...rest } = SEED_FORM
    expect(IntentInput.safeParse({ ...rest, budget: { amount_minor: 15_000_000, currency: 'KES' } }).success).toBe(true)
    expect(IntentInput.safeParse(rest).error?.issues[0]?.path).toEqual(['budget_usd_cents'])
  })
})

describe('a window', () => {
  it.each([
    ['09:30', '12:00', true],
    ['21:00', '07:00', true],
    ['00:00', '24:00', true],
    ['09:30', '09:30', false],
    ['24:00', '01:00', false],
    ['9:30', '12:00', false],
    ['09:60', '12:00', false],
  ])('%s to %s', (start, end, taken) => {
    expect(Window.safeParse({ start, end }).success).toBe(taken)
  })
})

describe('facts handed over', () => {
  const given = GivenFacts.parse({
    flights: [],
    lodging: [
      {
        lodging_id: 'inn',
        name: 'Inn',
        geo: { lat: -4.12345678, lon: 39.6 },
        price_per_night_usd_cents: 5_000,
        tier: 'mid',
        kid_friendly: null,
      },
    ],
    attractions: [],
    weather: [],
    fx: [],
    daily_spend_usd_cents: 2_000,
  })

  it('say that they were given, when, and by which words', () => {
    const { lodging, daily_spend } = readGivenFacts(given, new Date('2027-01-01T00:00:00Z'))
    expect(lodging[0]).toMatchObject({
      geo: { lat: -4.123457, lon: 39.6 },
      checkin_window: { start: '15:00', end: '23:00' },
      provenance: { source: 'user', tool: 'given', fetched_at: '2027-01-01T00:00:00.000Z' },
    })
    expect(daily_spend.map(({ tier, usd_cents }) => [tier, usd_cents])).toEqual([
      ['budget', 2_000],
      ['mid', 2_000],
      ['luxury', 2_000],
    ])
  })
})
