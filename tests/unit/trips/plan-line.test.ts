import { describe, expect, it } from 'vitest'
import { answerLine } from '../../../evals/trip/answer-line.ts'
import { somePlaces } from '../../support/a-coast.ts'
import { anIntent, DATES, SEA, someFacts } from '../../support/a-trip.ts'

/** Facts as somebody hands them over. */
function given(over: Record<string, unknown> = {}) {
  const { destination: _none, daily_spend, ...lists } = someFacts({ attractions: somePlaces(12) }).data
  return { ...lists, daily_spend_usd_cents: daily_spend[0]?.usd_cents, ...over }
}

function answer(over: Record<string, unknown> = {}): unknown {
  const line = { id: 7, kind: 'trip', intent: anIntent(), data: given(), now: '2027-01-20T00:00:00Z', ...over }
  return answerLine(JSON.stringify(line))
}

describe('a line that asks for a trip', () => {
  it('is answered with an itinerary whose figures have their sources', () => {
    const found = answer()
    expect(found).toMatchObject({ id: 7, kind: 'trip', status: 'completed', repair: { cycles: 0, moves: [] } })
    expect(found).toMatchObject({ itinerary: { days: { length: 4 }, run_id: 'eval:7' }, relaxations: [] })
    expect(JSON.stringify(answer())).toBe(JSON.stringify(found))
  })

  it('is refused with a price when the money is short', () => {
    expect(answer({ intent: anIntent({ budget_usd_cents: 30_000 }) })).toMatchObject({
      status: 'infeasible',
      itinerary: null,
      relaxations: [{ changes: [{ key: 'budget', from: 30_000, to: 41_000 }] }],
    })
  })

  it('is refused without an offer when nobody flies', () => {
    expect(answer({ data: given({ flights: [] }) })).toMatchObject({ status: 'infeasible', relaxations: [] })
  })

  it('has a day without visits rather than a no when every venue is shut', () => {
    const attractions = somePlaces(12).map((place) => ({ ...place, closed_on_holidays: true, opening_hours: {} }))
    expect(answer({ data: given({ attractions }) })).toMatchObject({ status: 'completed' })
  })

  it('is invalid when the trip would start in the past, or with a key nobody knows', () => {
    expect(answer({ now: '2027-03-01T00:00:00Z' })).toMatchObject({
      status: 'invalid',
      errors: [{ path: 'intent.date_window.start' }],
    })
    expect(answer({ data: given({ hotels: [] }) })).toMatchObject({
      status: 'invalid',
      errors: [{ path: 'data.hotels', message: 'unknown key' }],
    })
  })

  it('is read from words, against the destination that its data has', () => {
    const [from, , , to] = DATES
    const tz = 'Africa/Nairobi'
    const destination = { city: 'Diani', country: 'KE', geo: SEA, tz, currency: 'KES', airports: ['UKA'] }
    const data = given({ destination })
    const said = (text: string) => answer({ intent: undefined, text, data })
    const found = said(`4 days from ${from} for 2 adults, budget $4,000, relaxed please`)
    expect(found).toMatchObject({
      status: 'completed',
      itinerary: {
        intent: {
          city: 'Diani',
          date_window: { start: from, end: to },
          budget_usd_cents: 400_000,
          party: { adults: 2 },
          pace: 'relaxed',
        },
      },
    })
    expect(said('take me there for 4 days')).toMatchObject({
      status: 'invalid',
      errors: [
        { path: 'text', message: 'does not say: start' },
        { path: 'text', message: 'does not say: budget' },
      ],
    })
    expect(said(`${from} to ${DATES[1]}, 2 people, $4,000`)).toMatchObject({
      status: 'invalid',
      errors: [{ path: 'text', message: 'a trip has 4 to 7 days' }],
    })
  })
})
