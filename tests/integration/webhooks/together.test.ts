import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { connectTenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { createShop } from '../../support/builders.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'
import { newAddress } from '../turn-protocol/stage.ts'
import { openEdge, openProxy, textMessage } from './edge.ts'

interface Place {
  address: string
  tenantId: string
  channelId: string
}

describe('webhooks of one channel that come at once', async () => {
  const db = await testDatabase()
  const owner = new pg.Client({ connectionString: db.ownerUrl })
  await owner.connect()
  const shop = await createShop(db)
  const edge = await openEdge(db)
  afterAll(async () => {
    await edge.close()
    await owner.end()
  })
  const storedOf = async (From: string) => {
    const sql = `SELECT i.body, i.epoch FROM inbound_messages i JOIN conversations v ON v.id = i.conversation_id
      JOIN customers c ON c.id = v.customer_id WHERE c.address = $1 ORDER BY i.epoch`
    return (await owner.query<{ body: string; epoch: number }>(sql, [From])).rows
  }
  const statuses = async (sent: Promise<Response>[]) => (await Promise.all(sent)).map(({ status }) => status)
  const many = (length: number, of: (place: number) => Record<string, string>, to = shop) =>
    Array.from({ length }, (_, place) => edge.webhook(to, textMessage(to, of(place))))
  /** Somebody else has her conversation locked until the function that this gives is called. */
  const lock = async (From: string) => {
    const other = new pg.Client({ connectionString: db.ownerUrl })
    await other.connect()
    await other.query('BEGIN')
    const sql =
      'SELECT FROM conversations v JOIN customers c ON c.id = v.customer_id WHERE c.address = $1 FOR UPDATE OF v'
    expect((await other.query(sql, [From])).rowCount).toBe(1)
    return () => other.end()
  }
  const waitsForLock = () =>
    until(async () => {
      const sql = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%record_inbound(%' AND datname = current_database()`
      return (await owner.query(sql)).rowCount !== 0
    })

  it('are all stored, each customer’s in places of her own without a gap', async () => {
    const crowd = [newAddress(), newAddress(), newAddress()]
    const sent = many(45, (place) => ({ From: crowd[place % 3] ?? '', Body: `m${place}` }))
    expect(new Set(await statuses(sent))).toEqual(new Set([204]))
    for (const From of crowd) {
      const stored = await storedOf(From)
      expect(stored.map(({ epoch }) => epoch)).toEqual(Array.from({ length: 15 }, (_, place) => place + 1))
    }
    const woken = edge.enqueued.filter(({ job }) => job === 'process-turn')
    expect(woken.length).toBeGreaterThanOrEqual(45)
  })

  it('are one row where the provider repeats itself, and wake one turn', async () => {
    const From = newAddress()
    const twin = textMessage(shop, { From, Body: 'twice' })
    const before = edge.enqueued.length
    const sent = [...many(2, () => ({ From })), ...[1, 2, 3, 4].map(() => edge.webhook(shop, twin))]
    expect(await statuses(sent)).toEqual(Array(6).fill(204))
    expect((await storedOf(From)).map(({ epoch }) => epoch)).toEqual([1, 2, 3])
    expect(edge.enqueued.length - before).toBe(3)
  })

  it('wait for no conversation that somebody else has locked but their own', async () => {
    const [held, free] = [newAddress(), newAddress()]
    await Promise.all([held, free].map((From) => edge.webhook(shop, textMessage(shop, { From }))))
    const release = await lock(held)
    const hers = many(3, (place) => ({ From: held, Body: `held ${place}` }))
    await waitsForLock()
    expect(await statuses(many(5, () => ({ From: free })))).toEqual(Array(5).fill(204))
    expect(await storedOf(held)).toHaveLength(1)
    await release()
    expect(await statuses(hers)).toEqual([204, 204, 204])
    expect(await storedOf(held)).toHaveLength(4)
  })

  it('never share a statement with those of another shop', async () => {
    const shops = [await createShop(db), await createShop(db)]
    const sent = Array.from({ length: 40 }, newAddress).map((From, place) => ({ From, to: place % 2 }))
    const answers = sent.map(({ From, to }) => {
      const shop = shops[to]
      return shop ? edge.webhook(shop, textMessage(shop, { From })) : Promise.reject(new Error('no shop'))
    })
    expect(await statuses(answers)).toEqual(Array(40).fill(204))
    // Whatever were in a statement of another shop would lie in that shop.
    const sql = `SELECT c.address, i.tenant_id AS "tenantId", v.channel_id AS "channelId" FROM inbound_messages i
      JOIN conversations v ON v.id = i.conversation_id JOIN customers c ON c.id = v.customer_id WHERE c.address = ANY($1)`
    const { rows } = await owner.query<Place>(sql, [sent.map(({ From }) => From)])
    const places = new Map(rows.map(({ address, ...place }) => [address, place]))
    for (const { From, to } of sent) {
      const { tenantId, channelId } = shops[to] ?? {}
      expect(places.get(From)).toEqual({ tenantId, channelId })
    }
  })

  it('are still stored and answered when the server stops while they wait', async () => {
    const stopping = await openEdge(db)
    const From = newAddress()
    await stopping.webhook(shop, textMessage(shop, { From }))
    const release = await lock(From)
    const sent = [1, 2, 3, 4].map(() => stopping.webhook(shop, textMessage(shop, { From })))
    await waitsForLock()
    const closed = stopping.close()
    await release()
    expect(await statuses(sent)).toEqual([204, 204, 204, 204])
    await closed
    expect(await storedOf(From)).toHaveLength(5)
  })

  it('are each answered 503 when the database goes away while they wait, and can be sent again', async () => {
    const proxy = await openProxy(db.appUrl)
    const through = connectTenantDb({ url: proxy.url, pool: 4 })
    const cut = await openEdge(through)
    const From = newAddress()
    await cut.webhook(shop, textMessage(shop, { From }))
    const release = await lock(From)
    const messages = [1, 2, 3].map(() => textMessage(shop, { From }))
    const sent = messages.map((message) => cut.webhook(shop, message))
    await waitsForLock()
    proxy.cut()
    expect(await statuses(sent)).toEqual([503, 503, 503])
    await release()
    await proxy.restore()
    expect(await statuses(messages.map((message) => cut.webhook(shop, message)))).toEqual([204, 204, 204])
    expect(await storedOf(From)).toHaveLength(4)
    await cut.close()
    await through.close()
    proxy.cut()
  })
})
