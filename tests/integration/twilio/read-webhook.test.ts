import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { twilioChannel } from '../../../src/adapters/twilio/twilio-channel.ts'
import type { ChannelAccount, WebhookReading } from '../../../src/domain/messaging/message-channel.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'
import { testResilience } from '../../support/resilience.ts'
import { until } from '../../support/until.ts'
import { ACCOUNT_SID, AUTH_TOKEN, account, CUSTOMER, contentCache, OUR_NUMBER } from './account.ts'

let product: Receiver
let sandbox: Sandbox

const channel = () =>
  twilioChannel({
    apiBase: sandbox.baseUrl,
    contentBase: sandbox.baseUrl,
    messagingBase: sandbox.baseUrl,
    timeoutMs: 2_000,
    times: CHANNEL_TIMES,
    resilience: testResilience(),
  })

beforeAll(async () => {
  product = await startReceiver()
  sandbox = await startSandbox({ port: 0, seed: 3, statusDelayMs: 5 })
  await sandbox.twilio.registerSender({
    accountSid: ACCOUNT_SID,
    authToken: AUTH_TOKEN,
    number: OUR_NUMBER,
    webhookUrl: `${product.baseUrl}/webhooks/twilio/channel-1?v=1`,
    displayName: 'Mtaani Kicks',
  })
})
afterAll(async () => {
  await sandbox.close()
  await product.close()
})

/** Lets the customer act and reads the webhook that arrives, as the edge would. */
async function receive(message: object, of: ChannelAccount = account()): Promise<WebhookReading> {
  const { messageSid } = await sandbox.twilio.inbound({ sender: OUR_NUMBER, from: CUSTOMER, ...message })
  const request = product.requests.find(({ form }) => form.MessageSid === messageSid)
  if (request === undefined) throw new Error('no webhook arrived')
  const signature = String(request.headers['x-twilio-signature'])
  return channel().readWebhook(of, { url: request.url, signature, body: request.body })
}

async function receiveMessage(message: object) {
  const reading = await receive(message)
  if (reading.outcome !== 'event' || reading.event.kind !== 'message') throw new Error(`read as ${reading.outcome}`)
  return reading.event
}

