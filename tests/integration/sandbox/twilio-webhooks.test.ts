import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signForm } from '../../../src/sandbox/twilio/signature.ts'
import { until } from '../../support/until.ts'
import { ACCOUNT, AUTH_TOKEN, CUSTOMER, openShop, SHOP, type Shop, validateRequest } from './shop.ts'

describe('sandbox webhook signature', () => {
  const url = 'https://bot.example.com/hooks/twilio/t1/inbound?v=1'
  const params = {
    WaId: '15005550001',
    AccountSid: 'AC00000000000000000000000000000001',
    Body: 'Hi there 👋 ',
    From: 'whatsapp:+15005550001',
    MessageSid: 'SM00000000000000000000000000000001',
    NumMedia: '0',
    ProfileName: '',
    To: 'whatsapp:+15005550002',
  }

  it('equals the known vector', () => {
    expect(signForm(AUTH_TOKEN, url, params)).toBe('oMCsvZnrIfQep40TvOUHBelUp08=')
  })

  it('covers neither fragment nor user information', () => {
    const decorated = 'https://me:secret@bot.example.com/hooks/twilio/t1/inbound?v=1#rc=3'
    expect(signForm(AUTH_TOKEN, decorated, params)).toBe('oMCsvZnrIfQep40TvOUHBelUp08=')
  })
})

