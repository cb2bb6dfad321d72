import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { twilioChannel } from '../../../src/adapters/twilio/twilio-channel.ts'
import { menuBody } from '../../../src/domain/messaging/menu-body.ts'
import type { ContentCache, OutgoingMessage } from '../../../src/domain/messaging/message-channel.ts'
import type { Menu } from '../../../src/domain/messaging/schemas.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { testResilience } from '../../support/resilience.ts'
import { ACCOUNT_SID, AUTH_TOKEN, account, CUSTOMER, contentCache, OUR_NUMBER } from './account.ts'

let sandbox: Sandbox
const API_KEY = { sid: `SK${'a'.repeat(32)}`, secret: 'a secret of the key' }

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, seed: 3, statusDelayMs: 5 })
  await sandbox.twilio.registerSender({
    accountSid: ACCOUNT_SID,
    authToken: AUTH_TOKEN,
    apiKey: API_KEY,
    number: OUR_NUMBER,
    webhookUrl: 'http://127.0.0.1:9/webhooks',
    displayName: 'Mtaani Kicks',
  })
  await sandbox.twilio.inbound({ sender: OUR_NUMBER, from: CUSTOMER, body: 'hi', drop: true })
})
afterEach(() => sandbox.faults.clear())
afterAll(() => sandbox.close())

function channelTo(base: string, timeoutMs = 400, times = CHANNEL_TIMES) {
  return twilioChannel({
    apiBase: base,
    contentBase: base,
    messagingBase: base,
    timeoutMs,
    times,
    resilience: testResilience(),
  })
}

let count = 0
function message({
  menu = null,
  ...overrides
}: Partial<Omit<OutgoingMessage, 'menu'>> & { menu?: Menu | null } = {}): OutgoingMessage {
  count += 1
  const body = overrides.body ?? `Message number ${count}`
  return {
    outboundId: '2b1d9d80-5f0c-4f4e-8a5c-1d1f4f7d9a10',
    to: CUSTOMER,
    body,
    menu: menu === null ? null : { ...menu, body: menuBody(body, menu) },
    statusCallbackUrl: 'http://127.0.0.1:9/status?m=2b1d9d80-5f0c-4f4e-8a5c-1d1f4f7d9a10',
    ...overrides,
  }
}

const send = (sent: OutgoingMessage, contents: ContentCache = contentCache(), base = sandbox.baseUrl) =>
  channelTo(base).send(account(), sent, contents)

async function arrived(body: string) {
  return (await sandbox.twilio.messages({ to: CUSTOMER, direction: 'outbound-api' })).filter((m) => m.body === body)
}

const LIST: Menu = {
  kind: 'list',
  button: 'Choose',
  options: [
    { id: 'item:1', title: 'Rift Runner', description: "KES 4,500, Amina's pick" },
    { id: 'item:2', title: 'Boots', description: null },
    { id: 'item:3', title: 'Sandals', description: 'KES 900' },
  ],
}
const BUTTONS: Menu = {
  kind: 'buttons',
  button: 'Choose',
  options: [
    { id: 'yes', title: 'Yes', description: null },
    { id: 'no', title: 'No', description: null },
  ],
}