describe('readWebhook', () => {
  it('reads a text with its blanks, name and phone', async () => {
    expect(await receiveMessage({ body: ' Niaje 👋 ', profileName: 'Amina' })).toMatchObject({
      kind: 'message',
      address: CUSTOMER,
      phoneE164: '+254712345678',
      bsuid: null,
      profileName: 'Amina',
      messageKind: 'text',
      body: ' Niaje 👋 ',
      payload: {},
    })
  })

  it('reads a list pick', async () => {
    const event = await receiveMessage({ kind: 'list', listId: 'item:2', listTitle: 'Rift Runner', repliedTo: 'SM1' })
    expect(event).toMatchObject({
      messageKind: 'list',
      body: 'Rift Runner',
      payload: { choice: 'item:2', repliedTo: 'SM1' },
    })
  })

  it('reads a button tap', async () => {
    const event = await receiveMessage({ kind: 'button', buttonText: 'Yes', buttonPayload: 'yes' })
    expect(event).toMatchObject({ messageKind: 'button', body: 'Yes', payload: { choice: 'yes' } })
  })

  it('reads a pick that comes as interactive data only', async () => {
    const data = JSON.stringify({ list_reply: { id: 'item:1', title: 'Boots' } })
    const event = await receiveMessage({ body: '', extra: { MessageType: 'interactive', InteractiveData: data } })
    expect(event).toMatchObject({ messageKind: 'list', body: 'Boots', payload: { choice: 'item:1' } })
  })

  it('reads media with caption, and a contact card as a contact', async () => {
    const image = await receiveMessage({ kind: 'image', body: 'hii', media: { contentType: 'image/jpeg' } })
    expect(image).toMatchObject({ messageKind: 'media', body: 'hii' })
    expect(image.payload.media).toMatchObject([{ contentType: 'image/jpeg', url: expect.stringContaining('/Media/') }])
    const card = await receiveMessage({ kind: 'contacts', media: { contentType: 'text/vcard' } })
    expect(card.messageKind).toBe('contact')
  })

  it('reads a location', async () => {
    const location = { latitude: -1.286389, longitude: 36.817223, label: 'CBD', address: 'Moi Avenue' }
    const event = await receiveMessage({ kind: 'location', location })
    expect(event).toMatchObject({ messageKind: 'location', body: '', payload: location })
  })

  it('reads what it does not know as unsupported, and a basket too', async () => {
    expect(await receiveMessage({ kind: 'unsupported' })).toMatchObject({ messageKind: 'unsupported', body: '' })
    const basket = { MessageType: 'order', ProductRetailerId: '{"catalog_id":"1"}' }
    expect(await receiveMessage({ body: '', extra: basket })).toMatchObject({
      messageKind: 'unsupported',
      payload: { type: 'order', product: '{"catalog_id":"1"}' },
    })
    const call = { Body: 'VOICE_CALL_REQUEST', ButtonPayload: 'ACCEPTED' }
    expect(await receiveMessage({ extra: call })).toMatchObject({ messageKind: 'unsupported' })
  })

  it('reads a type it has never heard of by its words', async () => {
    const event = await receiveMessage({ body: 'hello', extra: { MessageType: 'hologram', Depth: '3' } })
    expect(event).toMatchObject({ messageKind: 'text', body: 'hello' })
  })

  it('knows a customer by a business-scoped id, with and without a phone', async () => {
    expect(await receiveMessage({ from: 'whatsapp:KE.abc123', body: 'hi' })).toMatchObject({
      address: 'whatsapp:KE.abc123',
      phoneE164: null,
      bsuid: 'whatsapp:KE.abc123',
    })
    expect(await receiveMessage({ body: 'hi', externalUserId: 'whatsapp:KE.abc123' })).toMatchObject({
      address: CUSTOMER,
      phoneE164: '+254712345678',
      bsuid: 'whatsapp:KE.abc123',
    })
    const renamed = { ExternalUserIdentifier: 'whatsapp:KE.new' }
    expect(await receiveMessage({ body: 'hi', extra: renamed })).toMatchObject({ bsuid: 'whatsapp:KE.new' })
  })

  it('passes on that the provider has already answered a stop word', async () => {
    const event = await receiveMessage({ body: 'STOP', extra: { OptOutType: 'STOP' } })
    expect(event).toMatchObject({ messageKind: 'text', payload: { optOut: 'stop' } })
  })

  it('survives odd parameters', async () => {
    const extra = { NumMedia: 'many', Latitude: 'north', Longitude: '', ChannelMetadata: '{', Body: 'a\u0000b' }
    expect(await receiveMessage({ extra })).toMatchObject({ messageKind: 'text', body: 'ab' })
  })

  it('accepts the next token before it is promoted, and nothing else', async () => {
    const rotating = { authToken: 'f'.repeat(32), nextAuthToken: AUTH_TOKEN, apiKey: null }
    expect(await receive({ body: 'hi' }, account({ credentials: rotating }))).toMatchObject({ outcome: 'event' })
    const stranger = { authToken: 'f'.repeat(32), nextAuthToken: null, apiKey: null }
    expect(await receive({ body: 'hi' }, account({ credentials: stranger }))).toEqual({ outcome: 'forged' })
  })

  it('refuses a signed request of another account or for another number', async () => {
    const otherAccount = account({ providerAccount: `AC${'9'.repeat(32)}` })
    expect(await receive({ body: 'hi' }, otherAccount)).toMatchObject({ outcome: 'malformed' })
    const otherNumber = account({ address: 'whatsapp:+254700000999' })
    expect(await receive({ body: 'hi' }, otherNumber)).toMatchObject({ outcome: 'malformed' })
  })

  it('says what is wrong with a signed request that is no message', () => {
    const url = 'https://bot.example.com/w'
    const params = { AccountSid: ACCOUNT_SID, To: OUR_NUMBER, MessageSid: 'SM1' }
    const text = Object.entries(params)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .reduce((all, [name, value]) => all + name + value, url)
    const signature = createHmac('sha1', AUTH_TOKEN).update(text).digest('base64')
    const body = new URLSearchParams(params).toString()
    const reading = channel().readWebhook(account(), { url, signature, body })
    expect(reading).toMatchObject({ outcome: 'malformed', problem: expect.stringContaining('MessageSid') })
  })

  it('reads a status callback with our own id from its URL', async () => {
    const outboundId = '2b1d9d80-5f0c-4f4e-8a5c-1d1f4f7d9a10'
    await sandbox.twilio.inbound({ sender: OUR_NUMBER, from: CUSTOMER, body: 'open the window' })
    await sandbox.faults.set([{ target: 'twilio.messages', kind: 'error', code: 63024, times: 1 }])
    const sent = await channel().send(
      account(),
      {
        outboundId,
        to: CUSTOMER,
        body: 'hi',
        menu: null,
        statusCallbackUrl: `${product.baseUrl}/webhooks/twilio/channel-1/status?m=${outboundId}`,
      },
      contentCache(),
    )
    expect(sent.outcome).toBe('accepted')
    const failed = await until(() => product.requests.find(({ form }) => form.ErrorCode === '63024'))
    const signature = String(failed.headers['x-twilio-signature'])
    expect(channel().readWebhook(account(), { url: failed.url, signature, body: failed.body })).toEqual({
      outcome: 'event',
      event: {
        kind: 'status',
        providerMessageId: failed.form.MessageSid,
        outboundId,
        status: failed.form.MessageStatus,
        errorCode: 63024,
      },
    })
  })
})
