import { join } from 'node:path'
import { Redis } from 'ioredis'
import { describe, expect, it } from 'vitest'
import { postgresFactCache } from '../../../src/adapters/postgres/fact-cache.ts'
import { redisFactCache } from '../../../src/adapters/redis/fact-cache.ts'
import { resilience } from '../../../src/adapters/resilience.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { fixtureTripSources } from '../../../src/adapters/trip-sources/fixture/fixture-trip-sources.ts'
import { readTripFixtures } from '../../../src/adapters/trip-sources/fixture/trip-fixtures.ts'
import { openMeteo } from '../../../src/adapters/trip-sources/open-meteo.ts'
import { NO_FORECAST, slowFetch } from '../../../src/adapters/trip-sources/pretended.ts'
import { slidingBreaker } from '../../../src/adapters/trip-sources/sliding-breaker.ts'
import { tripSources } from '../../../src/adapters/trip-sources/trip-sources.ts'
import { tripWire } from '../../../src/main/trip-wire.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { afterFile } from '../../support/after-file.ts'
import { createShop } from '../../support/builders.ts'
import { testRedis } from '../../support/redis.ts'
import { testClock, testLog } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const NOW = new Date('2026-11-23T09:00:00Z')
const DAY_MS = 86_400_000
const db = await testDatabase()
const files = readTripFixtures(join(import.meta.dirname, '../../../fixtures/trips'))
const redisUrl = await testRedis()
const redis = redisUrl === null ? null : new Redis(redisUrl)
afterFile(() => redis?.disconnect())

const FLIGHTS = {
  ...{ origin: 'NBO', dest: 'MBA', avoid_overnight: false },
  date_window: { start: '2026-12-14', end: '2026-12-14', tz: 'Africa/Nairobi' },
}
const WEATHER = { lat: -4.0437, lon: 39.6682, dates: ['2026-11-27', '2026-11-28', '2026-11-29'], tz: 'Africa/Nairobi' }

/** Sources with a sandbox of their own behind them, and a tenant that nobody else is. */
async function open(
  options: {
    cache?: 'redis' | 'postgres'
    softMs?: number
    slow?: Parameters<typeof slowFetch>[0]
    dry?: boolean
  } = {},
) {
  const sandbox = await startSandbox({ port: 0, seed: 1, clock: () => NOW })
  afterFile(() => sandbox.close())
  const clock = testClock(NOW.toISOString())
  const fixtures = fixtureTripSources({ fixtures: files, clock })
  sandbox.trips.setAnswer(tripWire(() => fixtures))
  await sandbox.trips.setKey({ key: 'let me in' })
  const log = testLog()
  const cache =
    options.cache === 'redis' && redis
      ? redisFactCache(redis, `t${randomIds.secret(4)}`, clock, log)
      : postgresFactCache(db, clock, log)
  const breaker = () => slidingBreaker({ failures: 5, windowMs: 60_000 })
  const sources = tripSources({
    ...{ fixtures, cache, clock, log, resilience: resilience({ log, retestMs: 30_000, breaker }) },
    openMeteo: options.dry ? NO_FORECAST : openMeteo({ baseUrl: `${sandbox.baseUrl}/weather`, apiKey: null }),
    ...(options.slow && { fetch: slowFetch(options.slow) }),
    accountOf: () => ({ baseUrl: `${sandbox.baseUrl}/trips`, key: 'let me in' }),
    times: { softMs: options.softMs ?? 20_000, hardMs: 50_000, waitMs: { least: 1, most: 2 } },
  })
  const { tenantId } = await createShop(db)
  const call = { tenantId, signal: new AbortController().signal }
  return { sandbox, sources, clock, call }
}

const asked = async (sandbox: Sandbox) => (await sandbox.trips.asked()).length

