import { describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { changeTransactionalConsent, getConsent } from '../../../src/domain/customers/index.ts'
import {
  answerProposal,
  checkTrip,
  readTrip,
  stopWatch,
  type TripSources,
  tripPlan,
  watchTrip,
} from '../../../src/domain/trips/index.ts'
import { watchTripJob } from '../../../src/jobs/watch-trip.job.ts'
import { dueOf } from '../../support/due.ts'
import { openTripFloor } from './trip-floor.ts'

const DAY_MS = 86_400_000
/** Nine o'clock in Nairobi, sixteen days before the trip. */
const FIRST_LOOK = '2026-11-24T06:00:00.000Z'

/** What is so outside, which a test changes. */
interface World {
  wet: string[]
  /** What flights from the coast cost, in percent. */
  faresBack: number
  /** No house has a bed left. */
  full: boolean
  away: boolean
}

/** A trip that was planned and is watched, in a world that can change. */
async function openWatch() {
  const world: World = { wet: [], faresBack: 100, full: false, away: false }
  const floor = await openTripFloor((sources) => changed(sources, world))
  const tripId = await floor.start()
  await floor.run(tripId)
  const { customerId, db, shop, clock } = floor
  const hers = () => ({ ...floor.ctxOf(), customerId })
  const rows = () =>
    db.transaction(shop.tenantId, async (tx) => ({
      watch: await tx.tripWatch.findFirst({ where: { tripId } }),
      checks: await tx.tripWatchCheck.findMany({ where: { tripId }, orderBy: { at: 'asc' } }),
      messages: await tx.outboundMessage.findMany({
        where: { dedupeKey: { startsWith: 'watch:' } },
        orderBy: { seq: 'asc' },
      }),
    }))
  return {
    ...{ floor, world, tripId, hers, rows },
    watch: () => watchTrip(hers(), { tripId, customerId }),
    /** Looks when the next look is due. */
    async look() {
      const due = (await rows()).watch?.nextCheckAt
      if (due && due > clock.now()) clock.advance(due.getTime() - clock.now().getTime())
      return checkTrip(floor.ctxOf(), { tripId })
    },
    answer: (checkId: string, answer: 'take' | 'keep' | 'talk') =>
      answerProposal(hers(), { checkId, customerId, answer }),
    plan: (version?: number) =>
      floor.ctxOf().transaction((ctx) => tripPlan(ctx, { tripId, ...(version !== undefined && { version }) })),
  }
}

function changed(sources: TripSources, world: World): Partial<TripSources> {
  const away = { outcome: 'unavailable', items: [], provenance: null, degraded: 'omitted' } as const
  const unlessAway = <Answer extends { items: unknown[] }>(answer: Promise<Answer>) =>
    world.away ? Promise.resolve({ ...away, items: [] }) : answer
  return {
    async weather(request, call) {
      const answer = await unlessAway(sources.weather(request, call))
      const items = answer.items.map((day) => ({
        ...day,
        ...{ basis: 'forecast' as const, wind_kmh: 10, precip_prob: world.wet.includes(day.date) ? 0.9 : 0.1 },
      }))
      return { ...answer, items }
    },
    async flights(request, call) {
      const answer = await unlessAway(sources.flights(request, call))
      const priced = (cents: number) => Math.round((cents * world.faresBack) / 100)
      const items = answer.items.map((flight) =>
        flight.dest === 'NBO' ? { ...flight, price_usd_cents: priced(flight.price_usd_cents) } : flight,
      )
      return { ...answer, items }
    },
    async lodging(request, call) {
      const answer = await unlessAway(sources.lodging(request, call))
      return { ...answer, items: world.full ? [] : answer.items }
    },
    attractions: (request, call) => unlessAway(sources.attractions(request, call)),
    fx: (request, call) => unlessAway(sources.fx(request, call)),
  }
}

describe('a trip that its customer has watched', () => {
  it('is looked at sixteen days before, with a consent of its own, and nothing is said while it is as it was', async () => {
    const { floor, hers, rows, watch, look } = await openWatch()
    expect(await watch()).toBe('watching')
    expect(await watch()).toBe('watching')
    const { current, trail } = await getConsent(hers(), { customerId: floor.customerId })
    expect(current.tripWatch.state).toBe('granted')
    expect(trail.filter(({ purpose }) => purpose === 'trip_watch')).toHaveLength(1)
    expect((await rows()).watch?.nextCheckAt?.toISOString()).toBe(FIRST_LOOK)
    expect(await look()).toBe('looked')
    const { watch: standing, checks, messages } = await rows()
    expect(standing?.nextCheckAt?.toISOString()).toBe('2026-12-03T06:00:00.000Z')
    expect(checks).toMatchObject([{ outcome: 'as_it_was', reasons: [], unanswered: [], toldAt: null, version: 1 }])
    expect(messages).toEqual([])
  })

  it('is found by the sweep when a look is due, and not before', async () => {
    const { floor, tripId, watch } = await openWatch()
    await watch()
    const directory = postgresDirectory(floor.db)
    const at = async (iso: string) =>
      (await dueOf(directory, watchTripJob, new Date(iso))).filter((each) => each.tripId === tripId)
    expect(await at('2026-11-24T05:59:59Z')).toEqual([])
    expect(await at(FIRST_LOOK)).toEqual([{ tenantId: floor.shop.tenantId, tripId }])
  })

  it('is told once of what would spoil it, with a plan that stands, and changes by nothing but her word', async () => {
    const { floor, world, rows, watch, look, answer, plan, tripId } = await openWatch()
    await watch()
    world.wet = ['2026-12-11', '2026-12-12']
    world.faresBack = 200
    expect(await look()).toBe('told')
    const { checks, messages } = await rows()
    const [check] = checks
    if (!check) throw new Error('nothing was found')
    expect(messages).toMatchObject([{ kind: 'owed', author: 'system', status: 'queued' }])
    expect(messages[0]?.body).toContain('trip_changed_head')
    expect((await plan())?.version).toBe(1)

    const taken = await answer(check.id, 'take')
    expect(taken).toMatchObject({ outcome: 'taken', version: 2, tripId })
    const stored = await plan()
    expect(stored).toMatchObject({ version: 2, run: { status: 'completed', parent_run_id: tripId, trip_id: tripId } })
    expect(stored?.plan).toEqual(Object(check.proposal).plan)
    expect(stored?.itinerary.version).toBe(2)
    expect(stored?.itinerary.cost_breakdown.total_usd_cents).toBeLessThanOrEqual(
      stored?.itinerary.intent.budget_usd_cents ?? 0,
    )
    expect(stored?.itinerary.days.flatMap(({ activities }) => activities.map(({ name }) => name))).not.toContain(
      'Information not available.',
    )
    const runId = taken.outcome === 'taken' ? taken.runId : ''
    expect((await readTrip(floor.ctxOf(), runId))?.itinerary).toEqual(stored?.itinerary)
    expect((await floor.events(runId)).map(({ seq, status }) => [seq, status])).toEqual([
      [1, 'started'],
      [2, 'done'],
    ])

    expect(await answer(check.id, 'take')).toEqual({ outcome: 'gone' })
    expect((await plan())?.version).toBe(2)
    expect(await look(), 'what she took stands').toBe('looked')
  })

  it('keeps her plan when she says so, and is not told the same again', async () => {
    const { world, rows, watch, look, answer, plan } = await openWatch()
    await watch()
    world.wet = ['2026-12-11', '2026-12-12']
    await look()
    const checkId = (await rows()).checks[0]?.id ?? ''
    expect(await answer(checkId, 'keep')).toMatchObject({ outcome: 'kept' })
    const said = [await look(), await look(), await look(), await look()]
    expect(said).toEqual(['looked', 'looked', 'looked', 'looked'])
    const { watch: standing, messages } = await rows()
    expect(messages).toHaveLength(1)
    expect(standing).toMatchObject({ nextCheckAt: null, endReason: 'begun' })
    expect((await plan())?.version).toBe(1)
  })

  it('is asked once more on the day before when nobody has answered', async () => {
    const { world, rows, watch, look } = await openWatch()
    await watch()
    world.wet = ['2026-12-11', '2026-12-12']
    const said = [await look(), await look(), await look(), await look(), await look()]
    expect(said).toEqual(['told', 'looked', 'looked', 'looked', 'told'])
    const { messages, checks } = await rows()
    expect(messages.map(({ body }) => body.split(' ')[0])).toEqual([
      '[trip_changed_head:en]',
      '[trip_changed_again:en]',
    ])
    expect(checks.map(({ at }) => at.toISOString().slice(0, 10))).toEqual(
      ['24', '03', '07', '08', '09'].map((day) => `2026-${day === '24' ? '11' : '12'}-${day}`),
    )
  })

  it('says plainly that it is worse where nothing is better', async () => {
    const { world, rows, watch, look, answer } = await openWatch()
    await watch()
    world.full = true
    expect(await look()).toBe('told')
    const { checks, messages } = await rows()
    expect(checks).toMatchObject([{ outcome: 'worse', proposal: null }])
    expect(checks[0]?.reasons).toContain('blocked')
    expect(messages[0]?.body).toContain('trip_changed_worse')
    expect(await answer(checks[0]?.id ?? '', 'take')).toEqual({ outcome: 'gone' })
    expect(await answer(checks[0]?.id ?? '', 'talk')).toMatchObject({ outcome: 'passed_on' })
  })

  it('is looked at an hour later when nobody answered, and nothing is taken for cancelled', async () => {
    const { world, rows, watch, look } = await openWatch()
    await watch()
    world.away = true
    expect(await look()).toBe('waiting')
    const { watch: standing, checks } = await rows()
    expect(standing?.nextCheckAt?.toISOString()).toBe('2026-11-24T07:00:00.000Z')
    expect(checks).toEqual([])
    world.away = false
    expect(await look()).toBe('looked')
  })

  it('is looked at once, however many workers begin', async () => {
    const { floor, world, rows, watch, tripId } = await openWatch()
    await watch()
    world.wet = ['2026-12-11', '2026-12-12']
    floor.clock.advance(Date.parse(FIRST_LOOK) - floor.clock.now().getTime())
    const looks = await Promise.all([1, 2, 3].map(() => checkTrip(floor.ctxOf(), { tripId })))
    expect(looks.filter((look) => look === 'told')).toHaveLength(1)
    // Whoever began before that ended ends nothing; whoever begins after it has nothing to look at yet.
    expect(looks).not.toContain('looked')
    expect((await rows()).messages).toHaveLength(1)
  })

  it('waits for the night to be over', async () => {
    const { floor, rows, watch, tripId } = await openWatch()
    await watch()
    floor.clock.advance(Date.parse('2026-11-24T19:00:00Z') - floor.clock.now().getTime())
    expect(await checkTrip(floor.ctxOf(), { tripId })).toBe('waiting')
    expect((await rows()).watch?.nextCheckAt?.toISOString()).toBe('2026-11-25T05:00:00.000Z')
  })
})

describe('whoever may not hear of a trip', () => {
  it('said STOP: nobody looks any more', async () => {
    const { hers, rows, watch, look } = await openWatch()
    await watch()
    await changeTransactionalConsent(hers(), { action: 'withdrawn', source: 'STOP' })
    expect(await look()).toBe('ended')
    expect((await rows()).watch).toMatchObject({ endReason: 'no_consent', nextCheckAt: null })
    expect((await rows()).messages).toEqual([])
  })

  it('said STOP while sources were asked: nothing is said', async () => {
    const { floor, world, hers, rows, watch, tripId } = await openWatch()
    await watch()
    world.wet = ['2026-12-11', '2026-12-12']
    floor.clock.advance(Date.parse(FIRST_LOOK) - floor.clock.now().getTime())
    const ctx = floor.ctxOf()
    const trips: TripSources = {
      ...ctx.ports.trips,
      async weather(request, call) {
        await changeTransactionalConsent(hers(), { action: 'withdrawn', source: 'STOP' })
        return ctx.ports.trips.weather(request, call)
      },
    }
    expect(await checkTrip(floor.ctxOf({ trips }), { tripId })).toBe('ended')
    expect((await rows()).messages).toEqual([])
  })

  it('has not agreed: nobody else agrees for her', async () => {
    const { floor, hers, tripId, watch } = await openWatch()
    const { customerId } = floor
    expect(await watchTrip(floor.ctxOf(), { tripId, customerId })).toBe('no_consent')
    await watch()
    expect(await stopWatch(hers(), { tripId, customerId })).toBe('stopped')
    expect(await stopWatch(hers(), { tripId, customerId })).toBe('not_watched')
    expect(await watchTrip(floor.ctxOf(), { tripId, customerId })).toBe('watching')
  })

  it('is another customer, or another shop', async () => {
    const [one, other] = [await openWatch(), await openWatch()]
    await one.watch()
    one.world.wet = ['2026-12-11', '2026-12-12']
    await one.look()
    const checkId = (await one.rows()).checks[0]?.id ?? ''
    const { tripId } = one
    expect(await watchTrip(other.hers(), { tripId, customerId: other.floor.customerId })).toBe('no_trip')
    expect(await checkTrip(other.floor.ctxOf(), { tripId })).toBe('not_watched')
    const answered = { checkId, answer: 'take' as const }
    expect(await answerProposal(other.hers(), { ...answered, customerId: one.floor.customerId })).toEqual({
      outcome: 'gone',
    })
    expect(await answerProposal(one.hers(), { ...answered, customerId: other.floor.customerId })).toEqual({
      outcome: 'gone',
    })
    expect((await one.plan())?.version).toBe(1)
  })

  it('asks when it is too late for anybody to look', async () => {
    const { floor, watch } = await openWatch()
    floor.clock.advance(Date.parse('2026-12-09T06:00:00Z') - floor.clock.now().getTime())
    expect(await watch()).toBe('too_late')
    floor.clock.advance(10 * DAY_MS)
    expect(await watch()).toBe('too_late')
  })
})
