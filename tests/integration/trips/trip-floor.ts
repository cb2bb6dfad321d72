import { join } from 'node:path'
import { tripAnswers } from '../../../journeys/trip/trip-answer.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { fixtureAtlas } from '../../../src/adapters/trip-sources/fixture/fixture-atlas.ts'
import { fixtureTripSources } from '../../../src/adapters/trip-sources/fixture/fixture-trip-sources.ts'
import { readTripFixtures } from '../../../src/adapters/trip-sources/fixture/trip-fixtures.ts'
import type { Ports } from '../../../src/domain/context.ts'
import type { TenantSettings } from '../../../src/domain/tenancy/schemas.ts'
import {
  importDestinations,
  listTripEvents,
  type NewTrip,
  RunOptions,
  readTrip,
  runTrip,
  type StreamEvent,
  startTrip,
  type TripSources,
} from '../../../src/domain/trips/index.ts'
import type { JsonObject } from '../../../src/lib/json.ts'
import { once } from '../../../src/lib/once.ts'
import { createConversation, createShop } from '../../support/builders.ts'
import { testClock, testCtx, testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const NOW = '2026-11-20T09:00:00Z'
const files = once(() => readTripFixtures(join(import.meta.dirname, '../../../fixtures/trips')))

/** A desk that plans trips to everywhere the fixtures know, on the real database, with sources that answer from files. */
export async function openTripFloor(
  change: (sources: TripSources) => Partial<TripSources> = () => ({}),
  settings: Partial<TenantSettings> = {},
) {
  const db = await testDatabase()
  const clock = testClock(NOW)
  const shop = await createShop(db, { settings: { trips: { homeAirport: 'NBO' }, ...settings } })
  // Sources that say the same whenever they are asked.
  const fixtures = fixtureTripSources({ fixtures: files(), clock: testClock(NOW) })
  const asked: string[] = []
  const note = <Answer>(tool: string, answer: Answer): Answer => {
    asked.push(tool)
    return answer
  }
  const counted = (sources: TripSources): TripSources => ({
    weather: (request, call) => note('weather', sources.weather(request, call)),
    flights: (request, call) => note('flights', sources.flights(request, call)),
    lodging: (request, call) => note('lodging', sources.lodging(request, call)),
    attractions: (request, call) => note('attractions', sources.attractions(request, call)),
    transit: (request, call) => note('transit', sources.transit(request, call)),
    fx: (request, call) => note('fx', sources.fx(request, call)),
    geocode: (request, call) => note('geocode', sources.geocode(request, call)),
  })
  const trips = counted({ ...fixtures, ...change(fixtures) })
  const ports: Ports = testPorts({ trips, atlas: fixtureAtlas(files), tripAnswers })
  const ctxOf = (over: Partial<Ports> = {}, signal = new AbortController().signal) =>
    testCtx(db, { tenantId: shop.tenantId, clock, ports: { ...ports, ...over }, signal })
  await importDestinations(ctxOf(), { destinations: files().destinations.map((each) => ({ ...each })) })
  const { customerId, conversationId } = await createConversation(db, shop)

  return {
    ...{ db, shop, clock, ports, ctxOf, asked, customerId, conversationId },
    /** Asks for a trip; it is not planned yet. */
    async start(intent: JsonObject = {}, over: Partial<NewTrip> = {}) {
      const runId = over.runId ?? randomIds.uuid()
      const asked = { ...DIANI, ...intent }
      const of = { principal: 'staff:1', customerId, conversationId, language: 'en', options: RunOptions.parse({}) }
      await startTrip(ctxOf(), { runId, intent: asked, ...of, ...over })
      return runId
    },
    run: (runId: string) => runTrip(ctxOf(), runId),
    async read(runId: string) {
      const found = await readTrip(ctxOf(), runId)
      if (found === null) throw new Error(`there is no run ${runId}`)
      return found
    },
    events: (runId: string): Promise<StreamEvent[]> => listTripEvents(ctxOf(), { runId, afterSeq: 0, limit: 200 }),
    said: (conversation = conversationId) =>
      db.transaction(shop.tenantId, (tx) =>
        tx.outboundMessage.findMany({
          where: { conversationId: conversation },
          orderBy: { seq: 'asc' },
          select: { body: true, kind: true },
        }),
      ),
  }
}

/** Five days by the sea that the fixtures can well make. */
export const DIANI: JsonObject = {
  city: 'Diani',
  date_window: { start: '2026-12-10', end: '2026-12-14', tz: 'Africa/Nairobi' },
  budget: { amount_minor: 30_000_000, currency: 'KES' },
  party: { adults: 2 },
}