describe('sandbox webhooks', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  const write = async (message: object) => {
    const result = await shop.sandbox.twilio.inbound({ sender: SHOP, from: CUSTOMER, ...message })
    const webhook = shop.product.requests.find(({ form }) => form.MessageSid === result.messageSid)
    return { ...result, form: webhook?.form ?? {}, webhook }
  }

  it('delivers a text signed over the whole registered URL', async () => {
    const { form, webhook, webhookStatus } = await write({ body: ' Niaje 👋 ', profileName: '' })
    expect(webhookStatus).toBe(200)
    expect(form).toMatchObject({
      AccountSid: ACCOUNT,
      From: CUSTOMER,
      To: SHOP,
      Body: ' Niaje 👋 ',
      NumMedia: '0',
      ProfileName: '',
      WaId: '254711111111',
      SmsStatus: 'received',
      MessageType: 'text',
    })
    const signature = String(webhook?.headers['x-twilio-signature'])
    expect(webhook?.url.endsWith('/hooks/in?v=1')).toBe(true)
    expect(validateRequest(AUTH_TOKEN, signature, String(webhook?.url), form)).toBe(true)
    expect(validateRequest(AUTH_TOKEN, signature, String(webhook?.url), { ...form, Body: 'Niaje 👋' })).toBe(false)
  })

  it.each([
    [
      'a button tap',
      { kind: 'button', buttonText: 'Pay', buttonPayload: 'p1', repliedTo: 'SM1' },
      { Body: 'Pay', ButtonText: 'Pay', ButtonPayload: 'p1', ButtonType: 'REPLY', OriginalRepliedMessageSid: 'SM1' },
    ],
    [
      'a list pick',
      { kind: 'list', listId: 'row-2', listTitle: 'Sandals' },
      { Body: 'Sandals', ListId: 'row-2', ListTitle: 'Sandals', MessageType: 'interactive' },
    ],
    [
      'a location',
      { kind: 'location', location: { latitude: -1.3, longitude: 36.8, label: 'Duka' } },
      { Latitude: '-1.3', Longitude: '36.8', Label: 'Duka', Body: '' },
    ],
    ['contacts', { kind: 'contacts' }, { MessageType: 'contacts', MediaContentType0: 'text/vcard', NumMedia: '1' }],
    ['an unsupported kind', { kind: 'unsupported' }, { MessageType: 'unsupported', NumMedia: '0', Body: '' }],
    ['a user without a phone number', { from: 'whatsapp:KE.abc1', body: 'x' }, { ExternalUserId: 'whatsapp:KE.abc1' }],
  ])('delivers %s in its own parameters', async (_what, message, expected) => {
    expect((await write(message)).form).toMatchObject(expected)
  })

  it('serves media only to the account, by way of a redirect', async () => {
    const base64 = Buffer.from('a picture').toString('base64')
    const { form } = await write({ kind: 'image', body: 'this one', media: { contentType: 'image/jpeg', base64 } })
    expect(form).toMatchObject({ NumMedia: '1', MediaContentType0: 'image/jpeg', Body: 'this one' })
    expect((await fetch(String(form.MediaUrl0))).status).toBe(401)
    const authorization = `Basic ${Buffer.from(`${ACCOUNT}:${AUTH_TOKEN}`).toString('base64')}`
    const response = await fetch(String(form.MediaUrl0), { headers: { authorization } })
    expect([response.redirected, response.headers.get('content-type')]).toEqual([true, 'image/jpeg'])
    expect(await response.text()).toBe('a picture')
  })

  it('reports sent, delivered and read over the signed callback URL with its query', async () => {
    const statusCallback = `${shop.product.baseUrl}/hooks/status?out=abc`
    const { sid } = await shop.client.messages.create({ from: SHOP, to: CUSTOMER, body: 'x', statusCallback })
    const reports = () => shop.product.requests.filter(({ form }) => form.MessageStatus && form.MessageSid === sid)
    await until(() => reports().length === 3)
    expect(reports().map(({ form }) => form.MessageStatus)).toEqual(['sent', 'delivered', 'read'])
    for (const { url, headers, form } of reports()) {
      expect(url).toBe(statusCallback)
      expect(validateRequest(AUTH_TOKEN, String(headers['x-twilio-signature']), url, form)).toBe(true)
    }
  })

  it('gives the product’s status back and does not repeat a refused webhook', async () => {
    shop.product.answerWith(503)
    const { messageSid, webhookStatus } = await write({ body: 'down?' })
    shop.product.answerWith(200)
    expect(webhookStatus).toBe(503)
    expect(shop.product.requests.filter(({ form }) => form.MessageSid === messageSid)).toHaveLength(1)
  })

  it('keeps a message in the list when its webhook reaches nobody', async () => {
    const away = 'whatsapp:+254700000009'
    await shop.sandbox.twilio.registerSender({
      accountSid: ACCOUNT,
      authToken: AUTH_TOKEN,
      number: away,
      webhookUrl: 'http://127.0.0.1:9/hooks/in',
      displayName: 'Away',
    })
    const { messageSid, webhookStatus } = await shop.sandbox.twilio.inbound({ sender: away, from: CUSTOMER, body: 'x' })
    expect(webhookStatus).toBeNull()
    const listed = await shop.client.messages.list({ to: away })
    expect(listed.map(({ sid }) => sid)).toEqual([messageSid])
  })

  it('connects elsewhere than the public name when told where that listens', async () => {
    const number = 'whatsapp:+254700000008'
    const webhookUrl = 'https://bot.example.com/hooks/in?v=2#rc=2&rp=5xx'
    await shop.sandbox.twilio.registerSender({
      accountSid: ACCOUNT,
      authToken: AUTH_TOKEN,
      number,
      webhookUrl,
      connectOrigin: shop.product.baseUrl,
      displayName: 'Public',
    })
    shop.product.answerWith(500)
    const { messageSid } = await shop.sandbox.twilio.inbound({ sender: number, from: CUSTOMER, body: 'x' })
    shop.product.answerWith(200)
    const sent = shop.product.requests.filter(({ form }) => form.MessageSid === messageSid)
    expect(sent).toHaveLength(3)
    const signature = String(sent[0]?.headers['x-twilio-signature'])
    expect(validateRequest(AUTH_TOKEN, signature, 'https://bot.example.com/hooks/in?v=2', sent[0]?.form ?? {})).toBe(
      true,
    )
  })

  it('sends a webhook twice, later or not at all when asked', async () => {
    const twice = await write({ body: 'twice', duplicate: true })
    const late = await write({ body: 'late', delayMs: 30 })
    const never = await write({ body: 'never', drop: true })
    const count = (sid: string) => shop.product.requests.filter(({ form }) => form.MessageSid === sid).length
    expect([late.webhookStatus, never.webhookStatus]).toEqual([null, null])
    await until(() => count(late.messageSid) === 1)
    expect([count(twice.messageSid), count(never.messageSid)]).toEqual([2, 0])
  })
})
