import fc from 'fast-check'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { InboxSettings } from '../../src/domain/tenancy/index.ts'
import type { Route } from '../../src/http/contract/define-route.ts'
import { ROUTES } from '../../src/http/contract/index.ts'
import { startProduct } from '../support/product.ts'
import { anyCall } from './any-call.ts'
import { openFurnishedShop } from './furnished-shop.ts'
import { serveAs } from './serve-as.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Parts of an address under which there is nothing but what belongs to a conversation. */
const TALKS = /^\/v1\/(?:conversations|tickets|notes|scheduled|turns|messages|customers)\/:/

const product = await startProduct({ worker: false })
const { shop, ids } = await openFurnishedShop(product)
const { tenantId } = shop
const { as } = await serveAs(product)

/** What the shop says of its inbox from now on. */
async function set(inbox: Partial<InboxSettings>): Promise<void> {
  const client = new pg.Client({ connectionString: product.db.ownerUrl })
  await client.connect()
  const sql = `UPDATE tenants SET settings = settings || jsonb_build_object('inbox', $2::jsonb) WHERE id = $1`
  await client.query(sql, [tenantId, JSON.stringify(inbox)])
  await client.end()
}

const routes: [string, Route][] = Object.entries(ROUTES)
const hers = routes.filter(([, { who }]) => who !== 'public' && who.includes('agent'))
const named = hers.filter(([, { path }]) => TALKS.test(path))

const Phones = z.object({
  conversations: z.array(z.object({ conversation_id: z.uuid(), customer: z.object({ phone: z.string().nullable() }) })),
  counts: z.record(z.string(), z.int()),
})

/** A call whose address names this, with a body that can be read. */
function callOf(route: Route, id: string) {
  const [call] = fc.sample(anyCall(route, { ids, cursors: [] }, false), 1)
  if (call === undefined) throw new Error('nothing was drawn')
  const kinds = route.body !== undefined && 'kinds' in route.body ? route.body.kinds : null
  const isFile = kinds !== null && (kinds.data !== undefined || kinds.json === true)
  const empty = { headers: { 'content-type': 'application/json' }, body: '{}' }
  return { ...call, ...(isFile && empty), url: route.path.replace(/:\w+/, id).replace(/:\w+/g, '1') }
}

describe('what an agent may not see', () => {
  it('is said by every route whose address names a conversation, or what belongs to one', () => {
    expect(named.filter(([, { concerns }]) => concerns === undefined).map(([name]) => name)).toEqual([])
    expect(named.length).toBeGreaterThan(30)
  })

  it.each(named)('is nothing to %s', async (_name, route) => {
    await set({ visibility: 'own' })
    const agent = await as({ tenantId, role: 'agent' })
    for (const id of ids) {
      const answer = await agent(callOf(route, id))
      expect([id, answer.status, answer.code]).toEqual([id, 404, 'not_found'])
    }
  })

  it('is in no list and no count of hers, and comes back when the shop lets her', async () => {
    const agent = await as({ tenantId, role: 'agent' })
    const read = async (url: string) => (await agent({ method: 'GET', url })).text
    const lists = ['conversations', 'customers', 'tickets', 'search?q=trail'].map((list) => `/v1/${list}`)
    await set({ visibility: 'own' })
    for (const url of lists)
      for (const id of ids) expect([url, await read(url)]).not.toEqual([url, expect.stringContaining(id)])
    const { counts } = Phones.parse(JSON.parse(await read('/v1/conversations')))
    expect(Object.values(counts)).toEqual([0, 0, 0, 0])
    await set({ visibility: 'unassigned_and_own' })
    const { conversations } = Phones.parse(JSON.parse(await read('/v1/conversations')))
    expect(conversations.length).toBeGreaterThan(0)
    const [{ conversation_id: id } = { conversation_id: NOBODY }] = conversations
    expect((await agent({ method: 'GET', url: `/v1/conversations/${id}` })).status).toBe(200)
  })

  it.each([
    ['agent', true, true],
    ['agent', false, false],
    ['auditor', false, true],
    ['manager', true, false],
  ] as const)(
    'holds of numbers too: of an %s where maskPhones is %s, hidden is %s',
    async (role, maskPhones, hidden) => {
      await set({ maskPhones })
      const call = await as({ tenantId, role })
      const { conversations } = Phones.parse(JSON.parse((await call({ method: 'GET', url: '/v1/conversations' })).text))
      const phones = conversations.flatMap(({ customer }) => customer.phone ?? [])
      expect(phones.length).toBeGreaterThan(0)
      for (const phone of phones) expect(phone).toMatch(hidden ? /^\+•{9}\d{3}$/ : /^\+\d{12}$/)
      const customers = (await call({ method: 'GET', url: '/v1/customers' })).text
      expect(/\+\d{12}/.test(customers)).toBe(!hidden)
    },
  )
})
