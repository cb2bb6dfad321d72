import { describe, expect, it } from 'vitest'
import {
  type IntentV1,
  ItineraryV1,
  legRef,
  neededCalls,
  type Provenance,
  synthesize,
  type TripTool,
  verifyPlan,
} from '../../../../src/domain/trips/index.ts'
import { decisionsOf } from '../../../../src/domain/trips/synthesizer/decisions.ts'
import {
  aDayOfWeather,
  aLeg,
  anAttraction,
  anIntent,
  aPlan,
  DATES,
  GOOD_DAYS,
  LIVE,
  type Line,
  NIGHT,
  someFacts,
} from '../../../support/a-trip.ts'

const FIXTURE: Provenance = { ...LIVE, degraded: 'fixture' }

function made(facts: Parameters<typeof someFacts>[0] = {}, intent: IntentV1 = anIntent(), unanswered: TripTool[] = []) {
  const book = someFacts(facts)
  const plan = aPlan(GOOD_DAYS, book, intent)
  const { violations } = verifyPlan(plan, intent, book)
  const ids = { itineraryId: 'it-1', runId: 'run-1', traceId: 'trace-1', version: 1 }
  const at = new Date('2027-01-20T12:00:00Z')
  return synthesize({ plan, intent, facts: book, violations, repairs: [], decisions: [], unanswered, ids, at })
}

