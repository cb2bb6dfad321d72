import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { anthropicModel } from '../../../src/adapters/anthropic/anthropic-model.ts'
import { mpesaStkProvider } from '../../../src/adapters/mpesa/mpesa-stk-provider.ts'
import { twilioChannel } from '../../../src/adapters/twilio/twilio-channel.ts'
import type { OutgoingMessage } from '../../../src/domain/messaging/message-channel.ts'
import type { StkAccount, StkPush } from '../../../src/domain/payments/index.ts'
import { startSandbox } from '../../../src/sandbox/index.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { memoryTokenStore } from '../../support/memory-token-store.ts'
import { testResilience } from '../../support/resilience.ts'
import { testLog } from '../../support/test-ctx.ts'
import { ACCOUNT_SID, AUTH_TOKEN, account, CUSTOMER, contentCache, OUR_NUMBER } from '../twilio/account.ts'

const API_KEY = 'sk-ant-test-SECRET'
const sandbox = await startSandbox({ port: 0, seed: 3, statusDelayMs: 5, answer: () => 'Karibu' })
await sandbox.twilio.registerSender({
  accountSid: ACCOUNT_SID,
  authToken: AUTH_TOKEN,
  number: OUR_NUMBER,
  webhookUrl: 'http://127.0.0.1:9/webhooks',
  displayName: 'Mtaani Kicks',
})
await sandbox.model.registerKey({ apiKey: API_KEY })
afterAll(() => sandbox.close())
beforeEach(() => sandbox.faults.clear())

const hits = async () => (await sandbox.faults.list())[0]?.hits

describe('messages', () => {
  const open = (options: { retestMs?: number } = {}) => {
    const log = testLog()
    const base = sandbox.baseUrl
    const resilience = testResilience({ failuresToOpen: 3, log, ...options })
    return {
      log,
      channel: twilioChannel({
        apiBase: base,
        contentBase: base,
        messagingBase: base,
        timeoutMs: 200,
        times: CHANNEL_TIMES,
        resilience,
      }),
    }
  }
  const message: OutgoingMessage = {
    outboundId: 'o-1',
    to: CUSTOMER,
    body: 'Habari',
    menu: null,
    mediaUrl: null,
    template: null,
    statusCallbackUrl: 'http://127.0.0.1:9/status',
  }

  it('are not repeated, and wait without being sent while the circuit is open', async () => {
    const { channel, log } = open()
    await sandbox.faults.set([{ target: 'twilio.messages', kind: 'http_500' }])
    const send = () => channel.send(account(), message, contentCache())
    for (let n = 0; n < 3; n++) expect(await send()).toMatchObject({ outcome: 'uncertain' })
    expect(await hits()).toBe(3)
    const waiting = await send()
    expect(waiting).toMatchObject({ outcome: 'retry', errorCode: null })
    expect(waiting.outcome === 'retry' && waiting.afterMs).toBeGreaterThan(8_000)
    expect(await hits()).toBe(3)
    expect(log.lines.map(({ event }) => event)).toEqual(['circuit_opened'])
  })

  it('that are refused, and a pace that is too fast, open no circuit', async () => {
    const { channel, log } = open()
    await sandbox.faults.set([{ target: 'twilio.messages', kind: 'http_429' }])
    for (let n = 0; n < 5; n++)
      expect(await channel.send(account(), message, contentCache())).toMatchObject({ outcome: 'retry' })
    await sandbox.faults.set([{ target: 'twilio.messages', kind: 'error', code: 20003 }])
    for (let n = 0; n < 5; n++)
      expect(await channel.send(account(), message, contentCache())).toMatchObject({ outcome: 'refused' })
    expect(log.lines).toEqual([])
  })

  it('are listed in spite of a passing fault, and said to be unavailable while the circuit is open', async () => {
    const { channel } = open()
    const list = () => channel.listSent(account(), { since: new Date(Date.now() - 60_000), peer: CUSTOMER })
    await sandbox.faults.set([{ target: 'twilio.list', kind: 'http_500', times: 1 }])
    expect(await list()).toEqual([])
    await sandbox.faults.set([{ target: 'twilio.list', kind: 'http_500' }])
    await expect(list()).rejects.toMatchObject({ code: 'provider_unavailable', retryable: true })
    const before = await hits()
    await expect(list()).rejects.toMatchObject({ code: 'provider_unavailable', retryable: true })
    expect(await hits()).toBe(before)
  })
})

