import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import {
  cancelTrip,
  type ItineraryV1,
  listTrips,
  RunNode,
  resumeTrip,
  runTrip,
  type TripSources,
} from '../../../src/domain/trips/index.ts'
import { until } from '../../support/until.ts'
import { DIANI, openTripFloor } from './trip-floor.ts'

const away: Awaited<ReturnType<TripSources['flights']>> = {
  ...{ outcome: 'unavailable', provenance: null, degraded: 'omitted' },
  items: [],
}

/** What is the same for two runs of the same wishes. */
function content({ itinerary }: { itinerary: ItineraryV1 | null }) {
  if (itinerary === null) throw new Error('there is no itinerary')
  const { itinerary_id: _, run_id: _run, trace_id: _trace, ...rest } = itinerary
  return rest
}

describe('a trip that is asked for', () => {
  it('is planned node by node, kept, and told in the chat', async () => {
    const floor = await openTripFloor()
    const runId = await floor.start()
    expect((await floor.events(runId)).map(({ node, status }) => `${node} ${status}`)).toEqual(['intent started'])
    await floor.run(runId)
    const { run, itinerary } = await floor.read(runId)
    expect([run.status, run.version, run.trip_id, run.error]).toEqual(['completed', 1, runId, null])
    expect(itinerary?.days.map(({ date }) => date)).toEqual([10, 11, 12, 13, 14].map((day) => `2026-12-${day}`))
    const cost = itinerary?.cost_breakdown
    expect(cost?.total_usd_cents).toBeLessThanOrEqual(itinerary?.intent.budget_usd_cents ?? 0)
    expect(cost?.local?.currency).toBe('KES')
    const events = await floor.events(runId)
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, place) => place + 1))
    expect(events.map(({ node, status }) => `${node} ${status}`)).toEqual([
      ...RunNode.options.slice(0, -1).flatMap((node) => [`${node} started`, `${node} completed`]),
      'responder done',
    ])
    const said = await floor.said()
    expect(said.length).toBeGreaterThan(1)
    expect(new Set(said.map(({ kind }) => kind))).toEqual(new Set(['owed']))
  })

  it('is one run, however often the same request comes', async () => {
    const floor = await openTripFloor()
    const runId = randomIds.uuid()
    await Promise.all([floor.start({}, { runId }), floor.start({}, { runId })])
    await Promise.all([floor.run(runId), floor.run(runId)])
    const said = await floor.said()
    await floor.run(runId)
    expect(await listTrips(floor.ctxOf(), { limit: 10, after: null })).toHaveLength(1)
    expect((await floor.events(runId)).filter(({ status }) => status === 'done')).toHaveLength(1)
    expect(await floor.said()).toEqual(said)
  })

  it('is nothing to another shop', async () => {
    const [floor, other] = [await openTripFloor(), await openTripFloor()]
    const runId = await floor.start()
    await expect(other.read(runId)).rejects.toThrow('there is no run')
    expect(await other.events(runId)).toEqual([])
    expect(await cancelTrip(other.ctxOf(), runId)).toBeNull()
    await other.run(runId)
    expect((await floor.read(runId)).run.status).toBe('queued')
  })
})

describe('a run whose worker goes away', () => {
  it.each(RunNode.options.slice(1, -1))(
    'before %s is continued to the same bytes, and asks nothing twice',
    async (node) => {
      const plain = await openTripFloor()
      const undisturbed = await plain.start()
      await plain.run(undisturbed)

      const floor = await openTripFloor()
      const runId = await floor.start({}, {})
      const dead = new Error('the worker is gone')
      const ctx = floor.ctxOf()
      let reached = false
      const dying = {
        ...ctx,
        transaction: async <T>(run: Parameters<typeof ctx.transaction<T>>[0]): Promise<T> => {
          if (reached) throw dead
          const result = await ctx.transaction(run)
          const events = await floor.events(runId)
          reached = events.some((event) => event.node === node && event.status === 'started')
          return result
        },
      }
      await expect(runTrip(dying, runId)).rejects.toThrow(dead)
      expect((await floor.read(runId)).run.status).toBe('running')
      floor.clock.advance(31_000)
      await floor.run(runId)
      expect((await floor.read(runId)).run.status).toBe('completed')
      const events = await floor.events(runId)
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, place) => place + 1))
      expect(new Set(events.map(({ node, status }) => `${node} ${status}`)).size).toBe(events.length)
      expect(content(await floor.read(runId))).toEqual(content(await plain.read(undisturbed)))
      expect(floor.asked.toSorted()).toEqual(plain.asked.toSorted())
      expect(await floor.said()).toEqual(await plain.said())
    },
  )
})