describe('send', () => {
  it('sends a text with the account token or with an API key', async () => {
    const plain = message()
    expect(await send(plain)).toEqual({
      outcome: 'accepted',
      providerMessageId: expect.stringMatching(/^SM[0-9a-f]{32}$/),
      providerStatus: 'queued',
    })
    expect(await arrived(plain.body)).toHaveLength(1)
    const keyed = account({ credentials: { authToken: 'not used', nextAuthToken: null, apiKey: API_KEY } })
    expect(await channelTo(sandbox.baseUrl).send(keyed, message(), contentCache())).toMatchObject({
      outcome: 'accepted',
    })
  })

  it('sends a list whose text keeps its lines exactly, and makes its content once per shape', async () => {
    const contents = contentCache()
    const long = 'x'.repeat(260)
    const first = `We have:\n1. Rift Runner (Umbalo): KES 4,500\n2. Boots, all sizes\n\n${long}`
    expect(await send(message({ body: first, menu: LIST }), contents)).toMatchObject({ outcome: 'accepted' })
    const second = `Pia kuna:\n1. Air\n2. Max\n\n${long}`
    const renamed = { ...LIST, options: LIST.options.map((option) => ({ ...option, title: `New ${option.title}` })) }
    expect(await send(message({ body: second, menu: renamed }), contents)).toMatchObject({ outcome: 'accepted' })
    expect(contents.saved.size).toBe(1)
    const [shown] = await arrived(second)
    expect(shown?.content).toEqual({
      type: 'list-picker',
      button: 'Choose',
      choices: [
        { id: 'item:1', title: 'New Rift Runner', description: "KES 4,500, Amina's pick" },
        { id: 'item:2', title: 'New Boots' },
        { id: 'item:3', title: 'New Sandals', description: 'KES 900' },
      ],
    })
    expect(await arrived(first)).toHaveLength(1)
  })

  it('leaves out of the text what stands on the buttons, and nothing else', async () => {
    const question = 'Order K7: KES 900.'
    const told = `${question}\nShall I go on?\n1. Yes\n2. No\n3. Yes, but in red`
    await send(message({ body: told, menu: BUTTONS }))
    const [shown] = await arrived(`${question}\nShall I go on?\n3. Yes, but in red`)
    expect(shown?.content).toMatchObject({ choices: [{ title: 'Yes' }, { title: 'No' }] })
    const dotted = `${question} Again?`
    await send(message({ body: `${dotted}\n\n• Yes\n• No`, menu: BUTTONS }))
    expect(await arrived(dotted)).toHaveLength(1)
  })

  it('keeps the choices in a text that cannot go as a menu, and in one that is nothing else', async () => {
    const told = 'Shall\tI?\n1. Yes\n2. No'
    await send(message({ body: told, menu: BUTTONS }))
    expect(await arrived(told)).toHaveLength(1)
    const bare = '1. Only this'
    await send(
      message({ body: bare, menu: { ...BUTTONS, options: [{ id: 'a', title: bare.slice(3), description: null }] } }),
    )
    expect(await arrived(bare)).toHaveLength(1)
  })

  it('sends up to three short choices as quick replies, longer ones as a list', async () => {
    const yesNo = message({ menu: BUTTONS })
    await send(yesNo)
    expect((await arrived(yesNo.body))[0]?.content).toMatchObject({ type: 'quick-reply' })
    const long = { ...BUTTONS, options: [{ id: 'a', title: 'A title of 24 characters', description: null }] }
    const listed = message({ menu: long })
    await send(listed)
    expect((await arrived(listed.body))[0]?.content).toMatchObject({ type: 'list-picker' })
  })

  it.each([
    ['a tab', { body: 'a\tb' }],
    ['a run of blanks', { body: 'a      b' }],
    ['the mark of a hole', { body: 'a {{1}} b' }],
    ['a text longer than a menu can hold', { body: 'y'.repeat(1_100) }],
    [
      'options that look alike',
      { menu: { ...BUTTONS, options: BUTTONS.options.map((o) => ({ ...o, title: 'Yes' })) } },
    ],
  ])('sends the text alone when the menu cannot show %s', async (_what, overrides) => {
    const sent = message({ menu: LIST, ...overrides })
    expect(await send(sent)).toMatchObject({ outcome: 'accepted' })
    expect((await arrived(sent.body))[0]?.content ?? null).toBeNull()
  })

  it('sends the text alone when the content cannot be made', async () => {
    for (const kind of ['http_500', 'timeout_before_accept', 'malformed', 'http_429'] as const) {
      await sandbox.faults.set([{ target: 'twilio.content', kind, delayMs: 2_000 }])
      const sent = message({ menu: LIST })
      expect(await send(sent)).toMatchObject({ outcome: 'accepted' })
      expect((await arrived(sent.body))[0]?.content ?? null).toBeNull()
    }
  })

  it('ends in time with all its calls, and asks nothing of the provider after that', async () => {
    await sandbox.faults.set([
      { target: 'twilio.content', kind: 'timeout_before_accept', delayMs: 5_000 },
      { target: 'twilio.messages', kind: 'http_500' },
    ])
    const hurried = channelTo(sandbox.baseUrl, 4_000, { ...CHANNEL_TIMES, sendMs: 200 })
    const sent = message({ menu: LIST })
    expect(await hurried.send(account(), sent, contentCache())).toMatchObject({ outcome: 'retry', errorCode: null })
    const [, create] = await sandbox.faults.list()
    expect(create?.hits).toBe(0)
  })

  it('does not wait for an answer that drips in beyond its time', async () => {
    const dripping = createServer((_request, response) => {
      response.writeHead(201, { 'content-type': 'application/json' })
      const drops = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drops))
    })
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve))
    const at = dripping.address()
    const base = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
    const hurried = channelTo(base, 4_000, { ...CHANNEL_TIMES, sendMs: 200 })
    expect(await hurried.send(account(), message(), contentCache())).toMatchObject({ outcome: 'uncertain' })
    dripping.closeAllConnections()
    dripping.close()
  })

  it('makes a content again that the provider no longer knows', async () => {
    const contents = contentCache()
    await send(message({ menu: LIST }), contents)
    const [shape = ''] = contents.saved.keys()
    contents.saved.set(shape, `HX${'0'.repeat(32)}`)
    const sent = message({ menu: LIST })
    expect(await send(sent, contents)).toMatchObject({ outcome: 'accepted' })
    expect((await arrived(sent.body))[0]?.content).toMatchObject({ type: 'list-picker' })
    expect(contents.saved.get(shape)).not.toBe(`HX${'0'.repeat(32)}`)
  })

  it.each([
    ['http_429', { outcome: 'retry', errorCode: 20429 }, 0],
    ['http_500', { outcome: 'uncertain' }, 0],
    ['http_503_html', { outcome: 'uncertain' }, 0],
    ['timeout_before_accept', { outcome: 'uncertain' }, 0],
    ['timeout_after_accept', { outcome: 'uncertain' }, 1],
    ['reset_after_accept', { outcome: 'uncertain' }, 1],
    ['malformed', { outcome: 'uncertain' }, 1],
  ] as const)('takes %s for what it is and tries once', async (kind, outcome, arrivals) => {
    await sandbox.faults.set([{ target: 'twilio.messages', kind, delayMs: 2_000 }])
    const sent = message()
    expect(await send(sent)).toMatchObject(outcome)
    expect((await sandbox.faults.list())[0]?.hits).toBe(1)
    expect(await arrived(sent.body)).toHaveLength(arrivals)
  })

  it.each([
    [21610, { outcome: 'refused', errorCode: 21610, action: 'block' }],
    [21211, { outcome: 'refused', errorCode: 21211, action: 'block' }],
    [20003, { outcome: 'refused', errorCode: 20003, action: 'ops' }],
    [21617, { outcome: 'refused', errorCode: 21617, action: 'stop' }],
    [29999, { outcome: 'refused', errorCode: 29999, action: 'stop' }],
    [21611, { outcome: 'retry', errorCode: 21611, afterMs: 60_000 }],
  ] as const)('takes error %i for what the table says', async (code, outcome) => {
    await sandbox.faults.set([{ target: 'twilio.messages', kind: 'error', code }])
    expect(await send(message())).toMatchObject(outcome)
  })

  it('does not block a customer whose business-scoped id cannot be sent to yet', async () => {
    await sandbox.faults.set([{ target: 'twilio.messages', kind: 'error', code: 21211 }])
    expect(await send(message({ to: 'whatsapp:KE.abc123' }))).toMatchObject({ outcome: 'refused', action: 'stop' })
  })

  it('retries when nobody listens or the name is unknown', async () => {
    expect(await send(message(), contentCache(), 'http://127.0.0.1:9')).toMatchObject({ outcome: 'retry' })
    expect(await send(message(), contentCache(), 'http://nowhere.invalid')).toMatchObject({ outcome: 'retry' })
  })

  it('lets no credential and no text out with an error', async () => {
    const stranger = account({ credentials: { authToken: 'SECRET-TOKEN', nextAuthToken: null, apiKey: null } })
    const refused = await channelTo(sandbox.baseUrl).send(stranger, message({ body: 'PRIVATE-TEXT' }), contentCache())
    await sandbox.faults.set([{ target: 'twilio.messages', kind: 'reset_after_accept' }])
    const lost = await send(message({ body: 'PRIVATE-TEXT' }))
    const unreachable = channelTo('http://127.0.0.1:9').listSent(stranger, { since: new Date(0), peer: CUSTOMER })
    const error: unknown = await unreachable.catch((caught: unknown) => caught)
    expect(refused).toMatchObject({ outcome: 'refused', errorCode: 20003, action: 'ops' })
    const everything = JSON.stringify([
      refused,
      lost,
      error,
      error instanceof Error ? [error.message, error.cause] : '',
    ])
    expect(everything).not.toMatch(/SECRET-TOKEN|PRIVATE-TEXT|Basic /)
    expect(everything).not.toContain(Buffer.from(`${ACCOUNT_SID}:SECRET-TOKEN`).toString('base64'))
  })
})

