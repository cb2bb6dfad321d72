import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readTripFixtures } from '../../../src/adapters/trip-sources/fixture/trip-fixtures.ts'
import { importDestinations, PlanV1 } from '../../../src/domain/trips/index.ts'
import { TripStarted, TripWire } from '../../../src/http/contract/trips.ts'
import { addDays } from '../../../src/lib/calendar.ts'
import { hireStaff } from '../../contract/staff.ts'
import { startProduct } from '../../support/product.ts'
import { readEvents, type SentEvent } from '../../support/read-events.ts'

const product = await startProduct()
const base = product.runtime.publicBaseUrl
const start = addDays(new Date().toISOString().slice(0, 10), 5)
const wishes = {
  city: 'Diani',
  date_window: { start, end: addDays(start, 4), tz: 'Africa/Nairobi' },
  budget: { amount_minor: 40_000_000, currency: 'KES' },
  party: { adults: 2 },
}

async function openDesk() {
  return (await openTripShop()).call
}

async function openTripShop() {
  const shop = await product.openShop({ settings: { trips: { homeAirport: 'NBO' } } })
  await importDestinations(product.runtime.ctxFor(shop.tenantId), {
    destinations: readTripFixtures('fixtures/trips').destinations,
  })
  return { shop, call: caller((await hireStaff(product, shop)).token) }
}

function caller(token: string) {
  let count = 0
  return (method: string, path: string, more: { body?: object; headers?: Record<string, string> } = {}) =>
    fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': `${token.slice(-8)}-${method}-${++count}`,
        ...(more.body && { 'content-type': 'application/json' }),
        ...more.headers,
      },
      ...(more.body && { body: JSON.stringify(more.body) }),
    })
}
type Call = ReturnType<typeof caller>

async function begin(call: Call, body: object = wishes) {
  const answer = await call('POST', '/v1/trips', { body })
  expect([answer.status, answer.status === 202 ? '' : await answer.clone().text()]).toEqual([202, ''])
  return TripStarted.parse(await answer.json()).run_id
}

async function follow(call: Call, path: string, headers: Record<string, string> = {}): Promise<SentEvent[]> {
  const events: SentEvent[] = []
  for await (const event of readEvents(await call('GET', path, { headers }))) events.push(event)
  return events
}

const seqs = (events: readonly SentEvent[]) => events.map(({ id }) => Number(id))

