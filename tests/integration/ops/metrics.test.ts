import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Tx } from '../../../src/domain/context.ts'
import { TurnTrace } from '../../../src/domain/turns/schemas.ts'
import { serveFigures } from '../../../src/main/serve-figures.ts'
import { afterFile } from '../../support/after-file.ts'
import { metricsOf } from '../../support/metrics-of.ts'
import { startProduct } from '../../support/product.ts'
import { testLog } from '../../support/test-ctx.ts'
import { until } from '../../support/until.ts'
import { hire } from '../handoff/inbox.ts'

const TOKEN = 'a token that is long enough'
/** The names and forms of opentelemetry-proto 1.x in JSON: ids are hex, 64 bits are strings, kinds are numbers. */
const Id = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const Exported = z.strictObject({
  resourceSpans: z.tuple([
    z.strictObject({
      resource: z.strictObject({
        attributes: z.tuple([
          z.strictObject({
            key: z.literal('service.name'),
            value: z.strictObject({ stringValue: z.literal('tulia') }),
          }),
        ]),
      }),
      scopeSpans: z.tuple([
        z.strictObject({
          scope: z.strictObject({ name: z.string() }),
          spans: z.tuple(
            [z.looseObject({ name: z.string(), traceId: Id(32), spanId: Id(16), ...times() })],
            z.looseObject({
              ...{ name: z.string(), traceId: Id(32), spanId: Id(16), parentSpanId: Id(16), ...times() },
              kind: z.int().min(1).max(5),
              status: z.strictObject({ code: z.int().min(0).max(2), message: z.string().optional() }),
              attributes: z.array(z.strictObject({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
            }),
          ),
        }),
      ]),
    }),
  ]),
})
function times() {
  const nanos = z.string().regex(/^\d{19}$/)
  return { startTimeUnixNano: nanos, endTimeUnixNano: nanos }
}
const Counts = z.array(z.object({ key: z.string(), count: z.coerce.number() }))

describe('what Prometheus is told', async () => {
  const log = testLog()
  const product = await startProduct({
    log,
    modelOnSandbox: true,
    env: { METRICS_TOKEN: TOKEN, METRICS_PORT: '0', ANTHROPIC_API_KEY: 'sandbox' },
  })
  const { db, runtime } = product
  const served = await serveFigures(runtime)
  if (served === null) throw new Error('there is a token')
  afterFile(() => served.close())
  const shop = await product.openShop()
  const achieng = shop.customer()
  const ask = async (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }, path = '/metrics') => {
    const answer = await fetch(`http://127.0.0.1:${served.port}${path}`, { headers })
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  const told = async () => metricsOf((await ask()).text)
  const rows = async (read: (tx: Tx) => Promise<unknown>) => Counts.parse(await db.transaction(shop.tenantId, read))

  it('is told to nobody without the token, and never where customers are served', async () => {
    for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN]) {
      expect(await ask({ authorization })).toMatchObject({ status: 401, text: expect.not.stringContaining('tulia') })
    }
    expect((await fetch(`${runtime.publicBaseUrl}/metrics`)).status).toBe(404)
    expect(await ask({}, '/health/live')).toMatchObject({ status: 200 })
  })

  it('agrees with the rows after a talk: turns, tools, models, requests', async () => {
    await achieng.ask('Hi, do you have sneakers?')
    await achieng.ask('how much is delivery to Kilimani?')
    await until(
      async () => (await rows((tx) => tx.$queryRaw`SELECT 'turns' AS key, count(*) FROM turns`))[0]?.count === 2,
    )
    const metrics = await told()
    const turns = await rows((tx) => tx.$queryRaw`SELECT outcome AS key, count(*) FROM turns GROUP BY outcome`)
    expect(turns.length).toBeGreaterThan(0)
    for (const { key: outcome, count } of turns) {
      expect(metrics.sum('tulia_turn_seconds_count', { outcome })).toBe(count)
    }
    const tools = await rows((tx) => tx.$queryRaw`SELECT tool AS key, count(*) FROM tool_calls GROUP BY tool`)
    expect(tools.length).toBeGreaterThan(0)
    for (const { key: tool, count } of tools) expect(metrics.sum('tool_latency_ms_count', { tool })).toBe(count)
    const models = await rows(
      (tx) =>
        tx.$queryRaw`SELECT 'models' AS key, coalesce(sum(jsonb_array_length(trace->'models')), 0) AS count FROM turns`,
    )
    expect(metrics.sum('llm_calls_total')).toBe(models[0]?.count)
    expect(metrics.sum('node_latency_ms_count')).toBeGreaterThan(0)
    // The provider tells at the same address what became of our answers.
    const webhooks = { route: '/webhooks/twilio/:channelId', status: '204' }
    expect(metrics.sum('tulia_http_seconds_count', webhooks)).toBeGreaterThanOrEqual(2)
    expect(metrics.sum('tulia_db_pool_wait_seconds_count')).toBeGreaterThan(0)
    for (const name of ['tulia_messages_lost_total', 'tulia_messages_doubled_total', 'tulia_fence_leaks_total'])
      expect(metrics.sum(name)).toBe(0)
    expect(metrics.sum('cross_org_reads')).toBe(0)
    expect(metrics.sum('tulia_tenant_top', { rank: '1' })).toBe(1)
  })

  it('gives a turn as spans that a collector of OpenTelemetry takes, without a word of hers', async () => {
    const wanjiru = await hire(product, shop, 'Wanjiru')
    const turn = await db.transaction(shop.tenantId, (tx) =>
      tx.turn.findFirstOrThrow({ orderBy: { startedAt: 'desc' } }),
    )
    const { status, body } = await wanjiru.get(`/v1/turns/${turn.id}/trace.otel.json`)
    expect(status).toBe(200)
    const [whole, ...parts] = Exported.parse(body).resourceSpans[0].scopeSpans[0].spans
    const { tools, models, steps } = TurnTrace.parse(turn.trace)
    const names = parts.map(({ name }) => name)
    for (const name of [...tools.map(({ tool }) => tool), ...models.map(({ prompt }) => prompt), 'load', 'send'])
      expect(names).toContain(name)
    expect(parts.length).toBeGreaterThan(steps.length)
    expect(whole).toMatchObject({ name: 'turn', traceId: turn.id.replaceAll('-', '') })
    expect(BigInt(whole.startTimeUnixNano)).toBe(BigInt(turn.startedAt.getTime()) * 1_000_000n)
    expect(new Set(parts.map(({ spanId }) => spanId)).size).toBe(parts.length)
    for (const part of parts) {
      expect(part).toMatchObject({ traceId: whole.traceId, parentSpanId: whole.spanId })
      expect(BigInt(part.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(whole.startTimeUnixNano))
      expect(BigInt(part.endTimeUnixNano)).toBeLessThanOrEqual(BigInt(whole.endTimeUnixNano))
    }
    expect(JSON.stringify(body)).not.toMatch(/kilimani|sneakers/i)
    const stranger = await hire(product, await product.openShop({ name: 'Another shop' }), 'Stranger')
    expect((await stranger.get(`/v1/turns/${turn.id}/trace.otel.json`)).status).toBe(404)
  })

  it('says what waits, for how long, and for whom nobody has come', async () => {
    const at = (ms: number) => new Date(Date.now() - ms)
    const ticketId = randomIds.uuid()
    await db.transaction(shop.tenantId, async (tx) => {
      const conversation = await tx.conversation.findFirstOrThrow()
      await tx.handoffTicket.create({
        data: {
          ...{ tenantId: shop.tenantId, id: ticketId, conversationId: conversation.id, reference: 'T-1' },
          ...{ reason: 'customer_asked', summary: 'wants a person', context: {}, promisedAt: at(120_000) },
          overdueAt: at(60_000),
        },
      })
    })
    const metrics = await told()
    expect(metrics.sum('tulia_tickets_waiting')).toBe(1)
    expect(metrics.sum('tulia_ticket_late_seconds')).toBeGreaterThanOrEqual(120)
    // What was answered is answered, and what was sent is sent.
    await until(async () => (await told()).sum('tulia_outbox_oldest_seconds') === 0)
    expect((await told()).sum('tulia_oldest_unhandled_seconds')).toBe(0)
  })

  it('counts doubles, leaks, wrong proofs and lost work by the one line that each of them writes', async () => {
    const before = await told()
    const doubled = { tenantId: shop.tenantId, outboundId: randomIds.uuid() }
    runtime.log.error('message_doubled', doubled)
    runtime.log.error('message_arrived_late', { ...doubled, overPerson: true })
    runtime.log.error('message_arrived_late', { ...doubled, overPerson: false })
    runtime.log.error('work_dead', { work: 'process-turn' })
    runtime.log.error('work_dead', { work: 'seal-audit' })
    const after = await told()
    for (const name of ['messages_doubled', 'fence_leaks', 'messages_reordered', 'messages_lost']) {
      expect(after.sum(`tulia_${name}_total`) - before.sum(`tulia_${name}_total`)).toBe(1)
    }
    const login = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const { slug } = await db.transaction(shop.tenantId, (tx) => tx.tenant.findFirstOrThrow({ select: { slug: true } }))
    const body = JSON.stringify({ shop: slug, email: 'nobody@example.com', password: 'not the password' })
    expect((await fetch(`${runtime.publicBaseUrl}/v1/auth/login`, { ...login, body })).status).toBe(401)
    expect((await told()).sum('tulia_login_failures_total', { reason: 'password' })).toBe(1)
    expect((await told()).sum('tulia_http_seconds_count', { route: 'logIn', method: 'POST', status: '401' })).toBe(1)
  })

  it('names no tenant, no phone and no id, and no line was left uncounted', async () => {
    const { status, type, text } = await ask()
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')])
    expect(text).not.toContain(shop.tenantId)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|\d{9,}"/)
    expect(log.lines.filter(({ event }) => event === 'line_not_counted')).toEqual([])
  })
})
