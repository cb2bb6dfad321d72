import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandboxClient, type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'

describe('sandbox card provider', () => {
  let sandbox: Sandbox
  let product: Receiver
  let token = ''
  let count = 0

  beforeAll(async () => {
    product = await startReceiver()
    sandbox = await startSandbox({ port: 0, seed: 3 })
    await sandbox.pesapal.registerShop({ consumerKey: 'key', consumerSecret: 'secret', displayName: 'Duka <Amina>' })
    token = String((await call('/api/Auth/RequestToken', { consumer_key: 'key', consumer_secret: 'secret' })).token)
  })
  afterAll(async () => {
    await sandbox.close()
    await product.close()
  })

  async function call(path: string, body: object | null): Promise<Record<string, unknown>> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    return JSON.parse(await (await fetch(`${sandbox.baseUrl}${path}`, init)).text())
  }
  const status = (id: unknown) => call(`/api/Transactions/GetTransactionStatus?orderTrackingId=${id}`, null)
  async function register(path: string, type: 'GET' | 'POST' = 'POST'): Promise<string> {
    const body = { url: `${product.baseUrl}${path}`, ipn_notification_type: type }
    return String((await call('/api/URLSetup/RegisterIPN', body)).ipn_id)
  }
  async function orderBody(fields: object = {}): Promise<object> {
    count += 1
    return {
      id: `ORDER-${count}`,
      currency: 'KES',
      amount: 1500.5,
      description: 'Order <1>',
      callback_url: `${product.baseUrl}/return?ref=1`,
      cancellation_url: `${product.baseUrl}/gave-up`,
      notification_id: await register(`/ipn/${count}`),
      billing_address: { phone_number: '254700000001' },
      ...fields,
    }
  }
  async function newOrder(fields: object = {}): Promise<{ id: string; url: string }> {
    const made = await call('/api/Transactions/SubmitOrderRequest', await orderBody(fields))
    return { id: String(made.order_tracking_id), url: String(made.redirect_url) }
  }

  it('gives tokens that live five minutes, and refuses wrong keys with status 200', async () => {
    const made = await call('/api/Auth/RequestToken', { consumer_key: 'key', consumer_secret: 'secret' })
    const lifeMs = Date.parse(String(made.expiryDate)) - Date.now()
    expect(lifeMs).toBeGreaterThan(290_000)
    expect(lifeMs).toBeLessThan(301_000)
    const wrong = await call('/api/Auth/RequestToken', { consumer_key: 'key', consumer_secret: 'x' })
    expect(wrong).toMatchObject({ error: { code: 'invalid_consumer_key_or_secret_provided' }, status: '500' })
  })

  it('lists each registered address', async () => {
    const ipnId = await register('/ipn/listed')
    const list = await call('/api/URLSetup/GetIpnList', null)
    expect(list).toContainEqual(expect.objectContaining({ ipn_id: ipnId, url: `${product.baseUrl}/ipn/listed` }))
  })

  it.each([
    ['a repeated id', { id: 'ORDER-TWICE' }, 'duplicate_merchant_reference'],
    ['an unknown address', { notification_id: 'nobody' }, 'invalid_notification_id'],
    ['a currency that is not enabled', { currency: 'USD' }, 'currency_not_supported'],
    ['a payer nobody can reach', { billing_address: {} }, 'invalid_request'],
    ['a third decimal', { amount: 1.005 }, 'invalid_request'],
  ])('refuses %s', async (_what, fields, code) => {
    if (code === 'duplicate_merchant_reference') await newOrder(fields)
    const refused = await call('/api/Transactions/SubmitOrderRequest', await orderBody(fields))
    expect(refused).toMatchObject({ error: { code }, status: '500' })
  })

  it('reports an unpaid order as INVALID with its amount filled in', async () => {
    const { id } = await newOrder()
    expect(await status(id)).toMatchObject({
      status: '500',
      status_code: 0,
      payment_status_description: 'INVALID',
      amount: 1500.5,
      currency: 'KES',
      confirmation_code: '',
      error: { code: 'payment_details_not_found' },
    })
  })

  it('reports a payment and its reversal', async () => {
    const { id } = await newOrder()
    const { confirmationCode } = await sandbox.pesapal.pay(id)
    expect(confirmationCode).not.toBeNull()
    expect(await status(id)).toMatchObject({
      status: '200',
      status_code: 1,
      confirmation_code: confirmationCode,
      error: { code: null },
    })
    await sandbox.pesapal.reverse(id)
    expect(await status(id)).toMatchObject({ status_code: 3, confirmation_code: confirmationCode })
  })

  it('notifies by POST and by GET, as many times at once as asked, with neither amount nor status', async () => {
    const posted = await newOrder({ notification_id: await register('/ipn/post') })
    await sandbox.pesapal.pay(posted.id, { notifications: 4 })
    const posts = product.requests.filter(({ path }) => path === '/ipn/post')
    expect(posts).toHaveLength(4)
    expect(Object.keys(JSON.parse(posts[0]?.body ?? '{}')).sort()).toEqual([
      'OrderMerchantReference',
      'OrderNotificationType',
      'OrderTrackingId',
    ])
    const got = await newOrder({ notification_id: await register('/ipn/get', 'GET') })
    await sandbox.pesapal.pay(got.id)
    expect((await sandbox.pesapal.orders()).find(({ trackingId }) => trackingId === got.id)?.notified).toBe(1)
  })

  it('cancels an unpaid order once, and no paid one', async () => {
    const { id } = await newOrder()
    expect(await call('/api/Transactions/CancelOrder', { order_tracking_id: id })).toMatchObject({ status: '200' })
    expect(await call('/api/Transactions/CancelOrder', { order_tracking_id: id })).toMatchObject({ status: '500' })
    await expect(sandbox.pesapal.pay(id)).rejects.toThrow('closed')
    const paid = await newOrder()
    await sandbox.pesapal.pay(paid.id)
    expect(await call('/api/Transactions/CancelOrder', { order_tracking_id: paid.id })).toMatchObject({ status: '500' })
  })

  it('accepts one refund of a payment, which is then not yet refunded', async () => {
    const { id } = await newOrder()
    const { confirmationCode } = await sandbox.pesapal.pay(id)
    const refund = { confirmation_code: confirmationCode, amount: '1500.50', username: 'Amina', remarks: 'returned' }
    expect(await call('/api/Transactions/RefundRequest', refund)).toMatchObject({ status: '200' })
    expect(await call('/api/Transactions/RefundRequest', refund)).toMatchObject({ status: '500' })
    expect(await status(id)).toMatchObject({ status_code: 1 })
  })

  it('lets a person be declined, try again and pay on its page, and sends the browser back', async () => {
    const { id, url } = await newOrder()
    const page = await (await fetch(url)).text()
    expect(page).toContain('KES 1,500.50')
    expect(page).toContain('Duka &lt;Amina&gt;')
    const act = (action: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
    expect(await (await act('decline')).text()).toContain('declined')
    expect(await status(id)).toMatchObject({ status_code: 2 })
    const gaveUp = await act('cancel')
    expect(gaveUp.headers.get('location')).toBe(`${product.baseUrl}/gave-up`)
    const paid = await act('pay')
    expect(paid.status).toBe(303)
    const back = new URL(paid.headers.get('location') ?? '')
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      ref: '1',
      OrderTrackingId: id,
      OrderNotificationType: 'CALLBACKURL',
    })
    expect(await status(id)).toMatchObject({ status_code: 1 })
  })

  it('is controlled over HTTP as in process', async () => {
    const remote = createSandboxClient(sandbox.baseUrl)
    await remote.pesapal.registerShop({ consumerKey: 'k2', consumerSecret: 's2' })
    const { id } = await newOrder()
    expect((await remote.pesapal.pay(id, { outcome: 'failed', notifications: 0 })).state).toBe('failed')
    expect((await remote.pesapal.pay(id)).state).toBe('completed')
    expect((await remote.pesapal.reverse(id)).state).toBe('reversed')
    expect(await remote.pesapal.orders()).toEqual(await sandbox.pesapal.orders())
    expect(await remote.pesapal.ipnUrls()).toEqual(await sandbox.pesapal.ipnUrls())
    await remote.pesapal.revokeTokens()
    expect(await status(id)).toMatchObject({ error: { code: 'invalid_token' } })
    token = String((await call('/api/Auth/RequestToken', { consumer_key: 'key', consumer_secret: 'secret' })).token)
  })
})