describe('payment prompts', () => {
  const shop = (name: string): StkAccount => ({
    tenantId: '00000000-0000-4000-8000-000000000001',
    id: `account-of-${name}`,
    environment: 'sandbox',
    shortcode: name === 'a' ? '174379' : '174380',
    till: null,
    consumerKey: `key-${name}`,
    consumerSecret: `secret-${name}`,
    passkey: `pass-${name}`,
  })
  const push = (msisdn: string): StkPush => ({
    msisdn,
    amountMinor: 10_000,
    reference: 'AB2CD3EF4',
    description: 'Order',
    callbackUrl: 'http://127.0.0.1:9/callback',
  })
  const open = async () => {
    const [a, b] = [shop('a'), shop('b')]
    for (const { consumerKey, consumerSecret, shortcode, passkey } of [a, b]) {
      await sandbox.daraja.registerApp({ consumerKey, consumerSecret, shortcode, passkey })
    }
    const log = testLog()
    const stk = mpesaStkProvider({
      baseUrl: sandbox.baseUrl,
      clock: { now: () => new Date() },
      tokenStore: memoryTokenStore(),
      resilience: testResilience({ failuresToOpen: 3, log }),
      timeouts: { pushMs: 200, queryMs: 200, tokenMs: 200 },
    })
    return { a, b, stk, log }
  }

  it.each([
    ['http_500', '1'],
    ['http_503_html', '2'],
    ['timeout_after_accept', '3'],
    ['reset_before_accept', '4'],
  ] as const)(
    'that meet %s again and again are not sent any more: that proves that no prompt exists, for this shop alone',
    async (kind, digit) => {
      const { a, b, stk, log } = await open()
      await sandbox.faults.set([{ target: 'daraja.push', kind }])
      for (let n = 0; n < 3; n++)
        expect(await stk.push(a, push(`2547000${digit}001${n}`))).toMatchObject({ outcome: 'unknown' })
      expect(await hits()).toBe(3)
      expect(await stk.push(a, push(`2547000${digit}0019`))).toMatchObject({
        outcome: 'rejected',
        cause: 'busy',
        code: 'circuit_open',
      })
      expect(await hits()).toBe(3)
      await sandbox.faults.clear()
      expect(await stk.push(b, push(`2547000${digit}0029`))).toMatchObject({ outcome: 'accepted' })
      expect(log.lines.map(({ event, fields }) => `${event} ${fields.account}`)).toEqual([
        `circuit_opened ${a.tenantId} ${a.id}`,
      ])
    },
  )

  it('of a shop with wrong keys open no circuit: its operator must hear the real reason every time', async () => {
    const { a, stk, log } = await open()
    const wrong = { ...a, consumerSecret: 'not-the-secret' }
    for (let n = 0; n < 6; n++) {
      expect(await stk.push(wrong, push('254700000039'))).toMatchObject({ outcome: 'rejected', cause: 'configuration' })
    }
    const badPasskey = { ...a, passkey: 'not-the-passkey' }
    for (let n = 0; n < 6; n++) {
      expect(await stk.push(badPasskey, push('254700000039'))).toMatchObject({ outcome: 'rejected' })
    }
    expect(log.lines).toEqual([])
  })

  it('can be asked about in spite of a passing fault, and "no answer yet" opens no circuit', async () => {
    const { a, stk, log } = await open()
    await sandbox.daraja.script({ msisdn: '254700000049', outcome: 'cancel', callback: 'drop' })
    await stk.push(a, push('254700000049'))
    const [sent] = await sandbox.daraja.pushes({ msisdn: '254700000049' })
    const query = () => stk.query(a, sent?.checkoutRequestId ?? '')
    await sandbox.faults.set([{ target: 'daraja.query', kind: 'http_503_html', times: 1 }])
    expect(await query()).toMatchObject({ outcome: 'result', code: '1032' })
    await sandbox.faults.set([{ target: 'daraja.query', kind: 'no_answer' }])
    for (let n = 0; n < 6; n++) expect(await query()).toMatchObject({ outcome: 'no_answer' })
    await sandbox.faults.set([{ target: 'daraja.query', kind: 'http_403_html' }])
    expect(await query()).toMatchObject({ outcome: 'no_answer' })
    // A burst that the gateway turns away is not answered with another request at once.
    expect(await hits()).toBe(1)
    expect(log.lines).toEqual([])
  })
})

describe('the model vendor', () => {
  const request = (signal = new AbortController().signal) => ({
    model: 'claude-haiku-5-5',
    maxTokens: 50,
    system: 'Be short.',
    user: 'Hi',
    schema: null,
    signal,
  })
  const open = (options: { retestMs?: number } = {}) => {
    const log = testLog()
    const resilience = testResilience({ failuresToOpen: 3, log, ...options })
    const model = anthropicModel({ apiKey: API_KEY, baseUrl: sandbox.baseUrl, timeoutMs: 200, resilience, tries: 1 })
    const ask = (signal?: AbortSignal) =>
      model.complete(request(signal)).then(
        () => 'answered',
        (error: { kind?: string }) => error.kind,
      )
    return { ask, log }
  }

  it('that fails again and again is left alone, and asked again after a while', async () => {
    const { ask, log } = open({ retestMs: 100 })
    await sandbox.faults.set([{ target: 'model.messages', kind: 'http_529' }])
    for (let n = 0; n < 3; n++) expect(await ask()).toBe('overloaded')
    expect(await ask()).toBe('circuit_open')
    expect(await hits()).toBe(3)
    await sandbox.faults.clear()
    await expect.poll(ask, { timeout: 5_000 }).toBe('answered')
    expect(log.lines.map(({ event }) => event)).toEqual(['circuit_opened', 'circuit_closed'])
  })

  it('that is too slow for the caller counts as failing; a caller who goes away does not', async () => {
    const { ask, log } = open()
    await sandbox.faults.set([{ target: 'model.messages', kind: 'timeout_before_accept', delayMs: 5_000 }])
    for (let n = 0; n < 4; n++) {
      const gone = new AbortController()
      const call = ask(gone.signal)
      gone.abort()
      expect(await call).toBe('aborted')
    }
    for (let n = 0; n < 3; n++) expect(await ask(AbortSignal.timeout(30))).toBe('timeout')
    expect(await ask()).toBe('circuit_open')
    expect(log.lines.map(({ event }) => event)).toEqual(['circuit_opened'])
  })
})
