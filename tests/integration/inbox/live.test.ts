import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { claimConversation } from '../../../src/domain/handoff/index.ts'
import { buildRuntime } from '../../../src/main/runtime.ts'
import { afterFile } from '../../support/after-file.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { startProduct } from '../../support/product.ts'
import { readEvents, type SentEvent } from '../../support/read-events.ts'
import { until } from '../../support/until.ts'
import { type Colleague, hire } from '../handoff/inbox.ts'

const Poll = z.object({ changes: z.array(z.object({ id: z.uuid() })), resync: z.boolean(), next: z.string() })

// Over PostgreSQL, as where nobody has a Redis; over Redis where one is there.
describe.each([
  ['PostgreSQL', { REDIS_URL: '' }],
  ['the store of the queue', {}],
])('what people hear while they look, over %s', async (_store, env) => {
  const product = await startProduct({ env })
  const shop = await product.openShop()
  const other = await product.openShop({ name: 'Another shop' })
  const wanjiru = await hire(product, shop, 'Wanjiru')
  const otieno = await hire(product, shop, 'Otieno')
  const stranger = await hire(product, other, 'Stranger')
  const customer = shop.customer()
  await customer.ask('hi')
  const [talk] = await product.db.transaction(shop.tenantId, (tx) => tx.conversation.findMany())
  const conversationId = talk?.id ?? ''

  /** Opens a stream and keeps what it says. */
  async function watch(person: Colleague) {
    const leaves = new AbortController()
    const answer = await person.stream('/v1/live', leaves.signal)
    const told: SentEvent[] = []
    const reading = (async () => {
      for await (const event of readEvents(answer)) told.push(event)
    })().catch(() => undefined)
    const end = async () => {
      leaves.abort()
      await reading
    }
    afterFile(end)
    await until(() => told.some(({ name }) => name === 'hello'))
    return { told, end, changes: () => told.filter(({ name }) => name === 'change').map(({ data }) => data) }
  }

  it('tells of a message, a turn and a deed, and says nothing of what is in them', async () => {
    const { changes, end } = await watch(wanjiru)
    await customer.ask('do you have school shoes?')
    await until(() => changes().some(({ id }) => id === conversationId))
    const before = changes().length
    await otieno.post(`/v1/conversations/${conversationId}/notes`, { text: 'asks for school shoes' })
    await until(() => changes().length > before)
    for (const change of changes()) expect(Object.keys(change).sort()).toEqual(['id', 'kind'])
    await end()
  })

  it('is heard from another process, and by no other shop', async () => {
    const [ours, theirs] = [await watch(wanjiru), await watch(stranger)]
    const elsewhere = buildRuntime(product.config, { appUrl: product.db.appUrl, secretKey: TEST_SECRET_KEY })
    afterFile(() => elsewhere.close())
    const ctx = { ...elsewhere.ctxFor(shop.tenantId), actor: otieno.id }
    await claimConversation(ctx, { conversationId, takeFrom: null })
    await until(() => ours.changes().length > 0)
    expect(theirs.changes()).toEqual([])
    await Promise.all([ours.end(), theirs.end()])
  })

  it('tells the others who is there, and not herself', async () => {
    const [hers, his] = [await watch(wanjiru), await watch(otieno)]
    const path = `/v1/conversations/${conversationId}/presence`
    expect((await wanjiru.post(path, { doing: 'typing' })).status).toBe(202)
    await until(() => his.changes().some(({ presence }) => presence !== undefined))
    expect(his.changes().at(-1)).toEqual({
      ...{ kind: 'presence', id: conversationId },
      presence: { user_id: wanjiru.id, doing: 'typing' },
    })
    expect(hers.changes().filter(({ kind }) => kind === 'presence')).toEqual([])
    expect((await stranger.post(path, { doing: 'typing' })).status).toBe(404)
    await Promise.all([hers.end(), his.end()])
  })

  it('can be asked for instead, and says so when it does not know all', async () => {
    const poll = async (since?: string) =>
      Poll.parse((await wanjiru.get(`/v1/live/poll${since === undefined ? '' : `?since=${since}`}`)).body)
    const first = await poll()
    expect(first.resync).toBe(true)
    await otieno.post(`/v1/conversations/${conversationId}/notes`, { text: 'again' })
    const next = await until(async () => {
      const answer = await poll(first.next)
      return answer.changes.length > 0 ? answer : null
    })
    expect(next).toMatchObject({ resync: false, changes: [{ id: conversationId }] })
    expect((await poll(next.next)).changes).toEqual([])
    expect((await poll('of-an-earlier-process.7')).resync).toBe(true)
  })

  it('gives one person five streams', async () => {
    const open = []
    for (let n = 0; n < 5; n += 1) open.push(await watch(stranger))
    expect((await stranger.get('/v1/live')).status).toBe(503)
    for (const stream of open) await stream.end()
    await until(async () => {
      const again = await stranger.stream('/v1/live', AbortSignal.timeout(60_000))
      await again.body?.cancel()
      return again.status === 200
    })
  })
})

describe('a stream whose connection to the database breaks', async () => {
  const product = await startProduct({ env: { REDIS_URL: '' } })
  const shop = await product.openShop()
  const wanjiru = await hire(product, shop, 'Wanjiru')

  it('says that everything is to be read again, and goes on', async () => {
    const told: SentEvent[] = []
    const leaves = new AbortController()
    const answer = await wanjiru.stream('/v1/live', leaves.signal)
    const reading = (async () => {
      for await (const event of readEvents(answer)) told.push(event)
    })().catch(() => undefined)
    await until(() => told.some(({ name }) => name === 'resync'))
    const admin = new pg.Client({ connectionString: inject('adminUrl') })
    await admin.connect()
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name = 'tulia live'`,
      [new URL(product.db.ownerUrl).pathname.slice(1)],
    )
    await admin.end()
    await until(() => told.filter(({ name }) => name === 'resync').length > 1)
    await shop.customer().ask('hi')
    await until(() => told.some(({ name }) => name === 'change'))
    leaves.abort()
    await reading
  })
})
