import { describe, expect, it } from 'vitest'
import { completeIntent, IntentInput } from '../../../../src/domain/trips/index.ts'
import { aFlight, DATES, someFacts, TZ } from '../../../support/a-trip.ts'

const NOW = new Date('2027-02-01T12:00:00Z')
const DESTINATION = {
  city: 'Diani',
  country: 'KE',
  geo: { lat: -4.279, lon: 39.594 },
  tz: TZ,
  currency: 'KES',
  airports: ['UKA'],
}

function completed(over: Record<string, unknown>, facts: Parameters<typeof someFacts>[0] = {}, now = NOW) {
  const input = IntentInput.parse({
    city: 'Diani',
    date_window: { start: DATES[0], end: DATES[3], tz: TZ },
    budget_usd_cents: 50_000,
    ...over,
  })
  return completeIntent(input, { facts: someFacts({ destination: DESTINATION, ...facts }), homeAirport: 'NBO', now })
}

describe('an intent is completed', () => {
  it('with the home airport and the airports of the destination', () => {
    expect(completed({})).toMatchObject({
      outcome: 'complete',
      intent: { origin: 'NBO', airports: ['UKA'], currency: 'USD' },
    })
    expect(completed({ origin: 'WIL', airports: ['MBA'] })).toMatchObject({
      intent: { origin: 'WIL', airports: ['MBA'] },
    })
  })

  it('with the two cheapest of more airports, those nobody flies to last', () => {
    const flights = [
      aFlight('one', DATES[0], '09:00', '10:00', { dest: 'MBA', price_usd_cents: 7_000 }),
      aFlight('two', DATES[0], '09:00', '10:00', { dest: 'UKA', price_usd_cents: 9_000 }),
      aFlight('elsewhere', DATES[0], '09:00', '10:00', { origin: 'KIS', dest: 'MYD', price_usd_cents: 1_000 }),
    ]
    expect(completed({ airports: ['MYD', 'UKA', 'MBA'] }, { flights })).toMatchObject({
      intent: { airports: ['MBA', 'UKA'] },
    })
  })

  it('with home as the airport of a place one drives to', () => {
    const inland = { ...DESTINATION, airports: [], overland: true }
    expect(completed({}, { destination: inland })).toMatchObject({ intent: { airports: ['NBO'] } })
    expect(completed({}, { destination: { ...inland, overland: false } })).toMatchObject({
      outcome: 'invalid',
      field: 'airports',
    })
  })

  it('with the budget in US cents, rounded down, and totals in the currency it was said in', () => {
    const said = { budget: { amount_minor: 15_000_000, currency: 'KES' }, budget_usd_cents: undefined }
    // 150,000 shillings at 129.5 for a dollar.
    expect(completed(said)).toMatchObject({
      intent: { budget_usd_cents: 115_830, currency: 'KES', budget: said.budget },
    })
    expect(completed(said, { fx: [] })).toEqual({ outcome: 'no_rate', currency: 'KES' })
    expect(completed({ budget: { amount_minor: 900, currency: 'USD' } })).toMatchObject({
      intent: { budget_usd_cents: 900 },
    })
    expect(completed({ budget: { amount_minor: 1, currency: 'KES' } })).toMatchObject({
      outcome: 'invalid',
      field: 'budget_usd_cents',
    })
  })

  it.each([
    // In Nairobi it is still the second of February, then the third.
    ['2027-02-02T20:59:59Z', 'complete'],
    ['2027-02-02T21:00:00Z', 'invalid'],
  ])('at %s for a trip from that day on: %s', (now, outcome) => {
    expect(completed({}, {}, new Date(now)).outcome).toBe(outcome)
  })
})
