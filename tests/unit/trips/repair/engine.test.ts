import { describe, expect, it } from 'vitest'
import type { FactData, IntentV1, PlanV1 } from '../../../../src/domain/trips/index.ts'
import { type Branch, branchOf, type PlanInput } from '../../../../src/domain/trips/planner/plan-branch.ts'
import { planBranches } from '../../../../src/domain/trips/planner/plan-branches.ts'
import { blockingOf, judge, type Repaired, repair } from '../../../../src/domain/trips/repair/engine.ts'
import { rebuild } from '../../../../src/domain/trips/repair/rebuild.ts'
import { aCoast, anInput, somePlaces } from '../../../support/a-coast.ts'
import { aDayOfWeather, aFlight, aLodging, anIntent, DATES, LIVE } from '../../../support/a-trip.ts'

/** A plan made on some facts and wishes, and mended on others. */
function mended(
  intent: IntentV1,
  over: Partial<Record<keyof FactData, unknown>>,
  planned: PlanInput = anInput(),
): { before: Branch; input: PlanInput; after: Repaired } {
  const [before] = planBranches(planned)
  if (!before) throw new Error('nothing was planned')
  const input = anInput(intent, aCoast(over))
  const again = branchOf(input, before.draft)
  return { before, input, after: repair(input, judge(input, again)) }
}

function moveTypes({ diffs }: Repaired): string[] {
  return diffs.flatMap(({ moves }) => moves.map(({ move_type }) => move_type))
}

function venues(plan: PlanV1): string[] {
  return plan.days.flatMap(({ slots }) =>
    slots.flatMap(({ choices: [first] }) => (first?.kind === 'attraction' ? [first.option_ref] : [])),
  )
}

const WET_SECOND_DAY = DATES.map((date, day) => aDayOfWeather(date, { precip_prob: day === 1 ? 0.8 : 0.1 }))

describe('repairing a plan', () => {
  it('does nothing to a plan that stands', () => {
    const { before, after } = mended(anIntent(), {})
    expect(after.diffs).toEqual([])
    expect(after.branch.plan).toEqual(before.plan)
  })

  it('brings what is outdoors to a dry day, or goes indoors, when rain is forecast', () => {
    const { after, input } = mended(anIntent(), { weather: WET_SECOND_DAY })
    expect(after.diffs.length).toBeGreaterThan(0)
    expect(blockingOf(after)).toEqual([])
    for (const type of moveTypes(after)) expect(['reorder_days', 'replace_activity']).toContain(type)
    expect(after.branch.totalCents).toBeLessThanOrEqual(input.intent.budget_usd_cents)
  })

  it('goes elsewhere, or at another hour, when a place closes', () => {
    const [first] = planBranches(anInput())
    const closed = first && venues(first.plan)[0]
    const places = somePlaces(24).map((place) => (place.id === closed ? { ...place, opening_hours: {} } : place))
    const { after } = mended(anIntent(), { attractions: places })
    expect(blockingOf(after)).toEqual([])
    expect(venues(after.branch.plan)).not.toContain(closed)
    expect(moveTypes(after)).toEqual(['replace_activity'])
  })

  it('sleeps in a cheaper house when the money is short', () => {
    const lodging = [
      aLodging('palace', { tier: 'luxury', price_per_night_usd_cents: 10_000 }),
      aLodging('inn', { tier: 'mid', price_per_night_usd_cents: 2_000 }),
    ]
    const daily_spend = ['mid', 'luxury'].map((tier) => ({ tier, usd_cents: 2_000, provenance: LIVE }))
    const book = aCoast({ lodging, daily_spend })
    const rich = anInput(anIntent({ budget_usd_cents: 100_000, tiers: ['luxury'] }), book)
    const { after, input } = mended(anIntent({ budget_usd_cents: 50_000 }), { lodging, daily_spend }, rich)
    expect(moveTypes(after)).toContain('downgrade_hotel')
    expect(blockingOf(after)).toEqual([])
    expect(after.branch.totalCents).toBeLessThanOrEqual(input.intent.budget_usd_cents * 1.1)
  })

  it('takes another flight when one is in the air at night and the customer will not have it', () => {
    const flights = [
      aFlight('night', DATES[0], '01:00', '02:00', { overnight: true, price_usd_cents: 1_000 }),
      aFlight('day', DATES[0], '09:00', '10:00'),
      aFlight('back', DATES[3], '17:00', '18:00', { origin: 'UKA', dest: 'NBO' }),
    ]
    const all = anInput(anIntent(), aCoast({ flights }))
    const asleep = planBranches(all).map(({ draft }) => ({ ...draft, outbound: 'night' }))[0]
    if (!asleep) throw new Error('nothing was planned')
    const input = anInput(anIntent({ prefs: { avoid_overnight: true } }), aCoast({ flights }))
    const after = repair(input, judge(input, branchOf(input, asleep)))
    expect(moveTypes(after)).toEqual(['change_flight'])
    expect(after.branch.draft.outbound).toBe('day')
  })

  it('never touches a locked slot', () => {
    const lock = { day_offset: 1, window: { start: '14:00', end: '16:00' }, activity_id: 'p05' }
    const intent = anIntent({ prefs: { locked_slots: [lock] } })
    const { after } = mended(intent, { weather: WET_SECOND_DAY }, anInput(intent))
    const kept = after.branch.draft.visits.filter(({ locked }) => locked)
    expect(kept).toMatchObject([{ venue: 'p05', day: 1, start: 840, end: 960 }])
    expect(blockingOf(after).map(({ code }) => code)).toEqual(['bad_weather'])
  })

  it('makes two moves a cycle and three cycles at most, each telling what it changed', () => {
    const places = somePlaces(24).map((place) => ({ ...place, opening_hours: {} }))
    const { after } = mended(anIntent(), { attractions: places })
    expect(after.diffs.length).toBeLessThanOrEqual(3)
    for (const diff of after.diffs) {
      expect(diff.moves.length).toBeLessThanOrEqual(2)
      expect(diff.violations_after).toBeLessThan(diff.violations_before)
    }
    expect(blockingOf(after).length).toBeGreaterThan(0)
  })

  it('plans anew on the same facts when moves do not suffice', () => {
    const places = somePlaces(24).map((place) => ({ ...place, opening_hours: {} }))
    const { after, input } = mended(anIntent(), { attractions: places })
    const again = rebuild(input, after)
    expect(again && blockingOf(again)).toEqual([])
    expect(again && venues(again.branch.plan)).toEqual([])
  })
})
