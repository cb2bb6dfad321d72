import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { postgresLimiter } from '../../../src/adapters/postgres/limiter.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { defineRoute } from '../../../src/http/contract/define-route.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { apiRouter } from '../../../src/http/serve/api-router.ts'
import { limitRate } from '../../../src/http/serve/limit-rate.ts'
import { type Api, serve } from '../../../src/http/serve/serve.ts'
import { createShop } from '../../support/builders.ts'
import { testDoor } from '../../support/door.ts'
import { serveApp } from '../../support/serve-app.ts'
import { testClock, testCtx, testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

const Nothing = z.strictObject({})
const shared = { path: '/v1/notes', summary: 'Notes.', who: ['owner'], scope: null, idempotent: false } as const
const answers = { answers: { 200: Nothing }, errors: [] } as const
const listNotes = defineRoute({ name: 'listNotes', method: 'GET', ...shared, ...answers })
const writeNote = defineRoute({ name: 'writeNote', method: 'POST', ...shared, ...answers })

describe('who asks too often', async () => {
  const db = await testDatabase()
  const clock = testClock()
  const limiter = postgresLimiter(db, clock)
  const ctxFor = (tenantId: string) => testCtx(db, { tenantId, clock, ports: testPorts({ limiter }) })
  const { authenticate, callerOf } = testDoor({ ctxFor, clock })
  const steps = { authenticate, limitRate: limitRate({ limiter, clock }) }
  const api: Api = { steps, ctxFor, callerOf, clock, checkAnswers: true, served: [] }
  serve(api, listNotes, async () => ({}))
  serve(api, writeNote, async () => ({}))
  const base = await serveApp({ routers: [apiRouter(api)] })

  const hire = async (tenantId: string) => {
    const token = `tulia_${tenantId}_${randomIds.secret(32)}`
    const row = { tenantId, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(token) }
    await db.transaction(tenantId, (tx) => tx.staffToken.create({ data: row }))
    return (method: 'GET' | 'POST') =>
      fetch(`${base}/v1/notes`, { method, headers: { authorization: `Bearer ${token}` } })
  }
  const standing = ({ headers }: Response) =>
    ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`ratelimit-${name}`)))

  it('hears how it stands with what is scarcest, and when to come again', async () => {
    const { tenantId } = await createShop(db)
    const [ask, colleague] = [await hire(tenantId), await hire(tenantId)]
    expect(standing(await ask('GET'))).toEqual([600, 599, 1])
    expect(standing(await ask('POST'))).toEqual([120, 119, 1])
    const answers = await Promise.all(Array.from({ length: 125 }, () => ask('POST')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(6)
    const [one] = refused
    expect(one && standing(one)).toEqual([120, 0, 60])
    expect(one?.headers.get('retry-after')).toBe('1')
    expect(Object(await one?.json()).error).toMatchObject({ code: 'rate_limited', retry_after_s: 1 })
    // Reading goes on, and so does everybody else.
    expect((await ask('GET')).status).toBe(200)
    expect((await colleague('POST')).status).toBe(200)
    clock.advance(500)
    expect((await ask('POST')).status).toBe(200)
    expect((await ask('POST')).status).toBe(429)
  })

  it('costs the others of the shop nothing', async () => {
    const { tenantId } = await createShop(db)
    const ask = await hire(tenantId)
    const answers = await Promise.all(Array.from({ length: 300 }, () => ask('POST')))
    const granted = answers.filter(({ status }) => status === 200).length
    expect([granted <= 120, answers.some(({ status }) => status === 429)]).toEqual([true, true])
    const bucket = await db.transaction(tenantId, (tx) => tx.rateBucket.findFirst({ where: { tenantId, key: 'api' } }))
    expect(bucket?.tokens).toBe(6_000 - granted)
  })
})
