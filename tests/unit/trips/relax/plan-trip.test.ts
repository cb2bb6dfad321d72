import { describe, expect, it } from 'vitest'
import { type FactBook, IntentV1 as Intent, type IntentV1 } from '../../../../src/domain/trips/index.ts'
import { planTrip, type TripAnswer } from '../../../../src/domain/trips/plan-trip.ts'
import { weighFacts } from '../../../../src/domain/trips/selector/weights.ts'
import { aCoast } from '../../../support/a-coast.ts'
import { aFlight, aLodging, anIntent, DATES, LIVE } from '../../../support/a-trip.ts'

function plan(intent: IntentV1, book: FactBook = aCoast()): TripAnswer {
  return planTrip({ intent, book, seed: 1, at: '2027-01-20T00:00:00Z', frozen: weighFacts([book.data]) })
}

function refused(answer: TripAnswer) {
  if (answer.outcome !== 'infeasible') throw new Error('it was planned')
  return answer
}

const BACK = aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO' })
/** Flights 180, three nights 150, four days 80. */
const CHEAPEST_CENTS = 41_000

describe('planning a trip, or refusing it with a price', () => {
  it('plans what can be planned, the same way each time', () => {
    const answer = plan(anIntent())
    expect(answer.outcome).toBe('planned')
    expect(JSON.stringify({ ...plan(anIntent()), book: null })).toBe(JSON.stringify({ ...answer, book: null }))
  })

  it('plans to the cent what the budget just pays, and refuses it one cent below', () => {
    expect(plan(anIntent({ budget_usd_cents: CHEAPEST_CENTS }))).toMatchObject({
      outcome: 'planned',
      totalCents: CHEAPEST_CENTS,
    })
    expect(plan(anIntent({ budget_usd_cents: CHEAPEST_CENTS - 1 })).outcome).toBe('infeasible')
  })

  it('says how much money is missing, rounded up to five dollars', () => {
    const answer = refused(plan(anIntent({ budget_usd_cents: 30_000 })))
    expect(answer.relaxations[0]).toMatchObject({
      changes: [{ key: 'budget', from: 30_000, to: CHEAPEST_CENTS }],
      total_after_usd_cents: CHEAPEST_CENTS,
      delta_usd_cents: 11_000,
      verified: true,
    })
    const odd = refused(plan(anIntent({ budget_usd_cents: 30_001 })))
    expect(odd.relaxations[0]?.changes).toEqual([{ key: 'budget', from: 30_001, to: 41_001 }])
  })

  it('offers a lower tier when that is enough', () => {
    const lodging = [
      aLodging('palace', { tier: 'luxury', price_per_night_usd_cents: 30_000 }),
      aLodging('inn', { tier: 'mid', price_per_night_usd_cents: 5_000 }),
    ]
    const daily_spend = ['mid', 'luxury'].map((tier) => ({ tier, usd_cents: 2_000, provenance: LIVE }))
    const answer = refused(
      plan(anIntent({ tiers: ['luxury'], budget_usd_cents: 50_000 }), aCoast({ lodging, daily_spend })),
    )
    expect(answer.relaxations.map(({ changes }) => changes)).toContainEqual([
      { key: 'tier', from: 'luxury', to: 'mid' },
    ])
    expect(answer.relaxations.some(({ changes }) => changes[0]?.key === 'budget')).toBe(true)
    expect(answer.relaxations.length).toBeLessThanOrEqual(3)
  })

  it('offers the flight at night when there is no other', () => {
    const flights = [aFlight('night', DATES[0], '01:00', '02:00', { overnight: true }), BACK]
    const answer = refused(plan(anIntent({ prefs: { avoid_overnight: true } }), aCoast({ flights })))
    expect(answer.violations.filter(({ blocking }) => blocking).map(({ code }) => code)).toEqual(['overnight_flight'])
    expect(answer.relaxations.map(({ changes }) => changes)).toEqual([[{ key: 'overnight', from: false, to: true }]])
  })

  it('offers to unlock what is locked to a time at which it is closed', () => {
    const lock = { day_offset: 1, window: { start: '22:30', end: '23:30' }, activity_id: 'p05' }
    const answer = refused(plan(anIntent({ prefs: { locked_slots: [lock] } })))
    expect(answer.relaxations.map(({ changes }) => changes[0]?.key)).toEqual(['lock'])
  })

  it('offers nothing when there is no flight at all', () => {
    const answer = refused(plan(anIntent(), aCoast({ flights: [] })))
    expect(answer.relaxations).toEqual([])
    expect(answer.violations.map(({ code }) => code)).toContain('no_outbound_flight')
  })

  it('takes two changes only when no single one suffices', () => {
    const flights = [aFlight('night', DATES[0], '01:00', '02:00', { overnight: true }), BACK]
    const prefs = { avoid_overnight: true }
    const wishes = [{ key: 'room_type', value: 'castle', hard: true }]
    const answer = refused(plan(anIntent({ prefs, wishes }), aCoast({ flights })))
    expect(answer.relaxations.map(({ changes }) => changes.map(({ key }) => key).toSorted())).toEqual([
      ['overnight', 'wish'],
    ])
  })

  it('keeps what it offers: with the change made, the trip is planned at that price', () => {
    const poor = anIntent({ budget_usd_cents: 30_000 })
    const offer = refused(plan(poor)).relaxations[0]
    const to = offer?.changes[0]?.to
    const again = plan(Intent.parse({ ...poor, budget_usd_cents: to }))
    expect(again).toMatchObject({ outcome: 'planned', totalCents: offer?.total_after_usd_cents })
  })

  it('never turns a plan into a no when there is more money', () => {
    for (let budget = CHEAPEST_CENTS; budget < 120_000; budget += 7_900) {
      const answer = plan(anIntent({ budget_usd_cents: budget }))
      expect(answer).toMatchObject({ outcome: 'planned' })
      if (answer.outcome === 'planned') expect(answer.totalCents).toBeLessThanOrEqual(budget)
    }
  })
})
