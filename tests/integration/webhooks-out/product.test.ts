import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createEndpoint, listEndpoints } from '../../../src/domain/webhooks/index.ts'
import { apiCaller } from '../../contract/call-api.ts'
import { hireStaff } from '../../contract/staff.ts'
import { onceKey } from '../../support/once-key.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'

const product = await startProduct()
const { sandbox } = product
const call = apiCaller(product.runtime.publicBaseUrl)
const urlOf = (name: string) => `${sandbox.baseUrl}/hooks/${name}`
const received = (name: string) => sandbox.hooks.received({ name })

async function openShop() {
  const shop = await product.openShop()
  const { token } = await hireStaff(product, shop)
  const ask = async (method: string, url: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...onceKey(method) }
    const answer = await call({ method, url, headers, ...(body && { body: JSON.stringify(body) }) })
    return { ...answer, json: answer.text === '' ? {} : z.looseObject({}).parse(JSON.parse(answer.text)) }
  }
  return { ...shop, ask, ctx: product.runtime.ctxFor(shop.tenantId) }
}
const Made = z.object({ secret: z.string(), endpoint: z.object({ endpoint_id: z.uuid(), version: z.int() }) })

describe('an endpoint over the REST API', () => {
  it('is made, told of a message within seconds, listed with what was sent, changed and deleted', async () => {
    const shop = await openShop()
    const made = await shop.ask('POST', '/v1/webhook-endpoints', { name: 'Till', url: urlOf('rest'), types: ['*'] })
    expect(made.status).toBe(201)
    const { secret, endpoint } = Made.parse(made.json)
    await shop.customer().ask('habari')
    await until(async () => (await received('rest')).some(({ body }) => body.includes('message.received')))
    const at = `/v1/webhook-endpoints/${endpoint.endpoint_id}`
    const delivered = await until(async () => {
      const { text } = await shop.ask('GET', `${at}/deliveries?state=delivered`)
      return text.includes('message.received') && text
    })
    const events = await shop.ask('GET', '/v1/events?type=message.received')
    expect(events.json).toMatchObject({ events: [{ type: 'message.received', sequence: expect.any(Number) }] })
    for (const text of [delivered, events.text, (await shop.ask('GET', '/v1/webhook-endpoints')).text]) {
      expect(text).not.toContain(secret)
      expect(text).not.toMatch(/habari|\+?2547\d{8}/)
    }
    const stale = await shop.ask('PATCH', at, { types: ['order.paid'] })
    expect(stale.json).toMatchObject({ endpoint: { types: ['order.paid'], version: endpoint.version + 1 } })
    expect((await shop.ask('DELETE', at)).status).toBe(200)
    expect((await shop.ask('GET', `${at}/deliveries`)).status).toBe(404)
  })

  it.each(['http://10.0.0.8/', 'https://169.254.169.254/', 'https://a:b@till.example.com/'])(
    'is not made at %s',
    async (url) => {
      const { ask } = await openShop()
      const refused = await ask('POST', '/v1/webhook-endpoints', { name: 'Till', url, types: ['*'] })
      expect([refused.status, refused.code]).toEqual([422, 'invalid_input'])
    },
  )
})

describe('an endpoint that hangs', () => {
  it('keeps neither another of its shop nor another shop waiting, and gets its share when it answers', async () => {
    const [slow, other] = [await openShop(), await openShop()]
    await sandbox.faults.set([{ target: 'hooks.receive', kind: 'timeout_before_accept', match: { to: 'hang-9' } }])
    await createEndpoint(slow.ctx, { name: 'Hangs', url: urlOf('hang-9'), types: ['message.received'] })
    await createEndpoint(slow.ctx, { name: 'Quick', url: urlOf('quick'), types: ['message.received'] })
    await createEndpoint(other.ctx, { name: 'Other', url: urlOf('other'), types: ['message.received'] })
    const customer = slow.customer()
    for (const text of ['habari', 'asante']) await customer.ask(text)
    await other.customer().ask('habari')
    await until(async () => (await received('quick')).length === 2 && (await received('other')).length === 1)
    // What was received is written down a moment later.
    const settled = async () => (await listEndpoints(slow.ctx)).find(({ name }) => name === 'Quick')?.waiting === 0
    await until(settled, { what: 'what the quick one took' })
    // Whoever hangs is still being waited for.
    expect(await received('hang-9')).toEqual([])
    expect(await listEndpoints(slow.ctx)).toMatchObject([
      { name: 'Hangs', waiting: 2 },
      { name: 'Quick', waiting: 0 },
    ])
    await sandbox.faults.clear()
    await until(async () => new Set((await received('hang-9')).map(({ headers }) => headers['webhook-id'])).size === 2)
  })
})
