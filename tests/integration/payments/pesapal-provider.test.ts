import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pesapalCardProvider } from '../../../src/adapters/pesapal/pesapal-card-provider.ts'
import type { CardAccount, CardOrder } from '../../../src/domain/payments/index.ts'
import { memoryTokenStore } from '../../support/memory-token-store.ts'
import { testResilience } from '../../support/resilience.ts'
import { testClock } from '../../support/test-ctx.ts'

const account: CardAccount = {
  tenantId: '00000000-0000-4000-8000-000000000001',
  id: '00000000-0000-4000-8000-000000000002',
  environment: 'sandbox',
  consumerKey: 'the-key',
  consumerSecret: 'the-secret',
  notificationId: 'ipn-1',
  currencies: ['KES'],
}
const order: CardOrder = {
  reference: 'AB2CD3EF4-1',
  amountMinor: 123_450,
  currency: 'KES',
  description: 'Order AB2CD3EF4, Mtaani Kicks',
  callbackUrl: 'https://shop.example.com/return',
  cancellationUrl: 'https://shop.example.com/cancelled',
  notificationId: 'ipn-1',
  payerPhone: '254700000001',
}
const ID = '7a1c0f52-55a1-4a9a-8f0c-0d1a6f7c9b10'

interface Wire {
  path: string
  authorization: string
  body: unknown
}
type Answer = { status?: number; type?: string; body: unknown } | 'silence' | 'hang_up'

