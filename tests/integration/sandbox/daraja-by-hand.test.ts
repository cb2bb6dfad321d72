import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandboxClient, type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { until } from '../../support/until.ts'

const APP = { consumerKey: 'key', consumerSecret: 'secret', passkey: 'passkey' } as const
const PAYBILL = '600638'
const TILL = '555666'
const MSISDN = '254712345678'

interface Report {
  path: string
  body: Record<string, unknown>
}

describe('sandbox money sent by hand', () => {
  const reports: Report[] = []
  let answer: object = { ResultCode: '0' }
  const shop = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      reports.push({ path: request.url ?? '', body: text.endsWith('}') ? JSON.parse(text) : {} })
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answer))
    })
  })
  let sandbox: Sandbox
  let shopUrl = ''

  beforeAll(async () => {
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
    sandbox = await startSandbox({ port: 0, seed: 5 })
    await sandbox.daraja.registerApp({ ...APP, shortcode: PAYBILL, displayName: 'Duka' })
    await sandbox.daraja.registerApp({ ...APP, consumerKey: 'till', shortcode: '600111', type: 'till', till: TILL })
    await register('v2')
  })
  afterAll(async () => {
    await sandbox.close()
    shop.closeAllConnections()
    await new Promise((resolve) => shop.close(resolve))
  })
  beforeEach(async () => {
    reports.splice(0)
    answer = { ResultCode: '0' }
    await sandbox.faults.clear()
    const plain = { validation: false, once: false, echo: 'after_callback', product: 'v2' } as const
    await sandbox.daraja.setC2b({ shortcode: PAYBILL, ...plain })
  })

  async function register(version: string, urls: object = {}, key = 'key', shortcode = PAYBILL) {
    const basic = Buffer.from(`${key}:secret`).toString('base64')
    const headers = { authorization: `Basic ${basic}` }
    const tokenUrl = `${sandbox.baseUrl}/oauth/v1/generate?grant_type=client_credentials`
    const { access_token: token } = (await (await fetch(tokenUrl, { headers })).json()) as { access_token: string }
    const body = {
      ShortCode: shortcode,
      ResponseType: 'Completed',
      ConfirmationURL: `${shopUrl}/confirmation`,
      ValidationURL: `${shopUrl}/validation`,
      ...urls,
    }
    const response = await fetch(`${sandbox.baseUrl}/mpesa/c2b/${version}/registerurl`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const pay = (payment: object = {}) =>
    sandbox.daraja.payC2b({ shortcode: PAYBILL, reference: 'ABC', amount: 10, msisdn: MSISDN, ...payment })

  it('registers addresses by the version of the product, once where it is so, and refuses words in them', async () => {
    expect(await register('v2')).toMatchObject({ status: 200, body: { ResponseCode: '0' } })
    expect(await register('v1')).toMatchObject({ status: 401, body: { errorCode: '401.003.01' } })
    const bad = { ConfirmationURL: `${shopUrl}/mpesa` }
    expect(await register('v2', bad)).toMatchObject({ status: 400, body: { errorCode: '400.003.02' } })
    await sandbox.daraja.setC2b({ shortcode: PAYBILL, once: true })
    expect(await register('v2')).toMatchObject({ status: 500, body: { errorCode: '500.003.1001' } })
  })

  it('reports a payment with the fields of the provider, and asks nobody before it', async () => {
    const result = await pay()
    expect(result).toMatchObject({
      receipt: expect.stringMatching(/^[A-Z0-9]{10}$/),
      refusedWith: null,
      confirmed: 200,
    })
    expect(reports).toMatchObject([
      {
        path: '/confirmation',
        body: {
          TransID: result.receipt,
          TransAmount: '10.00',
          BusinessShortCode: PAYBILL,
          BillRefNumber: 'ABC',
          MSISDN: '2547 ***** 678',
          MiddleName: null,
        },
      },
    ])
  })

  it.each([
    ['plain', 'number', MSISDN, 10],
    ['hashed', 'whole', expect.stringMatching(/^[0-9a-f]{64}$/), '10'],
  ] as const)('writes the number %s and the amount as %s', async (phoneForm, amountAs, number, amount) => {
    await pay({ phoneForm, amountAs })
    expect(reports[0]?.body).toMatchObject({ MSISDN: number, TransAmount: amount })
  })

  it('asks the shop first where that is on, and takes nothing when it refuses', async () => {
    await sandbox.daraja.setC2b({ shortcode: PAYBILL, validation: true })
    answer = { ResultCode: 'C2B00012', ResultDesc: 'Rejected' }
    expect(await pay()).toEqual({ receipt: null, refusedWith: 'C2B00012', confirmed: null })
    expect(reports.map(({ path }) => path)).toEqual(['/validation'])
    answer = { ResultCode: '0' }
    await pay()
    expect(reports.map(({ path }) => path)).toEqual(['/validation', '/validation', '/confirmation'])
  })

  it('reports no account number for a till', async () => {
    await register('v2', {}, 'till', '600111')
    await pay({ shortcode: TILL, reference: 'IGNORED' })
    expect(reports[0]?.body).toMatchObject({ BusinessShortCode: TILL, BillRefNumber: '' })
  })

  it('doubles, drops, delays and reorders reports as the switches say, and can repeat a receipt', async () => {
    await sandbox.faults.set([{ target: 'daraja.c2b', kind: 'duplicate', times: 1 }])
    const { receipt } = await pay()
    expect(reports.map(({ body }) => body.TransID)).toEqual([receipt, receipt])
    await sandbox.faults.set([{ target: 'daraja.c2b', kind: 'drop', times: 1 }])
    expect((await pay()).confirmed).toBeNull()
    expect(reports).toHaveLength(2)
    await sandbox.faults.set([{ target: 'daraja.c2b', kind: 'reorder', times: 1, delayMs: 5_000 }])
    const first = await pay()
    const second = await pay()
    await until(async () => reports.length === 4, { what: 'the reordered report' })
    expect(reports.slice(2).map(({ body }) => body.TransID)).toEqual([second.receipt, first.receipt])
    await pay({ receipt: receipt ?? '' })
    expect(reports.at(-1)?.body.TransID).toBe(receipt)
  })

  it('refuses what the payer does not have and a number that nobody has', async () => {
    await sandbox.daraja.setPhone({ msisdn: '254700000009', balance: 5 })
    await expect(pay({ msisdn: '254700000009' })).rejects.toMatchObject({ status: 409 })
    await expect(pay({ shortcode: '111222' })).rejects.toMatchObject({ status: 404 })
  })

  it('is the same over HTTP, also from the phone page', async () => {
    const client = createSandboxClient(sandbox.baseUrl)
    const payment = { shortcode: PAYBILL, reference: 'ABC', amount: 10, msisdn: MSISDN }
    expect(await client.daraja.payC2b(payment)).toMatchObject({ confirmed: 200 })
    expect(await client.daraja.setC2b({ shortcode: PAYBILL, echo: 'off' })).toMatchObject({ echo: 'off' })
    expect(await client.daraja.c2bShops()).toContainEqual(expect.objectContaining({ shortcode: PAYBILL }))
    const page = await fetch(`${sandbox.baseUrl}/phone/api/c2b`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payment),
    })
    expect(await page.json()).toMatchObject({ refusedWith: null })
    expect((await fetch(`${sandbox.baseUrl}/phone/assets/pay-by-hand.js`)).status).toBe(200)
  })
})