describe('the request on the wire', () => {
  let server: Server
  const seen: { url: string; headers: Record<string, string | string[] | undefined>; body: string }[] = []
  let base = ''

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8')
        seen.push({ url: request.url ?? '', headers: request.headers, body })
        response.writeHead(201, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ sid: request.url?.includes('Content') ? 'HX1' : 'SM1', status: 'queued' }))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)).then(() => undefined))

  it('is a form with Basic authentication, and contents are JSON in snake case', async () => {
    const sent = message({ body: 'Bei ni 50% + VAT\n2. Sawa?', menu: LIST })
    expect(await send(sent, contentCache(), base)).toMatchObject({ outcome: 'accepted', providerMessageId: 'SM1' })
    const [content, create] = seen
    expect(content?.url).toBe('/v1/Content')
    expect(content?.headers['content-type']).toContain('application/json')
    expect(JSON.parse(content?.body ?? '')).toMatchObject({
      friendly_name: expect.any(String),
      language: 'en',
      variables: { '1': 'Text 1' },
      types: { 'twilio/list-picker': { body: '{{1}}\n{{2}}', button: '{{3}}', items: expect.any(Array) } },
    })
    expect(content?.body).not.toContain('Rift Runner')
    expect(create?.url).toBe(`/2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json`)
    expect(create?.headers.authorization).toBe(
      `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`,
    )
    expect(create?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    const form = new URLSearchParams(create?.body)
    expect([...form.keys()].sort()).toEqual(['ContentSid', 'ContentVariables', 'From', 'StatusCallback', 'To'])
    expect(JSON.parse(form.get('ContentVariables') ?? '')).toMatchObject({ '1': 'Bei ni 50% + VAT', '2': '2. Sawa?' })
  })
})