/** A provider that answers exactly what a test says: for what the stand-in does not act out. */
describe('PesaPal over the wire', () => {
  const clock = testClock()
  const calls: Wire[] = []
  let answers: Record<string, Answer[]> = {}
  let baseUrl = ''
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      const path = (request.url ?? '').split('/').at(-1) ?? ''
      calls.push({
        path,
        authorization: request.headers.authorization ?? '',
        body: text === '' ? null : JSON.parse(text),
      })
      const queue = answers[path.split('?')[0] ?? ''] ?? []
      const answer = queue.length > 1 ? queue.shift() : queue[0]
      if (answer === 'hang_up') return request.socket.destroy()
      if (answer === 'silence' || !answer) return
      response.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  beforeEach(() => {
    calls.length = 0
    answers = { RequestToken: [token()] }
  })

  function token(expiryDate = '2026-11-16T09:05:00.1234567Z', value = 'token-1'): Answer {
    return { body: { token: value, expiryDate, error: null, status: '200', message: 'ok' } }
  }
  /** Only a wire that stays silent is waited for in vain; everything else may take as long as a busy machine needs. */
  const provider = (tokenStore = memoryTokenStore(), submitMs = 20_000) => {
    const timeouts = { tokenMs: 20_000, submitMs, statusMs: 20_000, setupMs: 20_000 }
    return pesapalCardProvider({ baseUrl, clock, tokenStore, resilience: testResilience(), timeouts })
  }
  const link = {
    order_tracking_id: ID,
    merchant_reference: order.reference,
    redirect_url: 'https://pay.pesapal.com/x',
    error: null,
    status: '200',
  }
  const submit = (answer: Answer) => {
    answers.SubmitOrderRequest = [answer]
    return provider(memoryTokenStore(), answer === 'silence' ? 500 : undefined).submitOrder(account, order)
  }
  const status = (body: object | string, more: { status?: number; type?: string } = {}) => {
    answers.GetTransactionStatus = [{ body, ...more }]
    return provider().status(account, ID)
  }
  const report = {
    payment_method: 'Visa',
    amount: 1234.5,
    confirmation_code: 'AA11BB22',
    order_tracking_id: ID,
    payment_status_description: 'Completed',
    status_code: 1,
    merchant_reference: order.reference,
    currency: 'KES',
    error: { error_type: null, code: null, message: null, call_back_url: null },
    status: '200',
  }

  it('sends an order with the amount in shillings and cents, and reads its link', async () => {
    expect(await submit({ body: link })).toEqual({
      outcome: 'accepted',
      trackingId: ID,
      url: 'https://pay.pesapal.com/x',
    })
    expect(calls.map(({ path }) => path)).toEqual(['RequestToken', 'SubmitOrderRequest'])
    expect(calls[0]?.body).toEqual({ consumer_key: 'the-key', consumer_secret: 'the-secret' })
    expect(calls[1]).toMatchObject({
      authorization: 'Bearer token-1',
      body: {
        id: order.reference,
        currency: 'KES',
        amount: 1234.5,
        notification_id: 'ipn-1',
        callback_url: order.callbackUrl,
        cancellation_url: order.cancellationUrl,
        billing_address: { phone_number: '254700000001' },
      },
    })
  })

  it.each([
    ['wire spelling', { error: { error_type: 'api_error', code: 'invalid_amount', message: 'No' }, status: '500' }],
    ['documented spelling', { error: { type: 'api_error', code: 'invalid_amount', message: 'No' }, status: '500' }],
    [
      'JSON text in the message',
      { message: '{"error":{"error_type":"x","code":"invalid_amount","message":"No"}}', status: '500' },
    ],
    [
      'JSON text in the error',
      { error: { code: null, message: '{"code":"invalid_amount","message":"No"}' }, status: '500' },
    ],
  ])('reads a refusal in the %s', async (_what, body) => {
    expect(await submit({ body })).toEqual({
      outcome: 'rejected',
      cause: 'invalid',
      code: 'invalid_amount',
      problem: 'No',
    })
  })

  it.each([
    ['silence', 'silence'],
    ['a hang-up', 'hang_up'],
    ['a page', { status: 200, type: 'text/html', body: '<h1>Hello</h1>' }],
    ['a server error', { status: 500, body: { message: 'An error has occurred.' } }],
    ['half an answer', { body: '{"order_tracking_id": "' }],
    ['a link without protection', { body: { ...link, redirect_url: 'ftp://x' } }],
    ['a link to a script', { body: { ...link, redirect_url: 'javascript:alert(1)' } }],
    ['another reference', { body: { ...link, merchant_reference: 'OTHER-1' } }],
    ['no id', { body: { ...link, order_tracking_id: null } }],
    ['a list', { body: [] }],
  ] as [string, Answer][])('knows nothing after %s', async (_what, answer) => {
    expect(await submit(answer)).toMatchObject({ outcome: 'unknown' })
  })

  it('is refused for sure when nothing reached the provider, and when its keys are wrong with status 200', async () => {
    const nobody = pesapalCardProvider({
      baseUrl: 'http://127.0.0.1:1',
      clock,
      tokenStore: memoryTokenStore(),
      resilience: testResilience(),
    })
    expect(await nobody.submitOrder(account, order)).toMatchObject({ outcome: 'rejected', cause: 'busy' })
    const wrong = { error_type: 'api_error', code: 'invalid_consumer_key_or_secret_provided', message: '' }
    answers.RequestToken = [{ body: { token: null, expiryDate: null, error: wrong, status: '500', message: '' } }]
    expect(await submit({ body: link })).toMatchObject({
      outcome: 'rejected',
      cause: 'configuration',
      code: wrong.code,
    })
    expect(calls.some(({ path }) => path === 'SubmitOrderRequest')).toBe(false)
  })

  it('uses a token for four minutes at most, also when it is promised for an hour', async () => {
    answers.RequestToken = [token('2026-11-16T10:00:00'), token('2026-11-16T10:00:00', 'token-2')]
    answers.GetTransactionStatus = [{ body: report }]
    const shared = provider()
    const tokens = async () => {
      await shared.status(account, ID)
      return calls.at(-1)?.authorization
    }
    expect(await tokens()).toBe('Bearer token-1')
    clock.advance(239_000)
    expect(await tokens()).toBe('Bearer token-1')
    clock.advance(2_000)
    expect(await tokens()).toBe('Bearer token-2')
  })

  it.each([
    ['401', { status: 401, body: {} }],
    ['an error that names the token', { body: { error: { code: 'invalid_token', message: 'x' }, status: '401' } }],
  ] as [string, Answer][])('fetches a fresh token once after %s', async (_what, rejection) => {
    answers.RequestToken = [token(undefined, 'token-1'), token(undefined, 'token-2')]
    clock.set('2026-11-16T09:00:00Z')
    answers.GetTransactionStatus = [rejection, { body: report }]
    expect(await provider().status(account, ID)).toMatchObject({ outcome: 'report' })
    answers.GetTransactionStatus = [rejection]
    calls.length = 0
    expect(await provider().status(account, ID)).toMatchObject({ outcome: 'no_answer' })
    expect(calls.filter(({ path }) => path.startsWith('GetTransactionStatus')).length).toBe(2)
  })

  it('reads a payment, whatever the casing and the number form', async () => {
    const expected = {
      outcome: 'report',
      report: {
        state: 'completed',
        reference: order.reference,
        amountMinor: 123_450,
        currency: 'KES',
        confirmationCode: 'AA11BB22',
      },
    }
    expect(await status(report)).toEqual(expected)
    const loose = {
      ...report,
      payment_status_description: 'COMPLETED',
      amount: '1234.50',
      status_code: '1',
      currency: 'kes',
    }
    expect(await status(loose)).toEqual(expected)
    expect(await status({ ...report, payment_status_description: null })).toEqual(expected)
    expect(await status({ ...report, status_code: null })).toEqual(expected)
  })

  it('reads an order nobody has paid as pending, for all its status 500 and filled amount', async () => {
    const unpaid = {
      ...report,
      payment_status_description: 'INVALID',
      status_code: 0,
      confirmation_code: '',
      error: {
        error_type: 'api_error',
        code: 'payment_details_not_found',
        message: 'Pending Payment',
        call_back_url: 'x',
      },
      status: '500',
    }
    expect(await status(unpaid)).toMatchObject({
      outcome: 'report',
      report: { state: 'pending', confirmationCode: null },
    })
  })

  it.each([
    ['code and word that disagree', { ...report, payment_status_description: 'Failed' }],
    ['an unknown code', { ...report, status_code: 9, payment_status_description: null }],
    ['an unknown word beside a known code', { ...report, payment_status_description: 'Settled' }],
    ['another order', { ...report, order_tracking_id: 'b0b0b0b0-0000-4000-8000-000000000000' }],
    ['a payment beside an error', { ...report, error: { code: 'x', message: 'y' } }],
    ['nothing', {}],
    ['a list', []],
    ['a page', '<html>busy</html>'],
  ])('takes %s for no answer', async (_what, body) => {
    expect(await status(body)).toMatchObject({ outcome: 'no_answer' })
  })

  it('does not believe a payment that comes with an error status', async () => {
    expect(await status(report, { status: 500 })).toMatchObject({ outcome: 'no_answer' })
  })

  it('reads addresses, registrations and cancellations in all their answers', async () => {
    const { listAddresses, registerAddress, cancelOrder } = provider()
    answers.GetIpnList = [
      { body: [] },
      { body: [{ ipn_id: 'i', url: 'u' }, { odd: 1 }, 7] },
      { body: { error: { code: 'busy', message: 'x' } } },
    ]
    expect(await listAddresses(account)).toEqual({ outcome: 'listed', addresses: [] })
    expect(await listAddresses(account)).toEqual({ outcome: 'listed', addresses: [{ notificationId: 'i', url: 'u' }] })
    expect(await listAddresses(account)).toMatchObject({ outcome: 'failed' })
    answers.RegisterIPN = [
      { body: { ipn_id: 'i', ipn_status_decription: 'Active' } },
      { body: { error: { code: 'invalid_url', message: 'x' } } },
    ]
    expect(await registerAddress(account, 'u')).toEqual({ outcome: 'registered', notificationId: 'i' })
    expect(await registerAddress(account, 'u')).toMatchObject({ outcome: 'failed', cause: 'invalid' })
    answers.CancelOrder = [
      { body: { status: '200' } },
      { body: { status: '500', message: 'paid' } },
      { status: 502, body: '<html>' },
    ]
    expect(await cancelOrder(account, ID)).toEqual({ outcome: 'cancelled' })
    expect(await cancelOrder(account, ID)).toEqual({ outcome: 'refused', problem: 'paid' })
    expect(await cancelOrder(account, ID)).toMatchObject({ outcome: 'no_answer' })
  })

  it('reads a notification from query, JSON and form, and nothing else of it', () => {
    const { readNotice } = provider()
    const notice = { trackingId: ID, reference: 'AB-1', type: 'IPNCHANGE' }
    expect(
      readNotice(`ref=x?orderTRACKINGid=${ID}&OrderMerchantReference=AB-1&OrderNotificationType=IPNCHANGE`, ''),
    ).toMatchObject({ notice })
    const json = JSON.stringify({
      OrderTrackingId: ID,
      ordermerchantreference: 'AB-1',
      OrderNotificationType: 'IPNCHANGE',
      amount: 5,
      note: '\u0000',
    })
    expect(readNotice('', json)).toEqual({
      outcome: 'notice',
      notice,
      raw: { OrderTrackingId: ID, OrderMerchantReference: 'AB-1', OrderNotificationType: 'IPNCHANGE' },
    })
    expect(readNotice('', `OrderTrackingId=${ID}&OrderMerchantReference=AB-1`)).toMatchObject({ notice })
    for (const body of [
      '',
      '[]',
      '"x"',
      '{"OrderTrackingId":7}',
      '{"OrderTrackingId":"a b"}',
      `{"OrderTrackingId":"${ID}","OrderMerchantReference":"\\u0000"}`,
    ]) {
      expect(readNotice('', body)).toMatchObject({ outcome: 'malformed' })
    }
  })
})