describe.each(redis === null ? (['postgres'] as const) : (['postgres', 'redis'] as const))('kept in %s', (cache) => {
  it('asks once for equal questions, at the same time and later, and says what was kept', async () => {
    const { sandbox, sources, call } = await open({ cache })
    const [first, second] = await Promise.all([sources.flights(FLIGHTS, call), sources.flights(FLIGHTS, call)])
    expect(first).toEqual(second)
    expect([first?.outcome, first?.degraded, first?.items.length]).toEqual(['ok', null, 6])
    const later = await sources.flights({ ...FLIGHTS }, call)
    expect(await asked(sandbox)).toBe(1)
    expect(later.provenance).toEqual({ ...first?.provenance, cache_hit: true })
    expect(later.items.every(({ provenance }) => provenance.cache_hit && provenance.degraded === null)).toBe(true)
  })

  it('shows one tenant nothing that another asked for', async () => {
    const { sandbox, sources, call } = await open({ cache })
    await sources.flights(FLIGHTS, call)
    const other = await createShop(db)
    expect((await sources.flights(FLIGHTS, { ...call, tenantId: other.tenantId })).provenance?.cache_hit).toBe(false)
    expect(await asked(sandbox)).toBe(2)
  })

  it('asks for the days of a trip at once, keeps each, and asks again only for days that are new or old', async () => {
    const { sandbox, sources, clock, call } = await open({ cache })
    await Promise.all([sources.weather(WEATHER, call), sources.weather(WEATHER, call)])
    const more = await sources.weather({ ...WEATHER, dates: [...WEATHER.dates, '2026-11-30'] }, call)
    expect(more.items.map(({ provenance }) => provenance.cache_hit)).toEqual([true, true, true, false])
    const queries = await sandbox.weather.asked()
    expect(queries.map((query) => new URLSearchParams(query).get('start_date'))).toEqual(['2026-11-27', '2026-11-30'])
    clock.advance(DAY_MS + 1_000)
    expect((await sources.weather(WEATHER, call)).items.every(({ provenance }) => !provenance.cache_hit)).toBe(true)
  })
})

