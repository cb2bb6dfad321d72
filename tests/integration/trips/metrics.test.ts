import { afterAll, describe, expect, it } from 'vitest'
import { serveHttp } from '../../../src/adapters/node-http/serve-http.ts'
import { postgresTripMetrics } from '../../../src/adapters/postgres/trip-metrics.ts'
import { createApp } from '../../../src/http/app.ts'
import { metricsRoutes } from '../../../src/http/metrics.ts'
import { testLog } from '../../support/test-ctx.ts'
import { openTripFloor } from './trip-floor.ts'

const TOKEN = 'a token that is long enough'

describe('figures of trips', async () => {
  const floor = await openTripFloor()
  const router = metricsRoutes({ token: TOKEN, clock: floor.clock, read: postgresTripMetrics(floor.db) })
  const app = createApp({ log: testLog(), healthy: async () => ({}), routers: [router] })
  const server = await serveHttp(app.callback(), { host: '127.0.0.1', port: 0 })
  afterAll(() => server.close(0))
  const ask = async (authorization = `Bearer ${TOKEN}`) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`, { headers: { authorization } })
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  const figure = async (name: string) => {
    const line = (await ask()).text.split('\n').find((each) => each.startsWith(`tulia_trip_${name} `))
    return line === undefined ? null : Number(line.split(' ').at(-1))
  }

  it('are told to nobody without the token', async () => {
    for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN]) {
      expect(await ask(authorization)).toMatchObject({ status: 401, text: expect.not.stringContaining('tulia') })
    }
  })

  it('are of the runs that ended in the last five minutes, in the form that Prometheus reads, and name no tenant', async () => {
    const before = (await figure('active_runs')) ?? 0
    await floor.run(await floor.start())
    await floor.run(await floor.start({ city: 'Nowhere' }))
    await floor.start()
    const { status, type, text } = await ask()
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')])
    expect(await figure('active_runs')).toBe(before + 1)
    expect(text).toMatch(/^tulia_trip_runs\{error="",status="completed"\} [1-9]\d*$/m)
    expect(text).toMatch(/^tulia_trip_runs\{error="no_destination",status="error"\} [1-9]\d*$/m)
    for (const name of ['e2e_latency_ms', 'node_latency_ms', 'tool_latency_ms', 'tool_calls', 'violations']) {
      expect(text).toMatch(new RegExp(`^# TYPE tulia_trip_${name} gauge$`, 'm'))
    }
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^(?:# TYPE \w+ gauge|\w+(?:\{\w+="[^"\n]*"(?:,\w+="[^"\n]*")*\})? -?[\d.e+-]+)$/)
    }
    expect(text).not.toContain(floor.shop.tenantId)
    floor.clock.advance(6 * 60_000)
    expect((await ask()).text).not.toContain('status="completed"')
  })
})