describe('a trip over REST', () => {
  it('is begun, followed to its end, read, and opened without a sign-in', async () => {
    const call = await openDesk()
    const runId = await begin(call)
    const events = await follow(call, `/v1/trips/${runId}/stream`)
    expect(seqs(events)).toEqual(events.map((_, at) => at + 1))
    expect(new Set(events.map(({ name }) => name))).toEqual(new Set(['node_event']))
    expect([events.at(0)?.data.status, events.at(-1)?.data.status]).toEqual(['started', 'done'])
    const { run, itinerary, files } = TripWire.parse(await (await call('GET', `/v1/trips/${runId}`)).json())
    expect([run.status, itinerary?.days.length]).toEqual(['completed', 5])
    expect((await call('POST', `/v1/trips/${runId}/watch`, { body: {} })).status).toBe(409)
    const status = await (await call('GET', `/plan/${runId}/status`)).json()
    expect(status).toMatchObject({ status: 'completed', progress_pct: 100 })
    const types = await Promise.all(
      [files?.pdf, files?.ics, files?.view].map(async (url) => (await fetch(url ?? '')).headers.get('content-type')),
    )
    expect(types).toEqual(['application/pdf', 'text/calendar; charset=utf-8', 'text/html; charset=utf-8'])
    const view = await fetch(files?.view ?? '')
    expect(view.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-")
    const forged = `${files?.pdf}`.replace('itinerary_pdf-1', 'itinerary_pdf-2')
    expect((await fetch(forged)).status).toBe(404)
  })

  it('is told again behind the last event that a reader has, or after a moment, from its rows', async () => {
    const call = await openDesk()
    const runId = await begin(call)
    const all = await follow(call, `/runs/${runId}/events`)
    const middle = all[4]
    const rest = await follow(call, `/v1/trips/${runId}/stream`, { 'last-event-id': `${middle?.id}` })
    expect(rest).toEqual(all.slice(5))
    const later = await follow(call, `/plan/${runId}/stream?last_ts=${middle?.data.ts}`)
    expect(later).toEqual(all.filter(({ data }) => `${data.ts}` > `${middle?.data.ts}`))
  })

  it('is one run for one key, byte for byte', async () => {
    const call = await openDesk()
    const headers = { 'idempotency-key': 'the-same-trip-again' }
    const answers = [
      await call('POST', '/plan', { body: wishes, headers }),
      await call('POST', '/plan', { body: wishes, headers }),
    ]
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(texts[1]).toBe(texts[0])
    expect(answers[1]?.headers.get('x-idempotent-replay')).toBe('true')
    const { trips } = z
      .looseObject({ trips: z.array(z.unknown()) })
      .parse(await (await call('GET', '/v1/trips')).json())
    expect(trips).toHaveLength(1)
  })

  it('is read out of words, and what they leave open is named', async () => {
    const call = await openDesk()
    const gaps = await call('POST', '/v1/trips', { body: { text: 'a trip to Diani for two' } })
    expect(gaps.status).toBe(422)
    expect(await gaps.json()).toMatchObject({ error: { details: { missing: ['start', 'days', 'budget'] } } })
    const text = `Plan 5 days in Diani from ${start} for 2 adults, budget KES 400,000`
    const { run } = TripWire.parse(await (await call('GET', `/v1/trips/${await begin(call, { text })}`)).json())
    expect(run.intent).toMatchObject({ city: 'Diani', date_window: { start }, party: { adults: 2 } })
  })

  it('names each field that is wrong', async () => {
    const call = await openDesk()
    const answer = await call('POST', '/v1/trips', { body: { ...wishes, city: undefined, pace: 'fast', moon: 1 } })
    expect(answer.status).toBe(422)
    const { error } = z
      .looseObject({ error: z.looseObject({ fields: z.array(z.looseObject({ path: z.string() })) }) })
      .parse(await answer.json())
    expect(error.fields.map(({ path }) => path)).toContain('pace')
  })

  it('is judged with the facts that it was planned with', async () => {
    const { shop, call } = await openTripShop()
    const runId = await begin(call)
    await follow(call, `/v1/trips/${runId}/stream`)
    const { itinerary } = TripWire.parse(await (await call('GET', `/v1/trips/${runId}`)).json())
    const { plan } = await product.db.transaction(shop.tenantId, (tx) =>
      tx.itinerary.findFirstOrThrow({ where: { runId } }),
    )
    const body = { intent: itinerary?.intent, plan, trip_id: runId }
    const judged = await call('POST', '/v1/trips/evaluate', { body })
    expect(await judged.json()).toMatchObject({
      stands: true,
      total_usd_cents: itinerary?.cost_breakdown.total_usd_cents,
    })
    const dear = await call('POST', '/v1/trips/evaluate', {
      body: { ...body, intent: { ...itinerary?.intent, budget_usd_cents: 100, budget: undefined } },
    })
    expect(await dear.json()).toMatchObject({
      stands: false,
      violations: expect.arrayContaining([expect.objectContaining({ code: 'over_budget' })]),
    })
  })

  it('is changed as a further version, by who has seen the newest', async () => {
    const { shop, call } = await openTripShop()
    const runId = await begin(call)
    await follow(call, `/v1/trips/${runId}/stream`)
    const { plan } = await product.db.transaction(shop.tenantId, (tx) =>
      tx.itinerary.findFirstOrThrow({ where: { runId } }),
    )
    const visits = PlanV1.parse(plan).days.flatMap(({ slots }) =>
      slots.filter(({ choices }) => choices[0]?.kind === 'attraction'),
    )
    const [kept, left] = visits
    const changes = [
      { kind: 'lock', slot_id: kept?.slot_id },
      { kind: 'replace', slot_id: left?.slot_id },
    ]
    const answer = await call('POST', `/v1/trips/${runId}/edits`, { body: { if_version: 1, changes } })
    expect([answer.status, answer.status === 202 ? '' : await answer.clone().text()]).toEqual([202, ''])
    const { run_id } = TripStarted.parse(await answer.json())
    await follow(call, `/v1/trips/${run_id}/stream`)
    const { run } = TripWire.parse(await (await call('GET', `/v1/trips/${run_id}`)).json())
    expect([run.status, run.version, run.trip_id, run.parent_run_id]).toEqual(['completed', 2, runId, runId])
    const next = await product.db.transaction(shop.tenantId, (tx) =>
      tx.itinerary.findFirstOrThrow({ where: { runId: run_id } }),
    )
    const refs = PlanV1.parse(next.plan).days.flatMap(({ slots }) => slots.map(({ choices }) => choices[0]?.option_ref))
    expect(refs).toContain(kept?.choices[0]?.option_ref)
    expect(refs).not.toContain(left?.choices[0]?.option_ref)
    const stale = await call('POST', `/plan/${runId}/edit`, { body: { if_version: 1, changes } })
    expect([stale.status, await stale.json()]).toMatchObject([409, { error: { details: { current: { version: 2 } } } }])
    const none = { if_version: 2, changes: [{ kind: 'lock', slot_id: 'd9s9' }] }
    expect((await call('POST', `/v1/trips/${run_id}/edits`, { body: none })).status).toBe(422)
  })

  it('says why there is nothing to read, and when to ask again where a source was away', async () => {
    const { shop, call } = await openTripShop()
    const runId = await begin(call, { ...wishes, city: 'Atlantis' })
    await follow(call, `/v1/trips/${runId}/stream`)
    const none = await call('GET', `/runs/${runId}/itinerary`)
    expect(none.status).toBe(409)
    expect(await none.json()).toMatchObject({ error: { details: { reason: 'no_destination' } } })
    const away = { errorCode: 'sources_unavailable', errorMessage: 'Flight data unavailable.' }
    await product.db.transaction(shop.tenantId, (tx) => tx.tripRun.updateMany({ where: { id: runId }, data: away }))
    const later = await call('GET', `/v1/trips/${runId}/itinerary`)
    expect([later.status, later.headers.get('retry-after')]).toEqual([503, '30'])
  })

  it('is nothing to another shop, nor to one that plans no trips', async () => {
    const runId = await begin(await openDesk())
    const others = [await openDesk(), caller((await hireStaff(product, await product.openShop())).token)]
    for (const call of others) {
      for (const path of ['', '/stream', '/status', '/itinerary']) {
        expect([path, (await call('GET', `/v1/trips/${runId}${path}`)).status]).toEqual([path, 404])
      }
      expect((await call('DELETE', `/v1/trips/${runId}`)).status).toBe(404)
    }
    expect((await others[1]?.('POST', '/v1/trips', { body: wishes }))?.status).toBe(404)
  })
})
