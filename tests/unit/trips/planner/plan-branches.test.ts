import { describe, expect, it } from 'vitest'
import type { PlanV1 } from '../../../../src/domain/trips/index.ts'
import { PlanV1 as Plan } from '../../../../src/domain/trips/index.ts'
import { readDraft } from '../../../../src/domain/trips/planner/draft.ts'
import { planBranches } from '../../../../src/domain/trips/planner/plan-branches.ts'
import { stands, verifyPlan } from '../../../../src/domain/trips/verifiers/verify-plan.ts'
import { aCoast, anInput, somePlaces } from '../../../support/a-coast.ts'
import { aDayOfWeather, aFlight, aLodging, anIntent, DATES } from '../../../support/a-trip.ts'

function visitsOf(plan: PlanV1): { day: number; venue: string; window: { start: string; end: string } }[] {
  return plan.days.flatMap(({ slots }, day) =>
    slots.flatMap(({ choices: [first], window }) =>
      first?.kind === 'attraction' ? [{ day, venue: first.option_ref, window }] : [],
    ),
  )
}

function planOf(input = anInput()): PlanV1 {
  const [branch] = planBranches(input)
  if (!branch) throw new Error('nothing was planned')
  return branch.plan
}

describe('planning the branches of a trip', () => {
  it('makes a plan that every rule lets stand, within its budget', () => {
    const input = anInput()
    const branches = planBranches(input)
    expect(branches).toHaveLength(1)
    for (const { plan, totalCents } of branches) {
      expect(Plan.parse(plan)).toEqual(plan)
      expect(stands(verifyPlan(plan, input.intent, input.book))).toBe(true)
      expect(totalCents).toBeLessThanOrEqual(input.intent.budget_usd_cents)
      expect(visitsOf(plan).length).toBeGreaterThanOrEqual(7)
    }
  })

  it('answers the same bytes to the same question', () => {
    expect(JSON.stringify(planBranches(anInput()))).toBe(JSON.stringify(planBranches(anInput())))
  })

  it('can be read back into what was decided', () => {
    const [branch] = planBranches(anInput())
    expect(branch && readDraft(branch.plan, branch.draft.tier)).toEqual(branch?.draft)
  })

  it('visits nothing outdoors on a day that is forecast to be wet', () => {
    const wet = DATES.map((date, day) => aDayOfWeather(date, { precip_prob: day === 1 ? 0.8 : 0.1 }))
    const plan = planOf(anInput(anIntent(), aCoast({ weather: wet })))
    const book = aCoast()
    const onWetDay = visitsOf(plan).filter(({ day }) => day === 1)
    expect(onWetDay.length).toBeGreaterThan(0)
    for (const { venue } of onWetDay) expect(book.attraction(venue)?.indoor).toBe(true)
  })

  it('does nothing on the day of a late landing but go to bed', () => {
    const flights = [
      aFlight('late', DATES[0], '21:00', '22:00'),
      aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO' }),
    ]
    const input = anInput(anIntent(), aCoast({ flights }))
    expect(planOf(input).days[0]?.slots.map(({ choices: [first] }) => first?.kind)).toEqual(['flight', 'lodging'])
    expect(stands(verifyPlan(planOf(input), input.intent, input.book))).toBe(true)
  })

  it('lays locked slots first and plans around them', () => {
    const lock = { day_offset: 1, window: { start: '14:00', end: '16:00' }, activity_id: 'p05' }
    const input = anInput(anIntent({ prefs: { locked_slots: [lock] } }))
    const plan = planOf(input)
    expect(visitsOf(plan)).toContainEqual({ day: 1, venue: 'p05', window: lock.window })
    expect(stands(verifyPlan(plan, input.intent, input.book))).toBe(true)
  })

  it('takes children only where they are welcome, and brings them home in time', () => {
    const places = somePlaces(24, (at) => ({ kid_friendly: at % 3 === 0 ? true : at % 3 === 1 ? false : null }))
    const input = anInput(
      anIntent({ party: { adults: 2, children: 2 }, budget_usd_cents: 300_000 }),
      aCoast({ attractions: places }),
    )
    const plan = planOf(input)
    for (const { venue } of visitsOf(plan)) expect(input.book.attraction(venue)?.kid_friendly).toBe(true)
    expect(stands(verifyPlan(plan, input.intent, input.book))).toBe(true)
  })

  it('plans two tiers and two airports side by side at most', () => {
    const lodging = (['budget', 'mid', 'luxury'] as const).map((tier, at) =>
      aLodging(tier, { tier, price_per_night_usd_cents: 3_000 + at * 4_000 }),
    )
    const daily = ['budget', 'mid', 'luxury'].map((tier) => ({
      tier,
      usd_cents: 2_000,
      provenance: lodging[0]?.provenance,
    }))
    const branches = planBranches(anInput(anIntent(), aCoast({ lodging, daily_spend: daily })))
    expect(branches.map(({ draft }) => draft.tier)).toHaveLength(2)
  })

  it('sees what must be seen, whatever else there is', () => {
    const intent = anIntent({ wishes: [{ key: 'must_see', value: 'p23', hard: true }], prefs: { themes: ['sea'] } })
    expect(visitsOf(planOf(anInput(intent))).map(({ venue }) => venue)).toContain('p23')
  })

  it('lands only where one can fly home from, however cheap the other airport is', () => {
    const flights = [
      aFlight('oneway', DATES[0], '08:00', '09:00', { dest: 'MBA', price_usd_cents: 100 }),
      aFlight('out', DATES[0], '09:00', '10:00'),
      aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO' }),
    ]
    const branches = planBranches(anInput(anIntent({ airports: ['UKA', 'MBA'] }), aCoast({ flights })))
    expect(branches.map(({ draft }) => draft.outbound)).toEqual(['out'])
  })

  it('still says what is missing when no flight there comes before one back', () => {
    const flights = [
      aFlight('out', DATES[0], '09:00', '10:00', { arrival: '2027-02-09T00:00:00Z' }),
      aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO' }),
    ]
    const input = anInput(anIntent(), aCoast({ flights }))
    const codes = planBranches(input).flatMap(({ plan }) =>
      verifyPlan(plan, input.intent, input.book).violations.map(({ code }) => code),
    )
    expect(codes).toContain('no_outbound_flight')
  })
})
