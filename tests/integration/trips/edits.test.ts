import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { editTrip, type TripChange, tripPlan } from '../../../src/domain/trips/index.ts'
import type { JsonObject } from '../../../src/lib/json.ts'
import { openTripFloor } from './trip-floor.ts'

type Floor = Awaited<ReturnType<typeof openTripFloor>>

async function planned(floor: Floor, wishes: JsonObject = {}) {
  const runId = await floor.start(wishes)
  await floor.run(runId)
  const stored = await floor.ctxOf().transaction((ctx) => tripPlan(ctx, { tripId: runId }))
  if (stored === null) throw new Error('the trip has no plan')
  return { runId, ...stored }
}

const edit = (floor: Floor, parentRunId: string, changes: readonly TripChange[], ifVersion: number | null) => {
  const asked = { runId: randomIds.uuid(), parentRunId, ifVersion, changes }
  return editTrip(floor.ctxOf(), { ...asked, principal: 'staff:1', conversationId: null })
}

async function edited(floor: Floor, of: string, changes: readonly TripChange[], ifVersion: number | null) {
  const done = await edit(floor, of, changes, ifVersion)
  if (done.outcome !== 'started') throw new Error(`the edit was ${done.outcome}`)
  await floor.run(done.run.run_id)
  return floor.read(done.run.run_id)
}

/** The visits of a plan: their slot, day, hours and venue. */
const visitsOf = ({ plan }: Awaited<ReturnType<typeof planned>>) =>
  plan.days.flatMap(({ slots }, day) =>
    slots.flatMap(({ slot_id, window, choices: [choice] }) =>
      choice?.kind === 'attraction' ? [{ slot_id, window, day, venue: choice.option_ref }] : [],
    ),
  )

describe('a trip that is changed', () => {
  it('is planned again as its next version, and keeps what need not change without asking again', async () => {
    const floor = await openTripFloor()
    const before = await planned(floor)
    floor.asked.length = 0
    const [visit] = visitsOf(before)
    const { run, itinerary } = await edited(floor, before.runId, [{ kind: 'lock', slot_id: visit?.slot_id ?? '' }], 1)
    expect([run.status, run.version, run.trip_id, run.parent_run_id]).toEqual([
      'completed',
      2,
      before.runId,
      before.runId,
    ])
    expect(run.reused).toBeGreaterThanOrEqual(60)
    expect(floor.asked.filter((tool) => tool !== 'transit')).toEqual([])
    const locked = itinerary?.days.flatMap(({ activities }) => activities.filter(({ locked }) => locked)) ?? []
    expect(locked.map(({ window }) => window)).toEqual([visit?.window])
  })

  it('leaves out what is removed, puts in what is asked for, and spends no more than is left', async () => {
    const floor = await openTripFloor()
    const before = await planned(floor)
    const [gone] = visitsOf(before)
    const total = before.itinerary.cost_breakdown.total_usd_cents
    const { run, itinerary } = await edited(
      floor,
      before.runId,
      [
        { kind: 'remove', slot_id: gone?.slot_id ?? '' },
        { kind: 'set_budget', budget: { amount_minor: total, currency: 'USD' } },
      ],
      1,
    )
    expect([run.status, run.options.avoid]).toEqual(['completed', [gone?.venue]])
    const names = itinerary?.days.flatMap(({ activities }) => activities.map(({ name }) => name)) ?? []
    const nameOf = (id?: string) => before.facts.attractions.find((each) => each.id === id)?.name
    expect(names).not.toContain(nameOf(gone?.venue))
    expect(itinerary?.cost_breakdown.total_usd_cents).toBeLessThanOrEqual(total)
  })

  it('has something else where it is asked for, and days that changed places', async () => {
    const floor = await openTripFloor()
    const before = await planned(floor)
    const free = before.facts.attractions.find(({ id }) => visitsOf(before).every(({ venue }) => venue !== id))
    const other = visitsOf(before).find(({ day }) => day === 1)
    const replaced = await edited(
      floor,
      before.runId,
      [{ kind: 'replace', slot_id: other?.slot_id ?? '', with: free?.id ?? '' }],
      1,
    )
    expect(replaced.run.options.avoid).toEqual([other?.venue])
    const twice = await openTripFloor()
    // From a Tuesday to a Saturday without a holiday: what is open on one of its days is open on the other.
    const weekdays = { start: '2026-12-01', end: '2026-12-05', tz: 'Africa/Nairobi' }
    const plain = await planned(twice, { date_window: weekdays })
    const swapped = await edited(twice, plain.runId, [{ kind: 'swap_days', a: 2, b: 3 }], 1)
    const third = swapped.itinerary?.days[2]?.activities.filter(({ locked }) => locked).map(({ window }) => window)
    expect(third).toEqual(
      visitsOf(plain)
        .filter(({ day }) => day === 1)
        .map(({ window }) => window),
    )
  })

  it('is refused for what is not there, and for a version that has passed', async () => {
    const floor = await openTripFloor()
    const { runId } = await planned(floor)
    const slot = await edit(floor, runId, [{ kind: 'lock', slot_id: 'd9s9' }], 1)
    expect(slot).toEqual({ outcome: 'refused', path: 'changes.0', problem: 'no visit stands there' })
    const days = await edit(
      floor,
      runId,
      [
        { kind: 'set_tier', tiers: [] },
        { kind: 'swap_days', a: 1, b: 9 },
      ],
      1,
    )
    expect(days).toMatchObject({ outcome: 'refused', path: 'changes.1' })
    expect(await edit(floor, runId, [{ kind: 'set_tier', tiers: ['mid'] }], 7)).toEqual({
      outcome: 'stale',
      version: 1,
    })
    expect(await edit(floor, randomIds.uuid(), [{ kind: 'set_tier', tiers: [] }], 1)).toEqual({ outcome: 'unknown' })
  })

  it('comes to a plan by what was offered with its no', async () => {
    const floor = await openTripFloor()
    const runId = await floor.start({ budget: { amount_minor: 2_000_000, currency: 'KES' } })
    await floor.run(runId)
    const { run } = await floor.read(runId)
    expect(new Set(run.relaxations.map(({ id }) => id)).size).toBe(run.relaxations.length)
    for (const { id, total_after_usd_cents } of run.relaxations.slice(0, 1)) {
      const { itinerary } = await edited(floor, runId, [{ kind: 'accept_relaxation', id }], null)
      expect(itinerary?.cost_breakdown.total_usd_cents).toBeLessThanOrEqual(total_after_usd_cents)
    }
  })
})
