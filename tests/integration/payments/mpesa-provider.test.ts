import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mpesaStkProvider } from '../../../src/adapters/mpesa/mpesa-stk-provider.ts'
import type { TokenStore } from '../../../src/adapters/tokens/token-store.ts'
import type { StkAccount, StkPush } from '../../../src/domain/payments/index.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { memoryTokenStore } from '../../support/memory-token-store.ts'
import { testResilience } from '../../support/resilience.ts'
import { testClock } from '../../support/test-ctx.ts'

const account: StkAccount = {
  tenantId: '00000000-0000-4000-8000-000000000001',
  id: '00000000-0000-4000-8000-000000000002',
  environment: 'sandbox',
  shortcode: '174379',
  till: null,
  consumerKey: 'the-consumer-key',
  consumerSecret: 'the-consumer-secret',
  passkey: 'the-passkey',
}
const push: StkPush = {
  msisdn: '254700000001',
  amountMinor: 250_000,
  reference: 'AB2CD3EF4',
  description: 'Order of many words',
  callbackUrl: 'https://shop.example.com/webhooks/payments/stk/abc',
}
/** Only a wire that stays silent is waited for in vain; everything else may take as long as a busy machine needs. */
const PATIENT = { tokenMs: 20_000, pushMs: 20_000, queryMs: 20_000 }
const SILENCE_MS = 500

interface Wire {
  method: string
  path: string
  authorization: string
  body: Record<string, unknown>
}
type Answer = { status: number; body: unknown } | 'silence' | 'hang_up'

/** A provider that answers exactly what a test says: for what the sandbox does not act out. */
let wire: {
  calls: Wire[]
  answers: { token: Answer[]; push: Answer[]; query: Answer[] }
  baseUrl: string
  close(): Promise<void>
}
const clock = testClock('2026-11-16T21:30:05Z')
const provider = (tokenStore = memoryTokenStore(), limits: Partial<typeof PATIENT> = {}) => {
  const timeouts = { ...PATIENT, ...limits }
  return mpesaStkProvider({ baseUrl: wire.baseUrl, clock, tokenStore, resilience: testResilience(), timeouts })
}
/** Gives up on the operation that a test lets meet silence, and on no other. */
const facing = (answer: Answer, operation: keyof typeof PATIENT) =>
  provider(memoryTokenStore(), answer === 'silence' ? { [operation]: SILENCE_MS } : {})

const TOKEN: Answer = { status: 200, body: { access_token: 'token-1', expires_in: '3599' } }
const ACCEPTED: Answer = {
  status: 200,
  body: { MerchantRequestID: 'm-1', CheckoutRequestID: 'ws_CO_1', ResponseCode: '0', ResponseDescription: 'ok' },
}
const error = (status: number, errorCode: string, errorMessage = ''): Answer => ({
  status,
  body: { requestId: 'x', errorCode, errorMessage },
})
const html = (status: number): Answer => ({ status, body: '<html><h1>Request blocked</h1></html>' })

