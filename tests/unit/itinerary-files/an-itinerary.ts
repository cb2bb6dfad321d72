import type { ItinerarySheet } from '../../../src/domain/files/itinerary-printer.ts'
import { ItineraryV1 } from '../../../src/domain/trips/index.ts'
import { anIntent, LIVE } from '../../support/a-trip.ts'

const FORECAST = { ...LIVE, tool: 'weather', source_url: 'https://api.open-meteo.com/v1/forecast' }
const ESTIMATE = { ...LIVE, tool: 'attractions', degraded: 'fixture' }

/** A sheet of two days, with one of everything. */
export function aSheet(over: Partial<ItinerarySheet> = {}, change: Record<string, unknown> = {}): ItinerarySheet {
  const itinerary = ItineraryV1.parse({
    itinerary_id: 'trip-1',
    run_id: 'run-1',
    version: 2,
    intent: anIntent({ currency: 'KES' }),
    days: [
      {
        date: '2027-02-02',
        activities: [
          {
            window: { start: '09:30', end: '12:00' },
            kind: 'attraction',
            name: 'Fort <Jesus> & co',
            geo: { lat: -4.06, lon: 39.68 },
            notes: ['Open: 08:00-18:00', 'Price: USD 12', 'Weather: Information not available.'],
            locked: true,
            fact: 'real',
          },
          {
            window: { start: '12:00', end: '13:00' },
            kind: 'meal',
            name: 'Lunch where you like',
            notes: [],
            locked: false,
            fact: 'fixture',
          },
          {
            window: { start: '20:00', end: '09:00' },
            kind: 'lodging',
            name: 'Information not available.',
            notes: ['Price: Information not available.'],
            locked: false,
            fact: 'omitted',
          },
        ],
      },
      { date: '2027-02-03', activities: [] },
    ],
    cost_breakdown: {
      flights_usd_cents: 54_000,
      lodging_usd_cents: 30_000,
      attractions_usd_cents: 1_200,
      transit_usd_cents: 50,
      daily_spend_usd_cents: 24_000,
      total_usd_cents: 109_250,
      per_person_usd_cents: 109_250,
      local: { currency: 'KES', total_minor: 14_147_875 },
      currency_disclaimer: 'Prices and times are estimates; verify before booking. FX as-of 2027-01-19.',
    },
    decisions: [],
    citations: [
      { claim: 'rain', provenance: FORECAST },
      { claim: 'fort', provenance: ESTIMATE },
    ],
    advisories: [
      { kind: 'weather_unsuitable', code: 'weather_unknown', node_ref: 0, details: {}, blocking: false },
      { kind: 'weather_unsuitable', code: 'weather_unknown', node_ref: 1, details: {}, blocking: false },
    ],
    degradation: { tools: ['attractions'], banner: 'Limited data available. Some information is estimated.' },
    created_at: '2027-01-20T12:00:00.000Z',
    trace_id: 'trace-1',
    ...change,
  })
  return { itinerary, shopName: 'Savanna Travel', language: 'en', ...over }
}
