import { afterAll, describe, expect, it } from 'vitest'
import { serveHttp } from '../../../src/adapters/node-http/serve-http.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Ctx, TxCtx } from '../../../src/domain/context.ts'
import { createApp } from '../../../src/http/app.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { productRouters } from '../../../src/main/routers.ts'
import type { Runtime } from '../../../src/main/runtime.ts'
import { startProduct } from '../../support/product.ts'
import { testClock, testLog } from '../../support/test-ctx.ts'
import { sign, textMessage } from '../webhooks/edge.ts'

const FLOOD = 1_000

describe('a flood of requests that prove nothing', async () => {
  const product = await startProduct({ worker: false })
  const { runtime } = product
  const shop = await product.openShop()
  const looked = { channel: 0, hook: 0, attempt: 0, transactions: 0 }
  let busiest = 0
  let running = 0
  const counted =
    <Keys extends unknown[], Found>(name: keyof typeof looked, look: (...keys: Keys) => Promise<Found>) =>
    async (...keys: Keys): Promise<Found> => {
      looked[name] += 1
      running += 1
      busiest = Math.max(busiest, running)
      return look(...keys).finally(() => {
        running -= 1
      })
    }
  const { directory, ctxFor } = runtime
  // Time stands still: what is counted does not depend on how quick the machine is.
  const counting: Runtime = {
    ...runtime,
    directory: {
      ...directory,
      findChannel: counted('channel', directory.findChannel),
      findPaymentHook: counted('hook', directory.findPaymentHook),
      findPaymentAttempt: counted('attempt', directory.findPaymentAttempt),
    },
    ctxFor: (tenantId) => {
      const ctx = ctxFor(tenantId)
      return {
        ...ctx,
        transaction<T>(this: Ctx, run: (ctx: TxCtx) => Promise<T>) {
          return counted('transactions', () => ({ ...this, transaction: ctx.transaction }).transaction(run))()
        },
        // A statement alone is a transaction too.
        statement: (query, ...values) => counted('transactions', () => ctx.statement(query, ...values))(),
      }
    },
  }
  const clock = testClock()
  const routers = productRouters(counting, clock)
  const app = createApp({ log: testLog(), healthy: async () => ({}), routers })
  const server = await serveHttp(app.callback(), { host: '127.0.0.1', port: 0 })
  afterAll(() => server.close(0))
  const base = `http://127.0.0.1:${server.port}`
  const post = async (path: string, headers: Record<string, string>, body = '{}') => {
    const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body })
    await answer.text()
    return answer.status
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const flood = async (send: (turn: number) => Promise<number>) => {
    const statuses = new Set<number>()
    for (let sent = 0; sent < FLOOD; sent += 50) {
      for (const status of await Promise.all(Array.from({ length: 50 }, (_, at) => send(sent + at))))
        statuses.add(status)
    }
    return [...statuses]
  }
  const message = async (token = shop.authToken) => {
    const params = textMessage(shop)
    const path = `/webhooks/twilio/${shop.channelId}`
    const signature = sign(token, `${runtime.publicBaseUrl}${path}`, params)
    return post(path, { ...form, 'x-twilio-signature': signature }, new URLSearchParams(params).toString())
  }

  it('costs a handful of look-ups when it names one channel, unknown or real', async () => {
    const unknown = `/webhooks/twilio/${randomIds.uuid()}`
    expect(await flood(() => post(unknown, form, 'Body=x'))).toEqual([404])
    expect(looked.channel).toBe(1)
    looked.channel = 0
    const forged = { ...form, 'x-twilio-signature': 'AAAA' }
    expect(await flood(() => post(`/webhooks/twilio/${shop.channelId}`, forged, 'Body=x'))).toEqual([403])
    expect(looked.channel).toBeLessThanOrEqual(5)
  })

  it('does not stop a token that is rotated meanwhile from being taken a few seconds later', async () => {
    clock.advance(6_000)
    const rotated = { ...shop, authToken: 'c'.repeat(32) }
    const credentials = JSON.stringify({ authToken: rotated.authToken, nextAuthToken: null, apiKey: null })
    const place = { tenantId: shop.tenantId, column: 'channels.credentials_enc', row: shop.channelId } as const
    await product.db.transaction(shop.tenantId, (tx) =>
      tx.channel.updateMany({ data: { credentialsEnc: runtime.ports.vault.seal(credentials, place) } }),
    )
    expect(await message(rotated.authToken)).toBe(204)
    shop.authToken = rotated.authToken
  })

  it('costs a handful of look-ups when it repeats a token', async () => {
    const token = randomIds.secret(32)
    expect(await flood(() => post(`/webhooks/payments/c2b/${token}/confirmation`, {}))).toEqual([404])
    expect(await flood(() => post(`/webhooks/payments/stk/${token}`, {}))).toEqual([404])
    const staff = { authorization: `Bearer tulia_${shop.tenantId}_${token}` }
    expect(await flood(() => post('/v1/templates/sync', staff))).toEqual([401])
    expect([looked.hook, looked.attempt, looked.transactions]).toEqual([1, 1, 1])
  })

  it('pushes no real shop out and takes few connections when it makes up new names', async () => {
    expect(await message()).toBe(204)
    looked.channel = 0
    busiest = 0
    expect(await flood(() => post(`/webhooks/twilio/${randomIds.uuid()}`, form, 'Body=x'))).toEqual([404])
    expect(await flood(() => post(`/webhooks/payments/c2b/${randomIds.secret(32)}/confirmation`, {}))).toEqual([404])
    expect(busiest).toBeLessThanOrEqual(3)
    looked.channel = 0
    expect(await message()).toBe(204)
    expect(looked.channel).toBe(0)
  })

  it('never keeps a revoked staff token alive', async () => {
    const token = `tulia_${shop.tenantId}_${randomIds.secret(32)}`
    const id = randomIds.uuid()
    await product.db.transaction(shop.tenantId, (tx) =>
      tx.staffToken.create({
        data: { tenantId: shop.tenantId, id, name: 'Wanjiru', tokenHash: staffTokenHash(token) },
      }),
    )
    const asked = async () =>
      (await fetch(`${base}/v1/tickets`, { headers: { authorization: `Bearer ${token}` } })).status
    expect(await asked()).toBe(200)
    await product.db.transaction(shop.tenantId, (tx) =>
      tx.staffToken.update({
        where: { tenantId_id: { tenantId: shop.tenantId, id } },
        data: { revokedAt: new Date('2026-11-16T09:00:00Z') },
      }),
    )
    expect(await asked()).toBe(401)
  })
})