beforeEach(async () => {
  const calls: Wire[] = []
  const answers = { token: [TOKEN], push: [ACCEPTED], query: [] as Answer[] }
  const server = createServer((request, response) => void respond(calls, answers, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  wire = {
    calls,
    answers,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
})
afterEach(() => wire.close())

async function respond(
  calls: Wire[],
  answers: typeof wire.answers,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString('utf8')
  const path = request.url ?? ''
  const body = text === '' ? {} : JSON.parse(text)
  calls.push({ method: request.method ?? '', path, authorization: request.headers.authorization ?? '', body })
  const list = path.startsWith('/oauth') ? answers.token : path.includes('query') ? answers.query : answers.push
  const answer = (list.length > 1 ? list.shift() : list[0]) ?? html(404)
  if (answer === 'silence') return
  if (answer === 'hang_up') return void request.socket.destroy()
  response.statusCode = answer.status
  response.setHeader('content-type', typeof answer.body === 'string' ? 'text/html' : 'application/json')
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
}

describe('a push', () => {
  it('is written the way the provider wants it, with numbers and Nairobi time', async () => {
    expect(await provider().push(account, push)).toEqual({
      outcome: 'accepted',
      providerRequestId: 'ws_CO_1',
      providerMerchantId: 'm-1',
    })
    const [token, sent] = wire.calls
    expect(token).toMatchObject({ method: 'GET', path: '/oauth/v1/generate?grant_type=client_credentials' })
    expect(token?.authorization).toBe(`Basic ${Buffer.from('the-consumer-key:the-consumer-secret').toString('base64')}`)
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/mpesa/stkpush/v1/processrequest',
      authorization: 'Bearer token-1',
    })
    expect(sent?.body).toEqual({
      BusinessShortCode: 174379,
      Password: Buffer.from('174379the-passkey20261117003005').toString('base64'),
      Timestamp: '20261117003005',
      TransactionType: 'CustomerPayBillOnline',
      Amount: 2500,
      PartyA: 254700000001,
      PartyB: 174379,
      PhoneNumber: 254700000001,
      CallBackURL: push.callbackUrl,
      AccountReference: 'AB2CD3EF4',
      TransactionDesc: 'Order of many',
    })
  })

  it('to a till names the store number and the till', async () => {
    await provider().push({ ...account, till: '5551234' }, push)
    expect(wire.calls[1]?.body).toMatchObject({
      BusinessShortCode: 174379,
      TransactionType: 'CustomerBuyGoodsOnline',
      PartyB: 5551234,
    })
  })

  it.each<[string, Answer, object]>([
    [
      'another response code',
      { status: 200, body: { ResponseCode: '1', ResponseDescription: 'no' } },
      { outcome: 'rejected', cause: 'invalid', code: '1' },
    ],
    ['no request id', { status: 200, body: { ResponseCode: '0' } }, { outcome: 'rejected' }],
    [
      'an invalid field',
      error(400, '400.002.02', 'Bad Request - Invalid PhoneNumber'),
      { outcome: 'rejected', cause: 'invalid', code: '400.002.02' },
    ],
    ['an unknown 4xx code', error(422, '422.001', 'no'), { outcome: 'rejected', cause: 'invalid' }],
    ['a wrong path', error(404, '404.001.01', 'no'), { outcome: 'rejected', cause: 'configuration' }],
    [
      'a busy phone',
      error(500, '500.001.1001', 'Unable to lock subscriber, a transaction is already in process'),
      { outcome: 'rejected', cause: 'busy' },
    ],
    [
      'wrong credentials',
      error(500, '500.001.1001', 'Wrong credentials'),
      { outcome: 'rejected', cause: 'configuration' },
    ],
    [
      'an unknown merchant',
      error(500, '500.001.1001', 'Merchant does not exist'),
      { outcome: 'rejected', cause: 'configuration' },
    ],
    ['the same code with other words', error(500, '500.001.1001', 'Hmm'), { outcome: 'unknown' }],
    ['a spike arrest', error(500, '500.003.02', 'System is busy'), { outcome: 'rejected', cause: 'busy' }],
    ['a used-up quota', error(500, '500.003.03', 'Quota'), { outcome: 'rejected', cause: 'busy' }],
    ['too many requests', html(429), { outcome: 'rejected', cause: 'busy' }],
    ['an internal error', error(500, '500.003.1001', 'Internal'), { outcome: 'unknown' }],
    ['an HTML 403', html(403), { outcome: 'unknown' }],
    ['an HTML 503', html(503), { outcome: 'unknown' }],
    ['an accepting status without JSON', { status: 200, body: 'ok' }, { outcome: 'unknown' }],
    ['no answer in time', 'silence', { outcome: 'unknown' }],
    ['a closed connection', 'hang_up', { outcome: 'unknown' }],
  ])('that meets %s is classified and sent once', async (_name, answer, outcome) => {
    wire.answers.push = [answer]
    expect(await facing(answer, 'pushMs').push(account, push)).toMatchObject(outcome)
    expect(wire.calls.filter(({ path }) => path.includes('stkpush/'))).toHaveLength(1)
  })

  it.each([
    error(404, '404.001.03', 'Invalid Access Token'),
    error(400, '400.003.01', 'Invalid Access Token'),
    error(401, '401.003.01', 'Error Occurred: Invalid Access Token'),
    error(404, '404.001.04', 'Invalid Authentication Header'),
    { status: 401, body: { fault: { faultstring: 'Invalid access token' } } },
  ])('that is turned away for its token is repeated once with a new one (%#)', async (rejection) => {
    wire.answers.token = [TOKEN, { status: 200, body: { access_token: 'token-2', expires_in: 3599 } }]
    wire.answers.push = [rejection, ACCEPTED]
    expect(await provider().push(account, push)).toMatchObject({ outcome: 'accepted' })
    const pushes = wire.calls.filter(({ path }) => path.includes('stkpush/'))
    expect(pushes.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  it('that is turned away twice is a matter of configuration, and is not repeated again', async () => {
    wire.answers.push = [error(404, '404.001.03', 'Invalid Access Token')]
    expect(await provider().push(account, push)).toMatchObject({ outcome: 'rejected', cause: 'configuration' })
    expect(wire.calls.filter(({ path }) => path.includes('stkpush/'))).toHaveLength(2)
  })

  it('of an app without the product is a matter of configuration at once', async () => {
    wire.answers.push = [error(401, '401.003.01', 'Invalid API call as no apiproduct match found')]
    expect(await provider().push(account, push)).toMatchObject({ outcome: 'rejected', cause: 'configuration' })
    expect(wire.calls).toHaveLength(2)
  })

  it.each<[string, Answer, string, number]>([
    ['wrong keys', error(400, '400.008.01', 'Invalid Authentication passed'), 'configuration', 1],
    ['an HTML page', html(503), 'busy', 2],
    ['silence', 'silence', 'busy', 2],
  ])('whose token request meets %s is never sent', async (_name, answer, cause, tries) => {
    wire.answers.token = [answer]
    expect(await facing(answer, 'tokenMs').push(account, push)).toMatchObject({ outcome: 'rejected', cause })
    expect(wire.calls.map(({ path }) => path.slice(0, 6))).toEqual(Array(tries).fill('/oauth'))
  })

  it('that reaches nobody leaves no prompt behind', async () => {
    const { baseUrl } = wire
    await wire.close()
    const tokenStore = memoryTokenStore()
    const offline = mpesaStkProvider({ baseUrl, clock, tokenStore, resilience: testResilience(), timeouts: PATIENT })
    expect(await offline.push(account, push)).toMatchObject({ outcome: 'rejected', cause: 'busy' })
  })

  it('names no secret in what it says', async () => {
    for (const answer of [error(400, '400.002.02', 'Invalid Amount'), html(403), 'silence' as const]) {
      wire.answers.push = [answer]
      const said = JSON.stringify(await facing(answer, 'pushMs').push(account, push))
      for (const secret of [account.consumerKey, account.consumerSecret, account.passkey, 'token-1']) {
        expect(said).not.toContain(secret)
      }
    }
  })
})

describe('access tokens', () => {
  it('are fetched once by many callers and kept until a minute before their end', async () => {
    const stk = provider()
    await Promise.all(Array.from({ length: 10 }, () => stk.push(account, push)))
    const fetched = () => wire.calls.filter(({ path }) => path.startsWith('/oauth')).length
    expect(fetched()).toBe(1)
    clock.advance(3_538_000)
    await stk.push(account, push)
    expect(fetched()).toBe(1)
    clock.advance(2_000)
    await stk.push(account, push)
    expect(fetched()).toBe(2)
  })

  it('that another process renewed meanwhile are read again instead of fetched', async () => {
    const shared = memoryTokenStore()
    await provider(shared).push(account, push)
    wire.answers.push = [error(404, '404.001.03', 'Invalid Access Token'), ACCEPTED]
    let reads = 0
    const tokenStore: TokenStore = {
      ...shared,
      async read(ref) {
        reads += 1
        if (reads === 2) {
          const claimed = await shared.claim(ref, 1_000)
          const expiresAt = new Date(clock.now().getTime() + 60_000)
          if (claimed) await shared.write(ref, claimed.lease, { token: 'token-of-the-other', expiresAt })
        }
        return shared.read(ref)
      },
    }
    expect(await provider(tokenStore).push(account, push)).toMatchObject({ outcome: 'accepted' })
    expect(wire.calls.filter(({ path }) => path.startsWith('/oauth'))).toHaveLength(1)
    expect(wire.calls.at(-1)?.authorization).toBe('Bearer token-of-the-other')
  })

  it('of two shops and of two environments are kept apart', async () => {
    const stk = provider()
    await stk.push(account, push)
    await stk.push({ ...account, consumerKey: 'another-key' }, push)
    await stk.push({ ...account, environment: 'production' }, push)
    expect(wire.calls.filter(({ path }) => path.startsWith('/oauth'))).toHaveLength(3)
  })
})

describe('a query', () => {
  const result = (ResultCode: unknown, more: object = {}): Answer => ({
    status: 200,
    body: { ResponseCode: '0', CheckoutRequestID: 'ws_CO_1', ResultCode, ResultDesc: 'Result.', ...more },
  })

  it.each<[string, Answer, object]>([
    ['a textual code', result('1032'), { outcome: 'result', code: '1032' }],
    ['a numeric code', result(0), { outcome: 'result', code: '0' }],
    ['a lettered code', result('SFC_IC0003'), { outcome: 'result', code: 'SFC_IC0003' }],
    ['still processing', result('4999'), { outcome: 'no_answer' }],
    ['no code', result(undefined), { outcome: 'no_answer' }],
    ['an empty code', result(''), { outcome: 'no_answer' }],
    ['the result of another request', result('0', { CheckoutRequestID: 'ws_CO_2' }), { outcome: 'no_answer' }],
    [
      'an error with status 500',
      error(500, '500.001.1001', 'The transaction is being processed'),
      { outcome: 'no_answer' },
    ],
    ['the same error with status 200', error(200, '500.001.1001', ''), { outcome: 'no_answer' }],
    ['an HTML 403', html(403), { outcome: 'no_answer' }],
    ['a spike arrest', error(500, '500.003.02', 'System is busy'), { outcome: 'no_answer' }],
    ['silence', 'silence', { outcome: 'no_answer' }],
    ['a closed connection', 'hang_up', { outcome: 'no_answer' }],
  ])('that meets %s is classified', async (_name, answer, outcome) => {
    wire.answers.query = [answer]
    expect(await facing(answer, 'queryMs').query(account, 'ws_CO_1')).toMatchObject(outcome)
  })

  it('signs itself anew', async () => {
    wire.answers.query = [result('0')]
    await provider().query(account, 'ws_CO_1')
    expect(wire.calls.at(-1)).toMatchObject({ path: '/mpesa/stkpushquery/v1/query' })
    expect(Object.keys(wire.calls.at(-1)?.body ?? {}).sort()).toEqual([
      'BusinessShortCode',
      'CheckoutRequestID',
      'Password',
      'Timestamp',
    ])
  })
})

describe('against the sandbox', () => {
  let sandbox: Sandbox
  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, seed: 3 })
    const { consumerKey, consumerSecret, shortcode, passkey } = account
    await sandbox.daraja.registerApp({ consumerKey, consumerSecret, shortcode, passkey, expiresInAs: 'number' })
  })
  afterEach(() => sandbox.close())

  it('a push survives that every token was revoked', async () => {
    const stk = mpesaStkProvider({
      baseUrl: sandbox.baseUrl,
      clock: { now: () => new Date() },
      tokenStore: memoryTokenStore(),
      resilience: testResilience(),
    })
    await sandbox.daraja.script({ msisdn: '*', outcome: 'cancel', callback: 'drop' })
    expect(await stk.push(account, push)).toMatchObject({ outcome: 'accepted' })
    await sandbox.daraja.revokeTokens()
    expect(await stk.push(account, { ...push, msisdn: '254700000002' })).toMatchObject({ outcome: 'accepted' })
    await sandbox.daraja.revokeTokens()
    const [first] = await sandbox.daraja.pushes()
    expect(await stk.query(account, first?.checkoutRequestId ?? '')).toMatchObject({ outcome: 'result', code: '1032' })
  })

  it('two installations that knock out each other’s tokens both get through', async () => {
    const stks = [1, 2].map(() =>
      mpesaStkProvider({
        baseUrl: sandbox.baseUrl,
        clock: { now: () => new Date() },
        tokenStore: memoryTokenStore(),
        resilience: testResilience(),
      }),
    )
    for (const [at, stk] of [...stks, ...stks, ...stks].entries()) {
      expect(await stk.push(account, { ...push, msisdn: `25470000010${at}` })).toMatchObject({ outcome: 'accepted' })
    }
  })
})
