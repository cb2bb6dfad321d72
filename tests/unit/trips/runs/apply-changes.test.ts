import { describe, expect, it } from 'vitest'
import { IntentInput, type RelaxationChange, RunOptions, type TripChange } from '../../../../src/domain/trips/index.ts'
import { applyChanges, type Wanted } from '../../../../src/domain/trips/runs/apply-changes.ts'
import { anAttraction, anIntent, aPlan, EVERY_DAY, GOOD_DAYS, someFacts } from '../../../support/a-trip.ts'

const WISHES = {
  city: 'Diani',
  date_window: { start: '2027-02-02', end: '2027-02-05', tz: 'Africa/Nairobi' },
  budget: { amount_minor: 10_000_000, currency: 'KES' },
}

function wanted(over: Partial<Wanted> = {}): Wanted {
  const facts = someFacts({})
  const plan = aPlan(GOOD_DAYS, facts, anIntent())
  return {
    intent: IntentInput.parse(WISHES),
    options: RunOptions.parse({}),
    plan,
    facts: facts.data,
    relaxations: [],
    ...over,
  }
}

function changedBy(change: TripChange, over: Partial<Wanted> = {}) {
  const applied = applyChanges(wanted(over), [change])
  if (applied.outcome === 'refused') throw new Error(applied.problem)
  return applied
}

const visit = wanted()
  .plan?.days.flatMap(({ slots }, day) => slots.map((slot) => ({ ...slot, day })))
  .find(({ choices }) => choices[0]?.kind === 'attraction')
const slot_id = visit?.slot_id ?? ''
const activity_id = visit?.choices[0]?.option_ref ?? ''
const lock = { day_offset: visit?.day, window: visit?.window, activity_id }

describe('a trip whose wishes are changed', () => {
  it.each<[TripChange, object]>([
    [
      { kind: 'set_budget', budget: { amount_minor: 50_000, currency: 'USD' } },
      { budget: { amount_minor: 50_000, currency: 'USD' } },
    ],
    [{ kind: 'set_dates', start: '2027-03-01', end: '2027-03-05' }, { date_window: { start: '2027-03-01' } }],
    [{ kind: 'set_party', party: { adults: 2, children: 1, child_ages: [] } }, { party: { children: 1 } }],
    [
      { kind: 'set_pref', themes: ['beach'], pace: 'relaxed' },
      { pace: 'relaxed', prefs: { themes: ['beach'] } },
    ],
    [{ kind: 'set_airports', airports: ['MBA'] }, { airports: ['MBA'] }],
    [{ kind: 'set_tier', tiers: ['mid'] }, { tiers: ['mid'] }],
  ])('%o', (change, expected) => {
    expect(changedBy(change).intent).toMatchObject(expected)
  })

  it('keeps what is locked where it is, until it is unlocked', () => {
    const { intent } = changedBy({ kind: 'lock', slot_id })
    expect(intent.prefs.locked_slots).toEqual([lock])
    expect(changedBy({ kind: 'lock', slot_id }, { intent }).intent.prefs.locked_slots).toEqual([lock])
    expect(changedBy({ kind: 'unlock', slot_id }, { intent }).intent.prefs.locked_slots).toEqual([])
  })

  it('leaves out what is replaced, and puts in its place what is named', () => {
    const { intent, options } = changedBy({ kind: 'replace', slot_id, with: 'the-fort' })
    expect(options.avoid).toEqual([activity_id])
    expect(intent.prefs.locked_slots).toEqual([{ ...lock, activity_id: 'the-fort' }])
  })

  it.each<[number, string, object | undefined, object | null]>([
    [3, 'at its own hours', undefined, { start: '09:30', end: '12:00' }],
    [
      3,
      'at the first ones that day at which it is open',
      { 3: [{ start: '15:00', end: '20:00' }] },
      { start: '16:15' },
    ],
    [4, 'on the last day where something is visited', undefined, { start: '09:00' }],
    [3, 'never where it is closed', { 3: [] }, null],
  ])('moves a visit to day %i %s', (day, _how, hours, window) => {
    const facts = someFacts({
      attractions: ['a', 'b', 'c', 'd'].map((id) =>
        anAttraction(id, {
          typical_minutes: 150,
          ...(id === 'b' && hours && { opening_hours: { ...EVERY_DAY, ...hours } }),
        }),
      ),
    })
    const applied = applyChanges(wanted({ facts: facts.data }), [{ kind: 'move', slot_id: 'd2s1', day }])
    if (window === null) return expect(applied).toMatchObject({ outcome: 'refused' })
    expect(applied).toMatchObject({
      intent: { prefs: { locked_slots: [{ day_offset: day - 1, activity_id: 'b', window }] } },
    })
  })

  it('refuses what stands nowhere, by its place', () => {
    const changes: TripChange[] = [
      { kind: 'set_tier', tiers: [] },
      { kind: 'lock', slot_id: 'd9s9' },
    ]
    expect(applyChanges(wanted(), changes)).toMatchObject({ outcome: 'refused', at: 1 })
    expect(applyChanges(wanted({ plan: null }), [{ kind: 'lock', slot_id }])).toMatchObject({ outcome: 'refused' })
    expect(applyChanges(wanted(), [{ kind: 'accept_relaxation', id: 'x' }])).toMatchObject({ outcome: 'refused' })
  })

  it.each<[RelaxationChange, object]>([
    [
      { key: 'budget', from: 70_000, to: 90_000 },
      { budget_usd_cents: 90_000, currency: 'KES' },
    ],
    [{ key: 'airport', from: 'UKA', to: 'MBA' }, { airports: ['MBA'] }],
    [
      { key: 'dates', from: '2027-02-02', to: '2027-02-01' },
      { date_window: { start: '2027-02-01', end: '2027-02-04' } },
    ],
    [{ key: 'nights', from: 3, to: 2 }, { date_window: { start: '2027-02-02', end: '2027-02-04' } }],
    [{ key: 'overnight', from: false, to: true }, { prefs: { avoid_overnight: false } }],
    [{ key: 'wish', from: 'room_type: suite', to: null }, { wishes: [] }],
  ])('gives way as it was offered: %o', (change, expected) => {
    const intent = IntentInput.parse({
      ...WISHES,
      prefs: { avoid_overnight: true },
      wishes: [{ key: 'room_type', value: 'suite', hard: true }],
    })
    const offer = {
      ...{ id: 'offer', changes: [change], delta_usd_cents: 0, total_after_usd_cents: 90_000 },
      ...{ plan_digest: 'a'.repeat(64), verified: true as const },
    }
    expect(
      changedBy({ kind: 'accept_relaxation', id: 'offer' }, { intent, relaxations: [offer] }).intent,
    ).toMatchObject(expected)
  })
})
