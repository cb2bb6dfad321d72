import { describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { pruneTrips, TRIP_TIMES, tripPlan, watchTrip } from '../../../src/domain/trips/index.ts'
import { pruneTripsJob } from '../../../src/jobs/prune-trips.job.ts'
import { dueOf } from '../../support/due.ts'
import { openTripFloor } from './trip-floor.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const AGES = {
  answers: TRIP_TIMES.toolLogHours * HOUR_MS,
  runs: TRIP_TIMES.runDays * DAY_MS,
  itineraries: TRIP_TIMES.itineraryDays * DAY_MS,
}

/** A trip that was planned, one that came to nothing, and an edit of the first, on a desk whose clock can run on. */
async function openPast() {
  const floor = await openTripFloor()
  const planned = await floor.start()
  await floor.run(planned)
  const refused = await floor.start({ city: 'Nowhere' })
  await floor.run(refused)
  const { db, shop, clock } = floor
  const endedAt = clock.now()
  const count = () =>
    db.transaction(shop.tenantId, async (tx) => ({
      runs: await tx.tripRun.count(),
      events: await tx.tripRunEvent.count(),
      facts: await tx.tripFact.count(),
      itineraries: await tx.itinerary.count(),
      watches: await tx.tripWatch.count(),
    }))
  return {
    ...{ floor, planned, refused, count },
    /** Whether the sweep finds anything to throw away. */
    async due() {
      const refs = await dueOf(postgresDirectory(db), pruneTripsJob, clock.now())
      return refs.some(({ tenantId }) => tenantId === shop.tenantId)
    },
    /** So long after both have ended, to the millisecond. */
    async pruned(ms: number) {
      clock.advance(endedAt.getTime() + ms - clock.now().getTime())
      return pruneTrips(floor.ctxOf())
    },
  }
}

describe('what is left of trips', () => {
  it('is all there as long as it is kept, and nothing is thrown away twice', async () => {
    const { pruned, due, count } = await openPast()
    const whole = await count()
    expect(whole.facts).toBeGreaterThan(0)
    expect(await pruned(AGES.answers)).toEqual({ gone: 0, more: false })
    expect(await count()).toEqual(whole)
    expect(await due()).toBe(false)
    expect((await pruned(AGES.answers + 1)).gone).toBeGreaterThan(0)
    expect(await count()).toEqual({ ...whole, facts: 0 })
    expect(await due()).toBe(false)
    expect(await pruned(AGES.answers + 2)).toEqual({ gone: 0, more: false })
  })

  it('goes after a month, but for the itinerary and its run', async () => {
    const { floor, planned, pruned, count } = await openPast()
    await pruned(AGES.runs)
    expect((await count()).runs).toBe(2)
    await pruned(AGES.runs + 1)
    expect(await count()).toEqual({ runs: 1, events: 0, facts: 0, itineraries: 1, watches: 0 })
    expect((await floor.read(planned)).itinerary).not.toBeNull()
  })

  it('goes after three months whole, and leaves what was planned from it', async () => {
    const { floor, planned, pruned, count } = await openPast()
    const { db, shop, clock } = floor
    clock.advance(10 * DAY_MS)
    await db.transaction(shop.tenantId, async (tx) => {
      const { id: _, ...first } = await tx.tripRun.findFirstOrThrow({ where: { id: planned } })
      const { runId: _of, version: _v, ...made } = await tx.itinerary.findFirstOrThrow({ where: { runId: planned } })
      const id = floor.ctxOf().ids.uuid()
      const at = { createdAt: clock.now() }
      const { intent, options, relaxations, violations, ...rest } = first
      const asJson = {
        intent: intent ?? {},
        options: options ?? {},
        relaxations: relaxations ?? [],
        violations: violations ?? [],
      }
      await tx.tripRun.create({
        data: { ...rest, ...asJson, id, parentRunId: planned, ...at, completedAt: clock.now() },
      })
      const { plan, facts, data, ...of } = made
      const kept = { plan: plan ?? {}, facts: facts ?? {}, data: data ?? {} }
      await tx.itinerary.create({ data: { ...of, ...kept, runId: id, version: 2, ...at } })
    })
    await pruned(AGES.itineraries + 1)
    expect(await count()).toMatchObject({ runs: 1, itineraries: 1 })
    const left = await db.transaction(shop.tenantId, (tx) => tx.tripRun.findFirstOrThrow())
    expect([left.parentRunId, left.tripId]).toEqual([null, planned])
    expect((await floor.ctxOf().transaction((ctx) => tripPlan(ctx, { tripId: planned })))?.version).toBe(2)
    await pruned(AGES.itineraries + 11 * DAY_MS)
    expect(await count()).toMatchObject({ runs: 0, itineraries: 0 })
  })

  it('stays while the trip is watched, and goes with its watch', async () => {
    const { floor, planned, pruned, count } = await openPast()
    const { customerId, db, shop } = floor
    expect(await watchTrip({ ...floor.ctxOf(), customerId }, { tripId: planned, customerId })).toBe('watching')
    await pruned(AGES.itineraries + 1)
    expect(await count()).toMatchObject({ runs: 1, itineraries: 1, watches: 1 })
    const over = { nextCheckAt: null, endedAt: new Date('2026-12-10T06:00:00Z'), endReason: 'begun' }
    await db.transaction(shop.tenantId, (tx) => tx.tripWatch.updateMany({ data: over }))
    await pruned(AGES.itineraries + 2)
    await pruned(AGES.itineraries + 3)
    expect(await count()).toEqual({ runs: 0, events: 0, facts: 0, itineraries: 0, watches: 0 })
  })

  it('of another shop is nothing to this one', async () => {
    const [one, other] = [await openPast(), await openPast()]
    await one.pruned(AGES.itineraries + 1)
    expect((await one.count()).runs).toBe(0)
    expect((await other.count()).runs).toBe(2)
  })
})
