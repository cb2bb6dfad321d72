import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { updatePreferences } from '../../../src/domain/customers/index.ts'
import { shopSettings } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { hire } from '../handoff/inbox.ts'

const ALWAYS = { open: '00:00', close: '00:00' }
const OPEN = { mon: ALWAYS, tue: ALWAYS, wed: ALWAYS, thu: ALWAYS, fri: ALWAYS, sat: ALWAYS, sun: ALWAYS }

const Told = z.object({
  campaign: z.looseObject({ campaign_id: z.uuid(), status: z.string(), figures: z.looseObject({ answered: z.int() }) }),
})

describe('campaigns of a running product', async () => {
  const product = await startProduct()
  const { outreach } = shopSettings()
  // Two in a week: one that tries it, and the campaign.
  const unasked = { ...outreach, perCustomerPerWeek: 2, quietHours: { from: '00:00', to: '00:00' } }
  const shop = await product.openShop({ settings: { openingHours: OPEN, outreach: unasked } })
  const other = await product.openShop()
  const wanjiru = await hire(product, shop, 'Wanjiru')
  const stranger = await hire(product, other, 'Stranger')
  const { tenantId } = shop
  const rows = <T>(read: Parameters<typeof product.db.transaction<T>>[1]) => product.db.transaction(tenantId, read)
  const wording = { name: 'new_arrivals', language: 'en', body: 'New shoes have come in.', category: 'MARKETING' }
  await rows((tx) =>
    tx.messageTemplate.create({
      data: { tenantId, id: randomIds.uuid(), ...wording, contentSid: 'HX7', status: 'approved' },
    }),
  )

  async function met(marketing: boolean) {
    const customer = shop.customer()
    await customer.ask('hi')
    const { id, customerId } = await rows((tx) =>
      tx.conversation.findFirstOrThrow({ where: { customer: { address: customer.address } } }),
    )
    const ctx = { ...product.runtime.ctxFor(tenantId, undefined, customerId), conversationId: id }
    if (marketing) await updatePreferences(ctx, { marketing: true, source: 'chat' })
    return customer
  }

  it('are written down, tried, started, and reach by themselves whoever has agreed, and nobody else', async () => {
    const own = await met(true)
    const agreed = await met(true)
    const silent = await met(false)
    const body = { name: 'New arrivals', template: 'new_arrivals', audience: {} }
    const tried = await wanjiru.post('/v1/campaigns?dry_run=true', body)
    expect(tried).toMatchObject({ status: 201, body: { campaign: { status: 'draft', audience_count: 2 } } })
    expect((await wanjiru.get('/v1/campaigns')).body).toMatchObject({ campaigns: [] })
    const unapproved = await wanjiru.post('/v1/campaigns', { ...body, template: 'old_arrivals' })
    expect(unapproved).toMatchObject({ status: 422, body: { error: { code: 'invalid_input' } } })

    const made = await wanjiru.post('/v1/campaigns', body)
    const path = `/v1/campaigns/${Told.parse(made.body).campaign.campaign_id}`
    const told = async () => Told.parse((await wanjiru.get(path)).body).campaign
    expect(await wanjiru.post(`${path}/start`)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
    const strange = await wanjiru.post(`${path}/test`, { phones: [`+${silent.msisdn}`] })
    expect(strange).toMatchObject({ status: 422, body: { error: { message: expect.stringContaining(silent.msisdn) } } })
    expect((await wanjiru.post(`${path}/test`, { phones: [`+${own.msisdn}`] })).body).toMatchObject({ queued: 1 })
    expect(await own.next()).toBe('New shoes have come in.')
    expect(await wanjiru.post(`${path}/start?dry_run=true`)).toMatchObject({
      status: 200,
      body: { campaign: { status: 'canary', figures: { targets: 2 } } },
    })
    expect((await wanjiru.get(path)).body).toMatchObject({ campaign: { status: 'draft', figures: { targets: 0 } } })
    for (const move of ['start', 'pause', 'stop']) expect((await stranger.post(`${path}/${move}`)).status).toBe(404)

    expect((await wanjiru.post(`${path}/start`)).body).toMatchObject({ campaign: { canary_size: 20 } })
    expect(await agreed.next()).toBe('New shoes have come in.')
    expect(await own.next()).toBe('New shoes have come in.')
    await until(async () => (await told()).status === 'done')
    expect((await wanjiru.get('/v1/campaigns')).body).toMatchObject({
      campaigns: [{ name: 'New arrivals', status: 'done', targets: 2, sent: 2 }],
    })
    expect(await wanjiru.post(`${path}/pause`)).toMatchObject({ status: 409 })
    expect((await silent.heard()).join()).not.toContain('New shoes')
    await agreed.ask('do you have size 42?')
    await until(async () => (await told()).figures.answered === 1)
  })
})
