import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FactBook, FactData, IntentV1, PlanV1 } from '../../../../src/domain/trips/index.ts'
import { planBranches } from '../../../../src/domain/trips/planner/plan-branches.ts'
import { judge } from '../../../../src/domain/trips/repair/engine.ts'
import { stands } from '../../../../src/domain/trips/verifiers/verify-plan.ts'
import { compareFacts } from '../../../../src/domain/trips/watch/compare-facts.ts'
import { proposeChange } from '../../../../src/domain/trips/watch/propose-change.ts'
import { aCoast, anInput, somePlaces } from '../../../support/a-coast.ts'
import { aDayOfWeather, aFlight, aLodging, anIntent, DATES, LIVE } from '../../../support/a-trip.ts'

const AT = '2027-01-26T06:00:00Z'

function planned(intent: IntentV1 = anIntent(), book: FactBook = aCoast()): PlanV1 {
  const standing = planBranches(anInput(intent, book)).find((branch) =>
    stands(judge(anInput(intent, book), branch).verdict),
  )
  if (!standing) throw new Error('nothing stands')
  return standing.plan
}

/** A trip that was planned on some facts, looked at when these are so. */
function watched(fresh: Partial<Record<keyof FactData, unknown>>, intent = anIntent(), book = aCoast()) {
  const plan = planned(intent, book)
  const comparison = compareFacts({ plan, intent, cited: book.data, fresh: aCoast(fresh).data, at: AT })
  return { plan, comparison, found: proposeChange(comparison) }
}

const rain = (...wet: number[]) =>
  DATES.map((date, day) => aDayOfWeather(date, { precip_prob: wet.includes(day) ? 0.8 : 0.1 }))
const OUT = aFlight('out', DATES[0], '09:00', '10:00')
const BACK = aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO' })
const priced = (usdCents: number) => [OUT, { ...BACK, price_usd_cents: usdCents }]