describe('an itinerary', () => {
  it('is one by its schema, and adds up', () => {
    const { itinerary } = made(
      {},
      anIntent({ currency: 'KES', party: { adults: 2, children: 1 }, budget_usd_cents: 200_000 }),
    )
    expect(ItineraryV1.parse(itinerary)).toEqual(itinerary)
    expect(itinerary.cost_breakdown).toEqual({
      flights_usd_cents: 54_000,
      lodging_usd_cents: 30_000,
      attractions_usd_cents: 12_000,
      transit_usd_cents: 0,
      daily_spend_usd_cents: 24_000,
      total_usd_cents: 120_000,
      per_person_usd_cents: 40_000,
      local: { currency: 'KES', total_minor: 15_540_000 },
      currency_disclaimer: 'Prices and times are estimates; verify before booking. FX as-of 2027-01-19.',
    })
  })

  it('cites everything it says of what happens', () => {
    const { itinerary, dropped } = made()
    const cited = new Set(itinerary.citations.map(({ claim }) => claim))
    const claims = itinerary.days.flatMap(({ activities }) =>
      activities.flatMap(({ name, notes }) => notes.map((note) => `${name}: ${note}`)),
    )
    expect(claims.length).toBeGreaterThan(15)
    expect(claims.filter((claim) => !cited.has(claim))).toEqual([])
    expect(dropped).toEqual([])
    expect(cited).toContain('Place b: Price: USD 10')
    expect(cited).toContain('Daily spend: USD 20 a person')
  })

  it('says that it does not know what no fact says', () => {
    const attractions = ['a', 'c', 'd'].map((id) => anAttraction(id))
    const b = anAttraction('b', { est_price_usd_cents: undefined, indoor: false })
    const { itinerary, dropped } = made({ attractions: [...attractions, b], weather: [] })
    const visit = itinerary.days[1]?.activities[0]
    expect(visit?.notes).toContain('Price: Information not available.')
    expect(visit?.notes).toContain('Weather: Information not available.')
    expect(dropped).toEqual(['Place b: Price', 'Place b: Weather'])
    expect(itinerary.citations.some(({ claim }) => claim.startsWith('Place b: Price'))).toBe(false)
    expect(itinerary.advisories.map(({ code }) => code)).toEqual(['weather_unknown', 'cost_unknown'])
  })

  it('says no total in a currency whose rate nobody knows', () => {
    const { cost_breakdown } = made({ fx: [] }, anIntent({ currency: 'KES' })).itinerary
    expect(cost_breakdown.local).toBeNull()
    expect(cost_breakdown.currency_disclaimer).toContain('No exchange rate to KES is known.')
    expect(made({ fx: [] }).itinerary.cost_breakdown.local).toEqual({ currency: 'USD', total_minor: 45_000 })
  })

  it.each([
    ['everything live', {}, [], []],
    [
      'weather that is only usual',
      { weather: DATES.map((date) => aDayOfWeather(date, { basis: 'climate' })) },
      [],
      ['weather'],
    ],
    ['weather that nobody knows', { weather: [] }, [], ['weather']],
    [
      'a price list of ours',
      { attractions: ['a', 'b', 'c', 'd'].map((id) => anAttraction(id, { provenance: FIXTURE })) },
      [],
      ['attractions'],
    ],
    ['a tool that did not answer', {}, ['transit' as const], ['transit']],
  ])('with %s says which tools were no help', (_, facts, unanswered, tools) => {
    const { degradation } = made(facts, anIntent(), unanswered).itinerary
    expect(degradation.tools).toEqual(tools)
    expect(degradation.banner).toBe(
      tools.length === 0 ? null : 'Limited data available. Some information is estimated.',
    )
  })

  it('marks what is an estimate', () => {
    const attractions = ['a', 'b', 'c', 'd'].map((id) => anAttraction(id, id === 'b' ? { provenance: FIXTURE } : {}))
    const { itinerary } = made({ attractions })
    expect(itinerary.days[1]?.activities.map(({ name, fact }) => [name, fact])).toEqual([
      ['Place b', 'fixture'],
      ['Lunch where you like', 'real'],
      ['House inn', 'real'],
    ])
  })

  it('tells how one goes, how far and for how much', () => {
    const leg = aLeg({ mode: 'taxi', price_usd_cents: 800 })
    const book = someFacts({ transit: [leg] })
    const intent = anIntent()
    const days = GOOD_DAYS.map((lines, day): readonly Line[] =>
      day === 2 ? [['transit', legRef(leg), '09:00-09:20'], NIGHT] : lines,
    )
    const plan = aPlan(days, book, intent)
    const ids = { itineraryId: 'it-1', runId: 'run-1', traceId: 'trace-1', version: 1 }
    const at = new Date('2027-01-20T12:00:00Z')
    const input = { plan, intent, facts: book, violations: [], repairs: [], decisions: [], unanswered: [], ids, at }
    expect(synthesize(input).itinerary.days[2]?.activities[0]).toMatchObject({
      name: 'taxi',
      notes: ['Way: taxi, 20 min', 'Distance: 26.5 km in a straight line', 'Price: USD 8'],
    })
  })

  it('says what repair changed', () => {
    const book = someFacts()
    const moves = [
      {
        move_type: 'downgrade_hotel' as const,
        node_ref: 'd1s4:inn',
        old_value: 'palace',
        new_value: 'inn',
        provenance: LIVE,
      },
    ]
    const repair = {
      cycle: 1,
      moves,
      delta_usd_cents: -20_000,
      delta_minutes: 0,
      violations_before: 1,
      violations_after: 0,
    }
    const decisions = decisionsOf(aPlan(GOOD_DAYS, book), [repair], book)
    expect(decisions.map(({ node, selected }) => [node, selected])).toEqual([
      ['selector', 'NBO-UKA 2027-02-02T06:00:00.000Z'],
      ['selector', 'House inn'],
      ['selector', 'UKA-NBO 2027-02-05T14:00:00.000Z'],
      ['repair', 'inn'],
    ])
    expect(decisions.at(-1)?.rationale).toBe(
      'Cycle 1, downgrade_hotel: palace became inn (1 to 0 violations, -USD 200).',
    )
  })

  it('is the same bytes for the same plan', () => {
    expect(JSON.stringify(made())).toBe(JSON.stringify(made()))
  })
})

describe('what has to be asked for a plan', () => {
  it('is asked once', () => {
    const intent = anIntent({ currency: 'KES', budget: { amount_minor: 1_000_000, currency: 'EUR' } })
    const book = someFacts({
      attractions: [
        anAttraction('a'),
        anAttraction('b', { location: { lat: -4.05, lon: 39.66 } }),
        anAttraction('c'),
        anAttraction('d'),
      ],
    })
    const calls = neededCalls(aPlan(GOOD_DAYS, book, intent), intent, book, new Date('2027-01-20T09:00:00Z'))
    expect(calls.map(({ tool }) => tool)).toEqual([
      'weather',
      'flights',
      'flights',
      'lodging',
      'attractions',
      'transit',
      'transit',
      'fx',
      'fx',
    ])
    expect(calls[0]?.request).toMatchObject({ dates: [...DATES] })
    expect(calls[1]?.request).toMatchObject({ origin: 'NBO', dest: 'UKA' })
    expect(calls[2]?.request).toMatchObject({ origin: 'UKA', dest: 'NBO' })
    expect(calls.at(-1)?.request).toEqual({ from: 'USD', to: 'EUR', as_of: '2027-01-19' })
  })
})