describe('a source in trouble', () => {
  it('is asked once more, and its answer is as good as any', async () => {
    const { sandbox, sources, call } = await open()
    await sandbox.faults.add({ target: 'trips.search', kind: 'http_500', times: 1 })
    expect(await sources.flights(FLIGHTS, call)).toMatchObject({ outcome: 'ok', degraded: null })
  })

  it.each(['http_500', 'http_503_html', 'timeout_before_accept', 'malformed', 'reset_after_accept'] as const)(
    'that answers with %s is stood in for by files, and said to be',
    async (kind) => {
      const { sandbox, sources, call } = await open(kind === 'timeout_before_accept' ? { softMs: 500 } : {})
      await sandbox.faults.add({ target: 'trips.search', kind })
      const answer = await sources.flights(FLIGHTS, call)
      expect([answer.outcome, answer.degraded]).toEqual(['ok', 'fixture'])
      expect(answer.items.every(({ provenance }) => provenance.degraded === 'fixture')).toBe(true)
      await sandbox.faults.clear()
      expect((await sources.flights(FLIGHTS, call)).degraded, 'nothing of it was kept').toBeNull()
    },
  )

  it('is stood in for by what it said before, where that is not long ago', async () => {
    const { sandbox, sources, clock, call } = await open()
    await sandbox.trips.setPrice({ ref: 'SL101@2026-12-14', percent: 300 })
    const before = await sources.flights(FLIGHTS, call)
    await sandbox.faults.add({ target: 'trips.search', kind: 'http_500' })
    clock.advance(3_600_000)
    const after = await sources.flights(FLIGHTS, call)
    expect(after.degraded).toBe('cache')
    expect(after.items.map(({ price_usd_cents }) => price_usd_cents)).toEqual(
      before.items.map(({ price_usd_cents }) => price_usd_cents),
    )
  })

  it('is left alone after five failures, of one tenant and tool alone, and says until when', async () => {
    const { sandbox, sources, call } = await open()
    await sandbox.faults.add({ target: 'trips.search', kind: 'http_500' })
    const on = (day: string) => ({ ...FLIGHTS, date_window: { start: day, end: day, tz: 'Africa/Nairobi' } })
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03']) await sources.flights(on(day), call)
    await sandbox.faults.clear()
    const before = await asked(sandbox)
    const answer = await sources.flights(on('2026-12-04'), call)
    expect(await asked(sandbox)).toBe(before)
    expect(answer).toMatchObject({ outcome: 'ok', degraded: 'fixture' })
    expect(answer.retry_after_s).toBeGreaterThan(20)
    const stay = { city: 'Mombasa', checkin: '2026-12-14', checkout: '2026-12-16', tier_prefs: [] }
    expect((await sources.lodging(stay, call)).degraded).toBeNull()
    const { tenantId } = await createShop(db)
    expect((await sources.flights(on('2026-12-04'), { ...call, tenantId })).degraded).toBeNull()
  })

  it('that refuses is not stood in for', async () => {
    const { sandbox, sources, call } = await open()
    await sandbox.trips.setKey({ key: 'another' })
    expect(await sources.flights(FLIGHTS, call)).toMatchObject({ outcome: 'refused', items: [] })
    expect(await asked(sandbox)).toBe(0)
  })

  it('that leads elsewhere is not followed', async () => {
    const { sandbox, sources, call } = await open()
    await sandbox.faults.add({ target: 'trips.search', kind: 'redirect_inside' })
    expect((await sources.flights(FLIGHTS, call)).outcome).toBe('refused')
  })

  it('does not hold up who goes away, and who else waits for the same is answered', async () => {
    const { sandbox, sources, call } = await open()
    await sandbox.faults.add({ target: 'trips.search', kind: 'delay', delayMs: 100 })
    const gone = new AbortController()
    const [left, stayed] = [sources.flights(FLIGHTS, { ...call, signal: gone.signal }), sources.flights(FLIGHTS, call)]
    gone.abort()
    expect((await left).degraded).toBe('fixture')
    expect(await stayed).toMatchObject({ outcome: 'ok', degraded: null })
  })
})

describe('a trouble that is pretended', () => {
  it('leaves one tool without an answer in time: files stand in, it is said, and the others answer', async () => {
    const { sandbox, sources, call } = await open({ softMs: 50, slow: { tool: 'flights', ms: 30_000 } })
    const answer = await sources.flights(FLIGHTS, call)
    expect([answer.outcome, answer.degraded, answer.items.length]).toEqual(['ok', 'fixture', 6])
    expect(await asked(sandbox)).toBe(0)
    const venues = await open({ slow: { tool: 'flights', ms: 30_000 } })
    const found = await venues.sources.attractions({ city: 'Mombasa', themes: [], kid_friendly: false }, venues.call)
    expect(found).toMatchObject({ outcome: 'ok', degraded: null })
  })

  it('takes the forecast away: what is usual stands in, and is called so', async () => {
    const { sandbox, sources, call } = await open({ dry: true })
    const { items, degraded } = await sources.weather(WEATHER, call)
    expect(degraded).toBe('fixture')
    expect(items.map(({ date, basis }) => [date, basis])).toEqual(WEATHER.dates.map((date) => [date, 'climate']))
    expect(await sandbox.weather.asked()).toEqual([])
  })
})