describe('a run that comes to no plan', () => {
  it('says what would make it one, each of them planned', async () => {
    const floor = await openTripFloor()
    const runId = await floor.start({ budget: { amount_minor: 2_000_000, currency: 'KES' } })
    await floor.run(runId)
    const { run, itinerary } = await floor.read(runId)
    expect([run.status, run.error?.code, itinerary]).toEqual(['error', 'infeasible', null])
    expect(run.relaxations.length).toBeGreaterThan(0)
    const [money] = run.relaxations.filter(({ changes }) => changes.length === 1 && changes[0]?.key === 'budget')
    expect(money).toBeDefined()
    const { budget: _, ...wishes } = DIANI
    const richer = await floor.start({}, { intent: { ...wishes, budget_usd_cents: money?.total_after_usd_cents ?? 0 } })
    await floor.run(richer)
    expect((await floor.read(richer)).itinerary?.cost_breakdown.total_usd_cents).toBeLessThanOrEqual(
      money?.total_after_usd_cents ?? 0,
    )
  })

  it.each([
    [{ city: 'Timbuktu' }, 'no_destination'],
    [{ date_window: { start: '2026-11-01', end: '2026-11-05', tz: 'Africa/Nairobi' } }, 'invalid_intent'],
    [{ party: { adults: 0 } }, 'invalid_intent'],
    [{ colour: 'blue' }, 'invalid_intent'],
  ])('for %j is refused by name', async (intent, code) => {
    const floor = await openTripFloor()
    const runId = await floor.start(intent)
    await floor.run(runId)
    const { run } = await floor.read(runId)
    expect([run.status, run.error?.code]).toEqual(['error', code])
    expect((await resumeTrip(floor.ctxOf(), runId)).outcome).toBe('refused')
  })

  it.each(['flights', 'lodging'] as const)('for want of %s is taken up again when they are there', async (tool) => {
    let isAway = true
    const floor = await openTripFloor((sources) => ({
      flights: (request, call) =>
        isAway && tool === 'flights' ? Promise.resolve(away) : sources.flights(request, call),
      lodging: (request, call) =>
        isAway && tool === 'lodging' ? Promise.resolve({ ...away, items: [] }) : sources.lodging(request, call),
    }))
    const runId = await floor.start({ city: 'Zanzibar' })
    await floor.run(runId)
    expect((await floor.read(runId)).run.error?.code).toBe('sources_unavailable')
    isAway = false
    expect((await resumeTrip(floor.ctxOf(), runId)).outcome).toBe('resumed')
    await floor.run(runId)
    expect((await floor.read(runId)).run).toMatchObject({ status: 'completed', error: null })
  })
})

describe('a run that is cancelled', () => {
  it('before it begins says so and nothing else, and can be taken up again', async () => {
    const floor = await openTripFloor()
    const runId = await floor.start()
    await cancelTrip(floor.ctxOf(), runId)
    await floor.run(runId)
    expect((await floor.read(runId)).run.status).toBe('cancelled')
    expect((await floor.events(runId)).at(-1)?.status).toBe('cancelled')
    expect(await floor.said()).toEqual([])
    expect((await resumeTrip(floor.ctxOf(), runId)).outcome).toBe('resumed')
    await floor.run(runId)
    expect((await floor.read(runId)).run.status).toBe('completed')
  })

  it('while a source thinks stops waiting for it', async () => {
    let thinking = false
    const floor = await openTripFloor(() => ({
      weather: (_request, { signal }) =>
        new Promise((_resolve, reject) => {
          thinking = true
          signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        }),
    }))
    const runId = await floor.start()
    const running = floor.run(runId)
    await until(async () => thinking, { what: 'the source to be asked' })
    await cancelTrip(floor.ctxOf(), runId)
    await running
    expect((await floor.read(runId)).run.status).toBe('cancelled')
    expect((await floor.events(runId)).at(-1)?.status).toBe('cancelled')
  })
})
