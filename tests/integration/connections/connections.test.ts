import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { SenderRegistration } from '../../../src/sandbox/twilio/schemas.ts'
import { startProduct } from '../../support/product.ts'
import { hire } from '../handoff/inbox.ts'

const Connections = z.object({
  connections: z.object({
    whatsapp: z.array(z.looseObject({ number: z.string(), webhook_url: z.string() })),
    mpesa: z.looseObject({ shortcode: z.string() }).nullable(),
    pesapal: z.looseObject({}).nullable(),
  }),
})

describe('connections of a shop', async () => {
  const product = await startProduct({ worker: false })
  const { sandbox, db } = product
  const shop = await product.openShop()
  const other = await product.openShop({ name: 'Another shop' })
  const owner = await hire(product, shop, 'Achieng')
  const stranger = await hire(product, other, 'Stranger')
  const shown = async (who = owner) => Connections.parse((await who.get('/v1/connections')).body).connections
  const rows = () =>
    db.transaction(shop.tenantId, async (tx) => ({
      channels: await tx.channel.findMany({ orderBy: { createdAt: 'asc' } }),
      accounts: await tx.paymentAccount.findMany({ orderBy: { createdAt: 'asc' } }),
      audit: await tx.auditEntry.findMany({ where: { action: 'connection.changed' } }),
    }))

  async function sender(over: Partial<SenderRegistration> = {}) {
    const [number, accountSid, authToken] = [
      `+25470${String(Number.parseInt(randomIds.secret(3), 16) % 10_000_000).padStart(7, '0')}`,
      `AC${randomIds.secret(16)}`,
      randomIds.secret(16),
    ]
    const webhookUrl = `${product.runtime.publicBaseUrl}/webhooks/twilio/x`
    const known = { number: `whatsapp:${number}` as const, accountSid, authToken, webhookUrl, displayName: 'New' }
    await sandbox.twilio.registerSender({ ...known, ...over })
    return { number, account: accountSid, auth_token: authToken }
  }

  async function paybill() {
    const keys = {
      consumerKey: randomIds.secret(8),
      consumerSecret: randomIds.secret(8),
      passkey: randomIds.secret(16),
    }
    const shortcode = String(600_000 + Number.parseInt(randomIds.secret(2), 16))
    await sandbox.daraja.registerApp({ ...keys, shortcode })
    const { consumerKey: consumer_key, consumerSecret: consumer_secret, passkey } = keys
    return { environment: 'sandbox', shortcode, consumer_key, consumer_secret, passkey }
  }

  it('are shown without their keys, each shop its own', async () => {
    const own = await shown()
    expect(own.whatsapp).toMatchObject([
      { number: shop.address.replace('whatsapp:', ''), account: shop.providerAccount },
    ])
    expect(own.whatsapp[0]?.webhook_url).toContain(`/webhooks/twilio/${shop.channelId}#`)
    expect(own.mpesa).toMatchObject({ shortcode: shop.shortcode, environment: 'sandbox' })
    expect(JSON.stringify(own)).not.toContain(shop.authToken)
    expect(JSON.stringify(await shown(stranger))).not.toContain(shop.shortcode)
  })

  it.each([
    ['works', {}, {}],
    ['keys', {}, { auth_token: 'another token' }],
    ['suspended', { accountStatus: 'suspended' }, {}],
    ['number_unknown', {}, { number: '+254799999999' }],
    ['number_offline', { senderStatus: 'OFFLINE' }, {}],
  ] as const)('asks Twilio, and hears: %s', async (said, standing, typed) => {
    const body = { ...(await sender(standing)), ...typed }
    const { status, body: check } = await owner.post('/v1/connections/whatsapp/test', body)
    expect(status).toBe(200)
    if (said === 'works') return expect(check).toEqual({ outcome: 'works', reason: null, problem: null })
    expect(check).toMatchObject({ outcome: 'refused', reason: said, problem: expect.any(String) })
  })

  it('asks M-PESA and PesaPal for a token', async () => {
    const body = await paybill()
    const ask = async (path: string, sent: object) => (await owner.post(`/v1/connections/${path}/test`, sent)).body
    expect(await ask('mpesa', body)).toMatchObject({ outcome: 'works' })
    expect(await ask('mpesa', { ...body, consumer_secret: 'wrong' })).toMatchObject({
      outcome: 'refused',
      reason: 'keys',
    })
    await sandbox.faults.set([{ target: 'daraja.token', kind: 'http_503_html' }])
    expect(await ask('mpesa', body)).toMatchObject({ outcome: 'unreachable', reason: null })
    expect(await owner.put('/v1/connections/mpesa', body)).toMatchObject({ status: 503 })
    await sandbox.faults.set([])
    const card = { environment: 'sandbox', currencies: ['KES'], consumer_key: 'k', consumer_secret: 's' }
    expect(await ask('pesapal', card)).toMatchObject({ outcome: 'refused', reason: 'keys' })
    await sandbox.pesapal.registerShop({ consumerKey: 'k', consumerSecret: 's' })
    expect(await ask('pesapal', card)).toMatchObject({ outcome: 'works' })
  })

  it('store nothing that the provider refuses', async () => {
    const before = await rows()
    const refused = await owner.put('/v1/connections/mpesa', { ...(await paybill()), consumer_secret: 'wrong' })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'connection_refused', details: { reason: 'keys' } } },
    })
    const unknown = { ...(await sender()), number: '+254799999998' }
    expect(await owner.put('/v1/connections/whatsapp', unknown)).toMatchObject({ status: 409 })
    expect(await rows()).toEqual(before)
  })

  it('are sealed, used from then on, and called no more than changed', async () => {
    const [number, money] = [await sender(), await paybill()]
    const card = {
      environment: 'sandbox',
      currencies: ['KES', 'USD'],
      consumer_key: 'key 2',
      consumer_secret: 'secret 2',
    }
    await sandbox.pesapal.registerShop({ consumerKey: 'key 2', consumerSecret: 'secret 2', currencies: ['KES', 'USD'] })
    for (const [kind, body] of [
      ['whatsapp', number],
      ['mpesa', money],
      ['pesapal', card],
    ] as const) {
      expect(await owner.put(`/v1/connections/${kind}`, body)).toMatchObject({ status: 200 })
    }
    expect(await shown()).toMatchObject({
      whatsapp: [{}, { number: number.number, heard_at: null }],
      mpesa: { shortcode: money.shortcode, sends_back: false },
      pesapal: { currencies: ['KES', 'USD'] },
    })
    const stored = await rows()
    const written = JSON.stringify(stored)
    for (const secret of [number.auth_token, money.consumer_secret, money.passkey, 'secret 2']) {
      expect(written).not.toContain(secret)
    }
    expect(stored.audit.map(({ data, actor }) => [data, actor])).toEqual(
      ['whatsapp', 'mpesa', 'pesapal'].map((kind) => [{ kind }, owner.id]),
    )
  })

  it('give a number other keys and leave its talks where they are', async () => {
    const first = await sender()
    await owner.put('/v1/connections/whatsapp', first)
    const count = (await rows()).channels.length
    const next = { ...first, auth_token: randomIds.secret(16) }
    expect(await owner.put('/v1/connections/whatsapp', next)).toMatchObject({ status: 409 })
    await sandbox.twilio.registerSender({
      ...{ number: `whatsapp:${first.number}`, accountSid: first.account, authToken: next.auth_token },
      ...{ webhookUrl: product.runtime.publicBaseUrl, displayName: 'New' },
    })
    expect(await owner.put('/v1/connections/whatsapp', next)).toMatchObject({ status: 200 })
    expect((await rows()).channels).toHaveLength(count)
  })
})