describe('the controls of the fake source', () => {
  it('raise a fare, close a venue and withdraw a room', async () => {
    const { sandbox, sources, call } = await open()
    const fares = await fixtureTripSources({ fixtures: files, clock: testClock(NOW.toISOString()) }).flights(
      FLIGHTS,
      call,
    )
    const [fare] = fares.items
    await sandbox.trips.setPrice({ ref: fare?.flight_id ?? '', percent: 120 })
    await sandbox.trips.close({ ref: 'mombasa:fort-of-jesus' })
    await sandbox.trips.withdraw({ ref: 'mombasa:lotus-court' })
    const { items } = await sources.flights(FLIGHTS, call)
    expect(items.find(({ flight_id }) => flight_id === fare?.flight_id)?.price_usd_cents).toBe(
      Math.round((fare?.price_usd_cents ?? 0) * 1.2),
    )
    const venues = await sources.attractions({ city: 'Mombasa', themes: ['history'], kid_friendly: false }, call)
    expect(venues.items.find(({ id }) => id === 'mombasa:fort-of-jesus')?.opening_hours).toEqual({})
    const stay = { city: 'Mombasa', checkin: '2026-12-14', checkout: '2026-12-16', tier_prefs: ['budget' as const] }
    expect((await sources.lodging(stay, call)).items.map(({ lodging_id }) => lodging_id)).not.toContain(
      'mombasa:lotus-court',
    )
  })

  it('answer every tool in the form that is read', async () => {
    const { sources, call } = await open()
    const at = { lat: -4.0628, lon: 39.6794 }
    const answers = [
      await sources.transit({ from: at, to: { lat: -4.0437, lon: 39.6682 }, mode_prefs: ['taxi'] }, call),
      await sources.fx({ from: 'USD', to: 'KES', as_of: '2026-11-23' }, call),
      await sources.geocode({ query: 'Watamu' }, call),
    ]
    expect(answers.map(({ outcome, degraded, items }) => [outcome, degraded, items.length])).toEqual([
      ['ok', null, 1],
      ['ok', null, 1],
      ['ok', null, 1],
    ])
  })
})

describe('the weather', () => {
  it('is what the forecast says, Saturday wet', async () => {
    const { sandbox, sources, call } = await open()
    await sandbox.weather.setDay({ date: '2026-11-28', rain: 80 })
    const { items, degraded } = await sources.weather(WEATHER, call)
    expect(degraded).toBeNull()
    expect(items.map(({ basis, precip_prob }) => [basis, precip_prob])).toEqual([
      ['forecast', 0.1],
      ['forecast', 0.8],
      ['forecast', 0.1],
    ])
  })

  it('past the horizon is what is usual, which is no failure of the service', async () => {
    const { sandbox, sources, call } = await open()
    await sandbox.weather.setHorizon({ last: '2026-11-28' })
    const { items } = await sources.weather(WEATHER, call)
    expect(items.map(({ basis }) => basis)).toEqual(['forecast', 'forecast', 'climate'])
    for (let more = 0; more < 6; more += 1) {
      await sources.weather({ ...WEATHER, dates: ['2026-12-20', '2026-12-21'] }, call)
    }
    await sandbox.weather.setHorizon({ last: '2026-11-29' })
    expect((await sources.weather(WEATHER, call)).items.map(({ basis }) => basis)).toEqual(Array(3).fill('forecast'))
  })

  it('of a day without a figure is what is usual', async () => {
    const { sandbox, sources, call } = await open()
    await sandbox.weather.setDay({ date: '2026-11-28', rain: null })
    const { items } = await sources.weather(WEATHER, call)
    expect(items.map(({ basis }) => basis)).toEqual(['forecast', 'climate', 'forecast'])
  })

  it.each(['http_429', 'http_500', 'timeout_before_accept', 'malformed'] as const)(
    'is what is usual where the service answers with %s, and said to be',
    async (kind) => {
      const { sandbox, sources, call } = await open(kind === 'timeout_before_accept' ? { softMs: 500 } : {})
      await sandbox.faults.add({ target: 'weather.forecast', kind })
      const { items, degraded, outcome } = await sources.weather(WEATHER, call)
      expect([outcome, degraded]).toEqual(['ok', 'fixture'])
      expect(items.map(({ basis }) => basis)).toEqual(Array(3).fill('climate'))
    },
  )
})
