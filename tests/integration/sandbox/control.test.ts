import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandboxClient, type SandboxControls } from '../../../src/sandbox/index.ts'
import { startReceiver } from '../../support/receiver.ts'
import { until } from '../../support/until.ts'
import { CUSTOMER, openShop, SHOP, type Shop } from './shop.ts'

describe('sandbox control API', () => {
  let shop: Shop
  let remote: SandboxControls
  beforeAll(async () => {
    shop = await openShop()
    remote = createSandboxClient(shop.sandbox.baseUrl)
  })
  afterAll(() => shop.close())

  const request = (path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(shop.sandbox.baseUrl)
      http
        .get({ host: '127.0.0.1', port, path, headers }, (response) => resolve(response.resume().statusCode ?? 0))
        .on('error', reject)
    })

  it('gives another process the same functions', async () => {
    const { messageSid, webhookStatus } = await remote.twilio.inbound({
      sender: '254700000000',
      from: '254711111111',
      body: 'hi',
    })
    expect(webhookStatus).toBe(200)
    const [message] = await remote.twilio.messages({ from: CUSTOMER, direction: 'inbound', limit: 5, afterOrder: 0 })
    expect(message).toMatchObject({ sid: messageSid, body: 'hi', kind: 'text', to: SHOP })
    expect(await remote.twilio.senders()).toHaveLength(1)
    await remote.daraja.registerApp({ consumerKey: 'k', consumerSecret: 's', shortcode: '174379', passkey: 'p' })
    await remote.daraja.script({ msisdn: '*', outcome: 'pay', afterMs: 5 })
    expect(await remote.daraja.pushes()).toEqual([])
    await remote.model.registerKey({ apiKey: 'a-key-of-a-model' })
    expect((await remote.model.totals()).calls).toBe(0)
    const fault = await remote.faults.add({ target: 'twilio.status', kind: 'drop', times: 2 })
    expect(await remote.faults.list()).toEqual([fault])
    await remote.faults.remove(fault.id)
    expect(await remote.faults.list()).toEqual([])
    await remote.faults.set([{ target: 'twilio.status', kind: 'drop' }])
    await remote.faults.clear()
  })

  it('says what is wrong with a request', async () => {
    await expect(remote.twilio.inbound({ sender: SHOP, from: 'nobody' })).rejects.toThrow(
      /400.*not a WhatsApp address/s,
    )
    await expect(remote.twilio.inbound({ sender: CUSTOMER, from: CUSTOMER })).rejects.toThrow(/404/)
    await expect(remote.daraja.answerPrompt('prompt-none', { action: 'pay' })).rejects.toThrow(/404/)
  })

  it('serves only pages of this machine', async () => {
    expect(await request('/sandbox/faults', {})).toBe(200)
    expect(await request('/sandbox/faults', { host: 'evil.example.com' })).toBe(403)
    expect(await request('/sandbox/faults', { origin: 'https://evil.example.com' })).toBe(403)
    expect(await request('/phone', { host: 'evil.example.com' })).toBe(403)
  })

  it('serves the phone page without inline script', async () => {
    const page = await fetch(shop.sandbox.phoneUrl)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const html = await page.text()
    expect(html).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/)
    for (const [, asset = ''] of html.matchAll(/(?:src|href)="(\/phone\/assets\/[^"]+)"/g)) {
      expect((await fetch(`${shop.sandbox.baseUrl}${asset}`)).status).toBe(200)
    }
    expect((await fetch(`${shop.sandbox.baseUrl}/phone/assets/..%2f..%2fstart.ts`)).status).toBe(404)
  })

  it('tells an open phone what happens and leaves reading to it', async () => {
    const customer = '254777777777'
    const stop = new AbortController()
    const url = `${shop.sandbox.baseUrl}/phone/api/events?customer=${customer}&sender=${encodeURIComponent(SHOP)}`
    const events = await fetch(url, { signal: stop.signal })
    let text = ''
    const reading = (async () => {
      for await (const chunk of events.body ?? []) text += Buffer.from(chunk).toString()
    })().catch(() => undefined)
    await remote.twilio.inbound({ sender: SHOP, from: customer, body: 'I am here' })
    const { sid } = await shop.client.messages.create({ from: SHOP, to: `whatsapp:+${customer}`, body: 'So am I' })
    await until(() => text.includes('So am I') && text.includes('"delivered"'))
    expect((await shop.client.messages(sid).fetch()).status).toBe('delivered')
    await remote.twilio.markRead({ sender: SHOP, customer })
    await until(() => text.includes('"read"'))
    stop.abort()
    await reading
  })

  it('asks the product about a turn without showing the token to the page', async () => {
    const product = await startReceiver()
    const [sender] = await remote.twilio.senders()
    await remote.twilio.registerSender({
      accountSid: sender?.accountSid ?? '',
      authToken: sender?.authToken ?? '',
      number: SHOP,
      webhookUrl: `${shop.product.baseUrl}/hooks/in?v=1`,
      displayName: 'Duka la Amina',
      inspect: { baseUrl: product.baseUrl, token: 'inspect-token' },
    })
    const { messageSid } = await remote.twilio.inbound({ sender: SHOP, from: CUSTOMER, body: 'why?' })
    product.answerWith(404)
    const turn = await fetch(`${shop.sandbox.baseUrl}/phone/api/turn/${messageSid}?customer=254711111111`)
    expect(await turn.json()).toEqual({ found: false, reason: 'no_trace_yet' })
    expect(product.requests[0]?.path).toBe(`/v1/turns/by-message/${messageSid}`)
    expect(product.requests[0]?.headers.authorization).toBe('Bearer inspect-token')
    expect(await (await fetch(`${shop.sandbox.baseUrl}/phone/api/shops`)).text()).not.toContain('inspect-token')
    await product.close()
  })

  it('asks what made a reply when no turn did, and tells the page the zone of the shop', async () => {
    const product = await startReceiver()
    const [sender] = await remote.twilio.senders()
    await remote.twilio.registerSender({
      accountSid: sender?.accountSid ?? '',
      authToken: sender?.authToken ?? '',
      number: SHOP,
      webhookUrl: `${shop.product.baseUrl}/hooks/in?v=1`,
      displayName: 'Duka la Amina',
      inspect: { baseUrl: product.baseUrl, token: 'inspect-token' },
      timezone: 'Africa/Nairobi',
    })
    await remote.twilio.inbound({ sender: SHOP, from: CUSTOMER, body: 'paid', drop: true })
    const { sid } = await shop.client.messages.create({ from: SHOP, to: CUSTOMER, body: 'Your receipt' })
    product.answerWith(404)
    await fetch(`${shop.sandbox.baseUrl}/phone/api/turn/${sid}?customer=254711111111`)
    expect(product.requests.map(({ path }) => path)).toEqual([
      `/v1/turns/by-message/${sid}`,
      `/v1/messages/${sid}/origin`,
    ])
    const shops: unknown = await (await fetch(`${shop.sandbox.baseUrl}/phone/api/shops`)).json()
    expect(shops).toMatchObject([{ timezone: 'Africa/Nairobi' }])
    await product.close()
  })

  it('closes at once with live pages and waiting clients', async () => {
    const other = await openShop()
    await other.sandbox.faults.add({ target: 'twilio.list', kind: 'timeout_before_accept' })
    const waiting = other.client.messages.list({ limit: 1 }).catch(() => 'cut off')
    const events = await fetch(`${other.sandbox.baseUrl}/phone/api/events?customer=254700000001`)
    const reading = events.text().catch(() => 'cut off')
    await other.close()
    expect(await Promise.all([waiting, reading])).toEqual(['cut off', 'cut off'])
  })
})
