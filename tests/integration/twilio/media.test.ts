import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { twilioChannel } from '../../../src/adapters/twilio/twilio-channel.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { testResilience } from '../../support/resilience.ts'
import { until } from '../../support/until.ts'
import { ACCOUNT_SID, AUTH_TOKEN, account, CUSTOMER, contentCache, OUR_NUMBER } from './account.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const channelTo = (base: string) =>
  twilioChannel({
    apiBase: base,
    contentBase: base,
    messagingBase: base,
    timeoutMs: 30_000,
    times: CHANNEL_TIMES,
    resilience: testResilience(),
  })

describe('an attachment of a customer', () => {
  let requests: { path: string; headers: IncomingHttpHeaders }[] = []
  let answer: (path: string, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers })
    answer(request.url ?? '', response)
  })
  let base = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
  beforeEach(() => {
    requests = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const path = `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages/MM1/Media/ME1`
  const fetchFrom = (url: string) => channelTo(base).fetchMedia(account(), url)

  it('is read with the account’s credentials, which do not follow the redirect to the store', async () => {
    answer = (asked, response) =>
      asked === path ? response.writeHead(307, { location: '/store/1' }).end() : response.end(PNG)
    expect(await fetchFrom(`https://api.twilio.com${path}`)).toEqual({
      outcome: 'fetched',
      bytes: new Uint8Array(PNG),
      contentType: 'image/png',
    })
    const basic = `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`
    expect(requests.map(({ path: asked, headers }) => [asked, headers.authorization])).toEqual([
      [path, basic],
      ['/store/1', undefined],
    ])
  })

  it.each([
    'https://api.twilio.com.evil.example/2010-04-01/Accounts/x',
    'http://169.254.169.254/latest/meta-data',
    `https://api.twilio.com/2010-04-01/Accounts/AC${'9'.repeat(32)}/Messages/MM1/Media/ME1`,
    'file:///etc/passwd',
    'no address',
  ])('is not looked for at %s', async (url) => {
    expect(await fetchFrom(url)).toEqual({ outcome: 'refused', reason: 'bad_address' })
    expect(requests).toEqual([])
  })

  it('is not followed to a place that is not the provider’s', async () => {
    answer = (_asked, response) => response.writeHead(307, { location: 'http://127.0.0.1:9/private' }).end()
    expect(await fetchFrom(`${base}${path}`)).toEqual({ outcome: 'refused', reason: 'bad_address' })
    answer = (_asked, response) => response.writeHead(307, { location: path }).end()
    expect(await fetchFrom(`${base}${path}`)).toEqual({ outcome: 'refused', reason: 'bad_address' })
  })

  it('is judged by its bytes and not by what is said of it', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    answer = (_asked, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(script)
    expect(await fetchFrom(`${base}${path}`)).toEqual({ outcome: 'refused', reason: 'unknown_type' })
    answer = (_asked, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('OggS and sound')
    expect(await fetchFrom(`${base}${path}`)).toMatchObject({ outcome: 'fetched', contentType: 'audio/ogg' })
  })

  it('is refused when it is too large, said beforehand or found out on the way', async () => {
    answer = (_asked, response) =>
      response.writeHead(200, { 'content-length': String(17 * 1024 * 1024) }).flushHeaders()
    expect(await fetchFrom(`${base}${path}`)).toEqual({ outcome: 'refused', reason: 'too_large' })
    answer = (_asked, response) => response.writeHead(200).end(Buffer.concat([PNG, Buffer.alloc(17 * 1024 * 1024)]))
    expect(await fetchFrom(`${base}${path}`)).toEqual({ outcome: 'refused', reason: 'too_large' })
  })

  it('that is gone is refused for good, and one that cannot be had now is worth another try', async () => {
    answer = (_asked, response) => response.writeHead(404).end()
    expect(await fetchFrom(`${base}${path}`)).toEqual({ outcome: 'refused', reason: 'not_found' })
    answer = (_asked, response) => response.writeHead(503).end()
    const later = { code: 'provider_unavailable', retryable: true }
    await expect(fetchFrom(`${base}${path}`)).rejects.toMatchObject(later)
    await expect(
      channelTo('http://127.0.0.1:9').fetchMedia(account(), `https://api.twilio.com${path}`),
    ).rejects.toMatchObject(later)
  })
})

describe('what else the provider does for a message', () => {
  let sandbox: Sandbox
  const files = createServer((request, response) => {
    if (request.url === '/logo.png') response.writeHead(200, { 'content-type': 'image/png' }).end(PNG)
    else if (request.url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    else if (request.url === '/r.pdf') {
      const named = { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="receipt-1.pdf"' }
      response.writeHead(200, named).end('%PDF-1.4')
    } else response.writeHead(404).end()
  })
  let fileBase = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
    const address = files.address()
    fileBase = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    sandbox = await startSandbox({ port: 0, seed: 3, statusDelayMs: 5 })
    const sender = { accountSid: ACCOUNT_SID, authToken: AUTH_TOKEN, number: OUR_NUMBER, displayName: 'Mtaani Kicks' }
    await sandbox.twilio.registerSender({ ...sender, webhookUrl: 'http://127.0.0.1:9/webhooks' })
  })
  afterEach(() => sandbox.faults.clear())
  afterAll(async () => {
    files.closeAllConnections()
    files.close()
    await sandbox.close()
  })
  const channel = () => channelTo(sandbox.baseUrl)
  const arrive = async () => {
    const { messageSid } = await sandbox.twilio.inbound({ sender: OUR_NUMBER, from: CUSTOMER, body: 'hi', drop: true })
    return messageSid
  }

  async function sendFile(file: string, body = 'Look') {
    await arrive()
    const message = { outboundId: 'o1', to: CUSTOMER, body, menu: null, statusCallbackUrl: 'http://127.0.0.1:9/s' }
    const sent = await channel().send(account(), { ...message, mediaUrl: `${fileBase}${file}` }, contentCache())
    const sid = sent.outcome === 'accepted' ? sent.providerMessageId : ''
    return until(async () => {
      const found = (await sandbox.twilio.messages({ to: CUSTOMER })).find((each) => each.sid === sid)
      return found && !['queued', 'sent'].includes(found.status) ? found : undefined
    })
  }

  it('carries a picture with its caption and a document with its name to the phone', async () => {
    const picture = await sendFile('/logo.png', 'Rift Runner')
    expect(picture).toMatchObject({
      kind: 'image',
      body: 'Rift Runner',
      errorCode: null,
      media: [{ contentType: 'image/png' }],
    })
    const shown = await fetch(picture.media[0]?.url ?? '')
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG)
    const document = await sendFile('/r.pdf')
    expect(document).toMatchObject({
      kind: 'document',
      media: [{ filename: 'receipt-1.pdf', contentType: 'application/pdf' }],
    })
  })

  it('fails later for a file that it cannot fetch or that WhatsApp does not take', async () => {
    expect(await sendFile('/gone')).toMatchObject({ status: 'failed', errorCode: 63_019 })
    expect(await sendFile('/page')).toMatchObject({ status: 'failed', errorCode: 63_021 })
  })

  it('asks in both cases for the words without the file', () => {
    for (const code of [63_005, 63_013, 63_019, 63_021]) expect(channel().failureAction(code)).toBe('plain')
  })

  it('shows that somebody types, for a message that the account knows', async () => {
    const sid = await arrive()
    await channel().showTyping(account(), sid)
    expect(await sandbox.twilio.typings()).toEqual([sid])
    await expect(channel().showTyping(account(), `SM${'0'.repeat(32)}`)).rejects.toMatchObject({
      code: 'provider_unavailable',
    })
  })

  it('submits a template, says what became of it, and sends it through a closed window', async () => {
    const wording = {
      name: 'paid',
      language: 'sheng',
      body: 'Order {{1}} imelipwa. Shukran!',
      category: 'UTILITY',
    } as const
    const { contentId, status } = await channel().submitTemplate(account(), wording)
    expect(status).toBe('approved')
    await sandbox.twilio.setWindow({ sender: OUR_NUMBER, customer: CUSTOMER, lastInboundAt: null })
    const message = {
      outboundId: 'o2',
      to: CUSTOMER,
      body: 'paid',
      menu: null,
      statusCallbackUrl: 'http://127.0.0.1:9/s',
    }
    const template = { contentId, variables: { '1': "5AW6 'A'" } }
    const sent = await channel().send(account(), { ...message, template }, contentCache())
    const found = await until(async () =>
      (await sandbox.twilio.messages({ to: CUSTOMER })).find(
        ({ sid, status: at }) => sent.outcome === 'accepted' && sid === sent.providerMessageId && at === 'read',
      ),
    )
    expect(found.body).toBe("Order 5AW6 'A' imelipwa. Shukran!")
    await sandbox.twilio.setContentApproval({ contentSid: contentId, status: 'paused' })
    expect(await channel().templateStatus(account(), contentId)).toMatchObject({ status: 'rejected' })
    await expect(channel().templateStatus(account(), `HX${'0'.repeat(32)}`)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
