import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { twilioChannel } from '../../../src/adapters/twilio/twilio-channel.ts'
import { AppError } from '../../../src/domain/errors.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { testResilience } from '../../support/resilience.ts'
import { ACCOUNT_SID, AUTH_TOKEN, account, CUSTOMER, contentCache, OUR_NUMBER } from './account.ts'

const OTHER = 'whatsapp:+254722000001'
const EARLY = new Date('2026-11-16T08:00:00Z')

let sandbox: Sandbox
let now = EARLY

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, seed: 3, statusDelayMs: 5, clock: () => now })
  await sandbox.twilio.registerSender({
    accountSid: ACCOUNT_SID,
    authToken: AUTH_TOKEN,
    number: OUR_NUMBER,
    webhookUrl: 'http://127.0.0.1:9/webhooks',
    displayName: 'Mtaani Kicks',
  })
})
afterAll(() => sandbox.close())

const channel = () => channelTo(sandbox.baseUrl)
const channelTo = (base: string) =>
  twilioChannel({
    apiBase: base,
    contentBase: base,
    messagingBase: base,
    timeoutMs: 2_000,
    times: CHANNEL_TIMES,
    resilience: testResilience(),
  })

describe('list', () => {
  it('gives what went to one customer since an instant, and what all wrote in a span, oldest first', async () => {
    const write = (from: string, body: string) => sandbox.twilio.inbound({ sender: OUR_NUMBER, from, body, drop: true })
    await write(CUSTOMER, 'too old')
    now = new Date('2026-11-16T09:00:00Z')
    for (let index = 0; index < 230; index += 1) await write(OTHER, `noise ${index}`)
    now = new Date('2026-11-16T09:00:05Z')
    await write(CUSTOMER, 'question')
    now = new Date('2026-11-16T09:00:10Z')
    const options = [{ id: 'a', title: 'A', description: null }]
    const body = 'answer\nin lines'
    const menu = { kind: 'list' as const, button: 'Choose', options, body }
    const sent = await channel().send(
      account(),
      { outboundId: 'x', to: CUSTOMER, body, menu, statusCallbackUrl: 'http://127.0.0.1:9/s' },
      contentCache(),
    )
    const since = new Date('2026-11-16T08:59:00Z')
    const own = await channel().listSent(account(), { since, peer: CUSTOMER })
    expect(own).toEqual([
      {
        providerMessageId: sent.outcome === 'accepted' ? sent.providerMessageId : '',
        body: 'answer\nin lines',
        at: now,
      },
    ])
    const { messages, whole } = await channel().listReceived(account(), { from: since, to: now })
    expect(whole).toBe(true)
    expect(messages).toHaveLength(231)
    expect(messages.slice(0, 2).map(({ body, from }) => [body, from])).toEqual([
      ['noise 0', OTHER],
      ['noise 1', OTHER],
    ])
    expect(messages.at(-1)).toMatchObject({ body: 'question', from: CUSTOMER, files: 0 })
  })

  it.each([
    'https://api.evil.example/2010-04-01/Accounts/x/Messages.json',
    '/2010-04-01/Accounts/ACother/Messages.json',
  ])('follows no next page that leads to %s', async (next) => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ messages: [], next_page_uri: next }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const at = server.address()
    const base = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
    const listed = channelTo(base).listReceived(account(), { from: EARLY, to: now })
    await expect(listed).rejects.toMatchObject({ code: 'provider_unavailable' })
    expect(asked).toHaveLength(1)
    server.closeAllConnections()
    server.close()
  })

  it('says that the provider cannot be asked', async () => {
    for (const kind of ['http_500', 'malformed', 'http_429'] as const) {
      await sandbox.faults.set([{ target: 'twilio.list', kind }])
      const failed = channel().listSent(account(), { since: EARLY, peer: CUSTOMER })
      await expect(failed).rejects.toMatchObject({ code: 'provider_unavailable', retryable: true })
      await expect(failed).rejects.toBeInstanceOf(AppError)
    }
    await sandbox.faults.clear()
  })
})

describe('a process that only receives', () => {
  it('reads webhooks without loading the library that sends', () => {
    const script = `
      import { createRequire } from 'node:module'
      import { twilioChannel } from './src/adapters/twilio/twilio-channel.ts'
      const base = 'http://127.0.0.1:9'
      const channel = twilioChannel({ apiBase: base, contentBase: base, messagingBase: base, timeoutMs: 100, times: { sendMs: 100, lateMs: 100, webhookMs: 100 }, resilience: { run: () => Promise.reject() } })
      const account = ${JSON.stringify(account())}
      const reading = channel.readWebhook(account, { url: base, signature: 'x', body: 'a=1' })
      const loaded = Object.keys(createRequire(import.meta.url).cache)
      const heavy = loaded.filter((file) => /node_modules.(axios|twilio.lib.(rest|base|index))/.test(file))
      console.log(JSON.stringify({ outcome: reading.outcome, failure: channel.failureAction(63016), heavy }))`
    const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      encoding: 'utf8',
    })
    expect(run.stderr).toBe('')
    expect(JSON.parse(run.stdout)).toEqual({ outcome: 'forged', failure: 'window', heavy: [] })
  })
})
