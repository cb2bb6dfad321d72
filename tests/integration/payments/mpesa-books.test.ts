import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { classifyList } from '../../../src/adapters/mpesa/classify-list.ts'
import { mpesaReceiptProvider } from '../../../src/adapters/mpesa/mpesa-receipt-provider.ts'
import { readListed } from '../../../src/adapters/mpesa/read-list.ts'
import { readResult } from '../../../src/adapters/mpesa/read-result.ts'
import type { StkAccount } from '../../../src/domain/payments/index.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { memoryTokenStore } from '../../support/memory-token-store.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'
import { testResilience } from '../../support/resilience.ts'
import { testClock } from '../../support/test-ctx.ts'
import { until } from '../../support/until.ts'

const MSISDN = '254712345678'
const account: StkAccount = {
  tenantId: '00000000-0000-4000-8000-000000000001',
  id: '00000000-0000-4000-8000-000000000002',
  environment: 'sandbox',
  shortcode: '600638',
  till: null,
  consumerKey: 'key',
  consumerSecret: 'secret',
  passkey: 'passkey',
}

describe('the books of M-PESA', () => {
  const clock = testClock()
  const { shortcode } = account
  let sandbox: Sandbox
  let shop: Receiver
  let initiator: { name: string; password: string; certificate: string }
  const books = () =>
    mpesaReceiptProvider({
      baseUrl: sandbox.baseUrl,
      clock,
      tokenStore: memoryTokenStore(),
      resilience: testResilience(),
    })

  beforeAll(async () => {
    shop = await startReceiver()
    sandbox = await startSandbox({ port: 0, seed: 5, clock: clock.now })
    const { consumerKey, consumerSecret, passkey } = account
    await sandbox.daraja.registerApp({ consumerKey, consumerSecret, passkey, shortcode })
    const operator = { name: 'tulia', password: 'S3cret#word' }
    await sandbox.daraja.setBooks({ shortcode, initiator: operator })
    initiator = { ...operator, certificate: (await sandbox.daraja.certificate()).pem }
  })
  afterAll(async () => {
    await sandbox.close()
    await shop.close()
  })
  beforeEach(async () => {
    await sandbox.faults.clear()
    await sandbox.daraja.setBooks({
      shortcode,
      pull: true,
      pageSize: 100,
      lagMs: 0,
      resultCode: null,
      answer: 'result',
    })
  })

  const register = () =>
    books().registerList(account, { nominatedNumber: '254722000000', callbackUrl: `${shop.baseUrl}/list` })
  const pay = async (amount = 250, reference = 'AB2CD3EF4') =>
    (await sandbox.daraja.payC2b({ shortcode, reference, amount, msisdn: MSISDN })).receipt ?? ''
  const lastHour = () => ({ from: new Date(clock.now().getTime() - 3_600_000), to: clock.now() })
  const urls = () => ({ resultUrl: `${shop.baseUrl}/result`, timeoutUrl: `${shop.baseUrl}/timeout` })
  const received = (requestId: string) =>
    until(async () => shop.requests.find(({ body }) => body.includes(requestId)), { what: 'the result' })

  it('refuse their list to an app without the product, and to a shortcode that is not registered', async () => {
    await sandbox.daraja.setBooks({ shortcode, pull: false })
    const missing = { outcome: 'failed', cause: 'configuration', code: '401.003.01' }
    expect(await register()).toMatchObject({ ...missing, hint: expect.stringContaining('Pull Transactions') })
    await sandbox.daraja.setBooks({ shortcode, pull: true })
    expect(await books().list(account, { ...lastHour(), offset: 0 })).toMatchObject({
      outcome: 'failed',
      cause: 'configuration',
      hint: expect.stringContaining('--register-list'),
    })
  })

  it('register once or twice alike, and give their list in pages until one is empty', async () => {
    expect(await register()).toEqual({ outcome: 'registered' })
    expect(await register()).toEqual({ outcome: 'registered' })
    await sandbox.daraja.setBooks({ shortcode, pageSize: 2 })
    const receipts = [await pay(100), await pay(200), await pay(300)]
    const first = await books().list(account, { ...lastHour(), offset: 0 })
    expect(first).toMatchObject({ outcome: 'page', rows: 2 })
    const page = first.outcome === 'page' ? first.money : []
    expect(page.map(({ claim }) => claim.receipt)).toEqual(receipts.slice(0, 2))
    expect(page[0]?.claim).toEqual({
      receipt: receipts[0],
      amountMinor: 10_000,
      shortcode,
      typedReference: 'AB2CD3EF4',
      payer: '2547*****678',
      paidAt: clock.now().toISOString(),
    })
    expect(JSON.stringify(page)).not.toContain(MSISDN)
    expect(await books().list(account, { ...lastHour(), offset: 2 })).toMatchObject({ rows: 1 })
    expect(await books().list(account, { ...lastHour(), offset: 3 })).toEqual({ outcome: 'page', money: [], rows: 0 })
  })

  it('say busy, not empty, when they cannot be read', async () => {
    for (const kind of ['http_503_html', 'http_500', 'malformed', 'http_429'] as const) {
      await sandbox.faults.set([{ target: 'daraja.pull', kind }])
      expect(await books().list(account, { ...lastHour(), offset: 0 })).toMatchObject({
        outcome: 'failed',
        cause: 'busy',
      })
    }
  })

  it('are read as empty where they answer with an error that only says so', () => {
    const errorMessage = 'Failed to retrieve transactions. The short code does not have any available transactions.'
    const reply = { kind: 'json' as const, status: 500, body: { requestId: 'x', errorCode: '500.001', errorMessage } }
    expect(classifyList(reply, shortcode)).toEqual({ outcome: 'page', money: [], rows: 0 })
    expect(
      classifyList({ ...reply, body: { ...reply.body, errorMessage: 'Internal Server Error' } }, shortcode),
    ).toMatchObject({ outcome: 'failed', cause: 'busy' })
  })

  it('read rows with a zone, without one, and with an amount that is none', () => {
    const row = {
      transactionId: 'rkl51zdr9z',
      trxDate: '2026-11-16 12:00:00',
      msisdn: 722000000,
      billreference: 'INV',
      amount: '250.50',
    }
    expect(readListed(row, shortcode)?.claim).toMatchObject({
      receipt: 'RKL51ZDR9Z',
      amountMinor: 25_050,
      paidAt: '2026-11-16T09:00:00.000Z',
    })
    expect(readListed({ ...row, trxDate: '2026-11-16T12:00:00Z' }, shortcode)?.claim.paidAt).toBe(
      '2026-11-16T12:00:00.000Z',
    )
    expect(readListed({ ...row, trxDate: 'noon' }, shortcode)?.claim.paidAt).toBeNull()
    for (const amount of ['0', 'many', -1, null]) expect(readListed({ ...row, amount }, shortcode)).toBeNull()
    expect(readListed({ ...row, transactionId: '' }, shortcode)).toBeNull()
  })

  it('answer a question about a receipt later, with what they know of it', async () => {
    const receipt = await pay(250)
    const asked = await books().check(account, initiator, { receipt, ...urls() })
    const requestId = asked.outcome === 'accepted' ? asked.requestId : ''
    const reading = readResult((await received(requestId)).body)
    expect(reading.outcome === 'result' && reading.result).toMatchObject({
      requestId,
      meaning: 'done',
      receipt,
      amountMinor: 25_000,
      state: 'completed',
      creditedTo: shortcode,
    })
    expect(JSON.stringify(reading.raw)).not.toContain('ACHIENG')
  })

  it('send money back once, and say so when they are asked about that', async () => {
    const receipt = await pay(250)
    const reverse = () =>
      books().reverse(account, initiator, { receipt, amountMinor: 25_000, note: 'sold out', ...urls() })
    const first = await reverse()
    const requestId = first.outcome === 'accepted' ? first.requestId : ''
    const result = readResult((await received(requestId)).body)
    expect(result).toMatchObject({ outcome: 'result', result: { meaning: 'done', receipt, amountMinor: 25_000 } })
    expect(JSON.stringify(result.raw)).not.toContain('7722179')
    const second = await reverse()
    const again = await received(second.outcome === 'accepted' ? second.requestId : '')
    expect(readResult(again.body)).toMatchObject({ result: { meaning: 'already_done', code: 'R000001' } })
    const about = await books().check(account, initiator, { requestId, ...urls() })
    const answer = await received(about.outcome === 'accepted' ? about.requestId : '')
    expect(readResult(answer.body)).toMatchObject({ result: { meaning: 'done', state: 'completed', receipt } })
  })

  it('turn away a wrong password later, and a certificate that is none before anything is sent', async () => {
    const receipt = await pay()
    const wrong = await books().check(account, { ...initiator, password: 'other' }, { receipt, ...urls() })
    const answer = await received(wrong.outcome === 'accepted' ? wrong.requestId : '')
    expect(readResult(answer.body)).toMatchObject({ result: { meaning: 'refused', code: '2001' } })
    const before = (await sandbox.daraja.receiptRequests({ shortcode })).length
    expect(await books().check(account, { ...initiator, certificate: 'none' }, { receipt, ...urls() })).toMatchObject({
      outcome: 'rejected',
      cause: 'configuration',
    })
    expect(await sandbox.daraja.receiptRequests({ shortcode })).toHaveLength(before)
  })

  it('may have taken a request whose answer never came, and have not taken one they refused', async () => {
    const receipt = await pay()
    const reverse = () =>
      books().reverse(account, initiator, { receipt, amountMinor: 25_000, note: 'sold out', ...urls() })
    const outcomes = {
      reset_after_accept: 'unknown',
      http_500: 'unknown',
      http_503_html: 'unknown',
      malformed: 'unknown',
      http_429: 'rejected',
    } as const
    for (const [kind, outcome] of Object.entries(outcomes)) {
      await sandbox.faults.set([{ target: 'daraja.reversal', kind: kind as keyof typeof outcomes }])
      expect([kind, (await reverse()).outcome]).toEqual([kind, outcome])
    }
  })

  it('read results with letters in their code, a single fact, and nothing at all', () => {
    const result = (more: object) =>
      readResult(JSON.stringify({ Result: { ResultCode: 0, OriginatorConversationID: 'a-1', ...more } }))
    expect(result({ ResultCode: 'R000002' })).toMatchObject({ result: { meaning: 'refused' } })
    expect(result({ ResultCode: '777' })).toMatchObject({ result: { meaning: 'unsure' } })
    const single = { ResultParameters: { ResultParameter: { Key: 'Amount', Value: 12.5 } } }
    expect(result(single)).toMatchObject({ result: { meaning: 'done', amountMinor: 1250, state: null } })
    expect(readResult('{"Result": {}}')).toMatchObject({ outcome: 'unreadable' })
    expect(readResult('[1')).toMatchObject({ outcome: 'unreadable' })
  })
})
