import { once } from 'node:events'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { redisInstalled, startRedis } from '../../../bench/redis-server.ts'
import { databaseHealth } from '../../../src/adapters/postgres/database-health.ts'
import { startProduct } from '../../support/product.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'
import { openProxy, sign, textMessage } from '../webhooks/edge.ts'

const MIGRATIONS = 'prisma/migrations'

describe('health', async () => {
  const product = await startProduct({ worker: false, env: { DATABASE_POOL: '4' } })
  const { runtime, db } = product
  const get = async (path: string) => {
    const answer = await fetch(`${runtime.publicBaseUrl}${path}`)
    return { status: answer.status, headers: answer.headers, body: Object(await answer.json()) }
  }
  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: inject('adminUrl') })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  const name = new URL(db.ownerUrl).pathname.slice(1)

  it('says that the process lives and that every part works, to nobody’s cache', async () => {
    expect((await get('/health/live')).body).toEqual({ status: 'live' })
    for (const path of ['/health', '/health/ready', '/ready']) {
      const { status, headers, body } = await get(path)
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      const installation = { status: 'healthy', version: '0.1.0', agent_ready: true, property_loaded: false }
      expect(body).toEqual({
        live: true,
        ready: true,
        ...(path === '/health' && installation),
        parts: { database: 'ok', migrations: 'ok', queue: 'ok' },
      })
    }
  })

  it('answers while every connection of the pool is taken and a hundred requests wait', async () => {
    const [held, release] = holdTable()
    const shop = await product.openShop()
    const hold = db.transaction(shop.tenantId, held)
    const waiting = Array.from({ length: 100 }, () =>
      runtime.directory.findChannel(shop.channelId).then(() => runtime.db.transaction(shop.tenantId, held)),
    )
    const { status, body } = await get('/health/ready')
    expect([status, body.parts.database]).toEqual([200, 'ok'])
    release()
    await Promise.all([hold, ...waiting])
  })

  it('is not ready while the database takes no writes, and a webhook is asked to come again', async () => {
    const shop = await product.openShop()
    await onServer(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await onServer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
    const notReady = await until(async () => {
      const answer = await get('/health')
      return answer.status === 503 ? answer : null
    })
    expect(notReady.body).toMatchObject({ live: true, ready: false, status: 'degraded', version: '0.1.0' })
    expect(notReady.body.parts.database).toBe('read-only: takes no writes')
    expect(notReady.headers.get('retry-after')).toBeTruthy()
    const params = textMessage(shop)
    const url = `${runtime.publicBaseUrl}/webhooks/twilio/${shop.channelId}`
    const refused = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(params),
      headers: { 'x-twilio-signature': sign(shop.authToken, url, params) },
    })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(Object(await refused.json()).error.code).toBe('read_only')
    expect((await get('/health/live')).status).toBe(200)
    await onServer(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
    await onServer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
    await until(async () => (await get('/ready')).status === 200)
  })

  it('names what is wrong with a database that is away, hangs or lacks migrations, and not where it is', async () => {
    const own = await testDatabase()
    const proxy = await openProxy(own.appUrl)
    const look = databaseHealth({ url: proxy.url, migrations: MIGRATIONS, withinMs: 5_000 })
    expect(await look()).toEqual({ database: null, migrations: null })
    proxy.cut()
    const away = await look()
    expect(away.database).toBe('cannot be reached (ECONNREFUSED)')
    expect(JSON.stringify(away)).not.toContain('127.0.0.1')

    const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const url = new URL(own.appUrl)
    const address = silent.address()
    url.port = String(typeof address === 'object' ? address?.port : '')
    expect((await databaseHealth({ url: url.toString(), migrations: MIGRATIONS, withinMs: 50 })()).database).toMatch(
      /^cannot be reached/,
    )
    silent.close()

    const owner = new pg.Client({ connectionString: own.ownerUrl })
    await owner.connect()
    await owner.query(
      'DELETE FROM _prisma_migrations WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)',
    )
    await owner.end()
    const behind = await databaseHealth({ url: own.appUrl, migrations: MIGRATIONS, withinMs: 5_000 })()
    expect(behind).toEqual({ database: null, migrations: expect.stringMatching(/^1 missing, the first is \d+/) })
  })
})

describe('health without a queue', async () => {
  const product = await startProduct({ worker: false, env: { REDIS_URL: 'redis://127.0.0.1:9' } })

  it('names the queue, and looks once however many ask', async () => {
    const asked = await Promise.all(
      Array.from({ length: 200 }, () => fetch(`${product.runtime.publicBaseUrl}/health/ready`)),
    )
    const [first] = await Promise.all(asked.map((answer) => answer.json()))
    expect(new Set(asked.map((answer) => answer.status))).toEqual(new Set([503]))
    expect(Object(first).parts).toEqual({ database: 'ok', migrations: 'ok', queue: 'no answer within 1500 ms' })
    const others = await product.db.directory.$queryRaw`
      SELECT numbackends FROM pg_stat_database WHERE datname = current_database()`
    expect(Number(Object(others)[0].numbackends)).toBeLessThan(20)
  })
})

describe('health with a Redis that can be reached', async () => {
  // One of its own: it is spoilt.
  const server = redisInstalled() ? await startRedis() : null
  afterAll(() => server?.stop())
  const product = server && (await startProduct({ worker: false, env: { REDIS_URL: server.url } }))

  it.runIf(product !== null).each([
    ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0'], 'takes no writes (OOM)'],
    ['is a replica', ['REPLICAOF', '127.0.0.1', '9'], ['REPLICAOF', 'NO', 'ONE'], 'takes no writes (READONLY)'],
  ])('is not ready while it %s', async (_what, spoil, mend, problem) => {
    const redis = new Redis(server?.url ?? '')
    const queue = async () => {
      const answer = await fetch(`${product?.runtime.publicBaseUrl}/ready`)
      return { status: answer.status, queue: Object(await answer.json()).parts.queue }
    }
    await until(async () => (await queue()).status === 200)
    await redis.call(spoil[0] ?? '', ...spoil.slice(1))
    await until(async () => (await queue()).queue === problem)
    expect(await queue()).toEqual({ status: 503, queue: problem })
    await redis.call(mend[0] ?? '', ...mend.slice(1))
    await until(async () => (await queue()).status === 200)
    redis.disconnect()
  })
})

/** A transaction that does nothing until it is let go. */
function holdTable(): [held: () => Promise<void>, release: () => void] {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return [() => gate, release]
}