describe('a trip that is watched', () => {
  it('is left alone while everything is as it was', () => {
    const { comparison, found } = watched({})
    expect(comparison).toMatchObject({ reasons: [], changes: [] })
    expect(comparison.nowCents).toBe(comparison.toldCents)
    expect(found).toEqual({ outcome: 'as_it_was' })
  })

  it('goes elsewhere in the rain, and says which day it rains', () => {
    const { plan, comparison, found } = watched({ weather: rain(1) })
    expect(comparison.reasons).toContain('blocked')
    expect(comparison.changes).toEqual([
      { kind: 'weather', name: '', date: DATES[1], rainPercent: 80, windKmh: 10, provenance: LIVE },
    ])
    expect(found).toMatchObject({ outcome: 'proposal', repriced: false })
    expect(found.outcome === 'proposal' && stands(found.verdict)).toBe(true)
    expect(found.outcome === 'proposal' && found.branch.plan).not.toEqual(plan)
  })

  it.each([
    ['a little dearer', 9_900, []],
    ['dearer by more than twenty dollars that are less than a twentieth', 11_500, []],
    ['dearer by a twentieth', 14_000, ['dearer']],
    ['cheaper by a twentieth', 4_000, ['cheaper']],
  ])('is %s', (_, cents, reasons) => {
    const lodging = [aLodging('inn', { price_per_night_usd_cents: 10_000 })]
    const { comparison } = watched({ lodging, flights: priced(cents) }, anIntent(), aCoast({ lodging }))
    expect(comparison.reasons).toEqual(reasons)
    expect(comparison.nowCents - comparison.toldCents).toBe(cents - 9_000)
    expect(comparison.changes).toMatchObject([
      { kind: 'price', name: 'Flight UKA-NBO', fromCents: 9_000, toCents: cents },
    ])
  })

  it('takes another flight where one is dearer and another is not', () => {
    const flights = [...priced(40_000), aFlight('evening', DATES[3], '18:00', '19:00', { origin: 'UKA', dest: 'NBO' })]
    const { found } = watched({ flights })
    expect(found).toMatchObject({ outcome: 'proposal', repriced: false, branch: { draft: { inbound: 'evening' } } })
  })

  it('is dearer and nothing else is better: that is said, and nothing is proposed', () => {
    expect(watched({ flights: priced(14_000) }).found).toEqual({ outcome: 'worse' })
  })

  it('costs less: the same trip is offered at the price of now', () => {
    const { plan, found } = watched({ flights: priced(4_000) })
    expect(found).toMatchObject({ outcome: 'proposal', repriced: true })
    const refs = (of: PlanV1) => of.days.map(({ slots }) => slots.map(({ choices }) => choices[0]?.option_ref))
    expect(found.outcome === 'proposal' && refs(found.branch.plan)).toEqual(refs(plan))
  })

  it('flies at another time when its flight is cancelled', () => {
    const flights = [OUT, aFlight('evening', DATES[3], '18:00', '19:00', { origin: 'UKA', dest: 'NBO' })]
    const { comparison, found } = watched({ flights })
    expect(comparison.reasons).toEqual(['flight_gone', 'blocked'])
    expect(comparison.changes).toMatchObject([{ kind: 'gone', of: 'flight', name: 'Flight UKA-NBO', date: DATES[3] }])
    expect(found).toMatchObject({ outcome: 'proposal', branch: { draft: { inbound: 'evening' } } })
  })

  it('has nothing to offer when the only flight is cancelled', () => {
    const { comparison, found } = watched({ flights: [OUT] })
    expect(comparison.reasons).toContain('flight_gone')
    expect(found).toEqual({ outcome: 'worse' })
  })

  it('tells that a flight leaves at another time, even where that spoils nothing', () => {
    const moved = aFlight('back', DATES[3], '17:30', '18:30', { origin: 'UKA', dest: 'NBO' })
    const { comparison, found } = watched({ flights: [OUT, moved] })
    expect(comparison.reasons).toEqual(['flight_moved'])
    expect(comparison.changes).toMatchObject([{ kind: 'moved', from: BACK.departure, to: moved.departure }])
    expect(found).toMatchObject({ outcome: 'proposal', repriced: false })
  })

  it('goes elsewhere when a place has closed', () => {
    const plan = planned()
    const shut = plan.days.flatMap(({ slots }) => slots).find(({ choices: [first] }) => first?.kind === 'attraction')
    const closed = shut?.choices[0]?.option_ref
    const attractions = somePlaces(24).map((place) => (place.id === closed ? { ...place, opening_hours: {} } : place))
    const { comparison, found } = watched({ attractions })
    expect(comparison.changes).toMatchObject([{ kind: 'closed', name: `Place ${closed}` }])
    expect(found.outcome).toBe('proposal')
  })

  it('is dearer in shillings when they fall, and the budget that was said in them is smaller', () => {
    const intent = anIntent({ currency: 'KES', budget: { amount_minor: 12_950_000, currency: 'KES' } })
    const fx = [{ from: 'USD', to: 'KES', rate: 142.45, as_of: '2027-01-25', provenance: LIVE }]
    const { comparison } = watched({ fx }, intent)
    expect(comparison.reasons).toEqual(['dearer'])
    expect(comparison.nowCents).toBe(Math.round(comparison.toldCents * 1.1))
    expect(comparison.input.intent.budget_usd_cents).toBe(90_909)
    expect(comparison.changes).toMatchObject([{ kind: 'rate', from: 129.5, to: 142.45 }])
  })

  it('keeps what is locked, and every proposal stands, whatever happens outside', () => {
    const world = fc.record({
      wet: fc.subarray([0, 1, 2, 3]),
      back: fc.integer({ min: 1_000, max: 60_000 }),
      night: fc.integer({ min: 1_000, max: 20_000 }),
      closed: fc.subarray(Array.from({ length: 24 }, (_, at) => at)),
      spare: fc.boolean(),
      cancelled: fc.boolean(),
    })
    const lock = { day_offset: 1, window: { start: '14:00', end: '16:00' }, activity_id: 'p04' }
    const intent = anIntent({ prefs: { locked_slots: [lock] } })
    const book = aCoast()
    const plan = planned(intent, book)
    fc.assert(
      fc.property(world, ({ wet, back, night, closed, spare, cancelled }) => {
        const other = aFlight('evening', DATES[3], '18:00', '19:00', { origin: 'UKA', dest: 'NBO' })
        const flights = [OUT, ...(cancelled ? [] : [{ ...BACK, price_usd_cents: back }]), ...(spare ? [other] : [])]
        const attractions = somePlaces(24).map((place, at) =>
          closed.includes(at) ? { ...place, opening_hours: {} } : place,
        )
        const lodging = [aLodging('inn', { price_per_night_usd_cents: night })]
        const fresh = aCoast({ flights, attractions, lodging, weather: rain(...wet) }).data
        const comparison = compareFacts({ plan, intent, cited: book.data, fresh, at: AT })
        const found = proposeChange(comparison)
        expect(found.outcome === 'as_it_was').toBe(comparison.reasons.length === 0)
        if (found.outcome !== 'proposal') return
        expect(stands(found.verdict)).toBe(true)
        expect(found.branch.draft.visits.filter(({ locked }) => locked)).toMatchObject([
          { venue: 'p04', day: 1, start: 840, end: 960 },
        ])
        expect(proposeChange(comparison)).toEqual(found)
      }),
      { numRuns: 100 },
    )
  })
})
