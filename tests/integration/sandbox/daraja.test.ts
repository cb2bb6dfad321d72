import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'
import { until } from '../../support/until.ts'

const APP = {
  consumerKey: 'key',
  consumerSecret: 'secret',
  shortcode: '174379',
  passkey: 'passkey',
  type: 'paybill',
  displayName: 'Duka la Amina',
} as const
const TIMESTAMP = '20260201101500'
const PASSWORD = Buffer.from(`${APP.shortcode}${APP.passkey}${TIMESTAMP}`).toString('base64')

interface Answer {
  status: number
  text: string
  json: Record<string, string>
}

interface Callback {
  ResultCode: number | string
  CheckoutRequestID: string
  CallbackMetadata?: { Item: Array<{ Name: string; Value?: number | string }> }
}

describe('sandbox mobile money provider', () => {
  let sandbox: Sandbox
  let product: Receiver
  let token = ''
  let phones = 0

  beforeAll(async () => {
    product = await startReceiver()
    sandbox = await startSandbox({ port: 0, seed: 3, promptTimeoutMs: 1500 })
    await sandbox.daraja.registerApp(APP)
    await sandbox.daraja.registerApp({ ...APP, consumerKey: 'till', shortcode: '600111', type: 'till', till: '300222' })
    token = (await getToken()).json.access_token ?? ''
  })
  afterAll(async () => {
    await sandbox.close()
    await product.close()
  })
  beforeEach(async () => {
    await sandbox.daraja.clearScripts()
    await sandbox.faults.clear()
  })

  const read = async (response: Response): Promise<Answer> => {
    const text = await response.text()
    return { status: response.status, text, json: text.startsWith('{') ? JSON.parse(text) : {} }
  }
  const getToken = async (credentials = 'key:secret', grant = 'client_credentials') => {
    const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
    return read(await fetch(`${sandbox.baseUrl}/oauth/v1/generate?grant_type=${grant}`, { headers: { authorization } }))
  }
  const call = async (path: string, body: object, bearer = token) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    return read(await fetch(`${sandbox.baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
  const newPhone = () => {
    phones += 1
    return `2547${String(phones).padStart(8, '0')}`
  }
  const pushBody = (msisdn: string, fields: object = {}) => ({
    BusinessShortCode: Number(APP.shortcode),
    Password: PASSWORD,
    Timestamp: TIMESTAMP,
    TransactionType: 'CustomerPayBillOnline',
    Amount: 250,
    PartyA: Number(msisdn),
    PartyB: Number(APP.shortcode),
    PhoneNumber: msisdn,
    CallBackURL: `${product.baseUrl}/hooks/pay/${msisdn}`,
    AccountReference: 'ORD1',
    TransactionDesc: 'Order ORD1',
    ...fields,
  })
  const push = (msisdn: string, fields: object = {}, bearer = token) =>
    call('/mpesa/stkpush/v1/processrequest', pushBody(msisdn, fields), bearer)
  const query = (checkoutId: string | undefined) =>
    call('/mpesa/stkpushquery/v1/query', {
      BusinessShortCode: APP.shortcode,
      Password: PASSWORD,
      Timestamp: TIMESTAMP,
      CheckoutRequestID: checkoutId,
    })
  const callbacks = (msisdn: string): Callback[] =>
    product.requests.filter(({ path }) => path.endsWith(msisdn)).map(({ body }) => JSON.parse(body).Body.stkCallback)
  const itemOf = (callback: Callback | undefined, name: string) =>
    callback?.CallbackMetadata?.Item.find(({ Name }) => Name === name)
  const promptOf = async (msisdn: string) => (await sandbox.daraja.prompts({ msisdn }))[0]
  const recorded = async (msisdn: string) => (await sandbox.daraja.pushes({ msisdn }))[0]

  it('issues one valid token per app: a newer one ends the older', async () => {
    const older = (await getToken('till:secret')).json.access_token
    const newer = (await getToken('till:secret')).json
    expect(newer.expires_in).toBe('3599')
    expect((await push(newPhone(), {}, older)).json.errorCode).toBe('404.001.03')
    expect((await push(newPhone(), {}, newer.access_token)).json.errorCode).not.toBe('404.001.03')
    await sandbox.daraja.registerApp({ ...APP, consumerKey: 'number', shortcode: '600333', expiresInAs: 'number' })
    expect((await getToken('number:secret')).json.expires_in).toBe(3599)
  })

  it('refuses wrong credentials and grant types', async () => {
    expect((await getToken('key:wrong')).json.errorCode).toBe('400.008.01')
    expect((await getToken('key:secret', 'password')).json.errorCode).toBe('400.008.02')
  })

  it.each([
    ['BusinessShortCode', 'abc'],
    ['Timestamp', '20261301101500'],
    ['TransactionType', 'PayBill'],
    ['Amount', 0],
    ['Amount', 10.5],
    ['PartyA', '0711111111'],
    ['PhoneNumber', '255711111111'],
    ['CallBackURL', 'http://bot.example.com/hooks/pay/1'],
    ['CallBackURL', 'https://bot.example.com/mpesa/1'],
    ['AccountReference', 'TOO-LONG-REFERENCE'],
    ['TransactionDesc', 'fourteen chars'],
  ])('names the field when %s is %s', async (field, value) => {
    const answer = await push(newPhone(), { [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.json.errorCode).toBe('400.002.02')
    expect(answer.json.errorMessage).toContain(field)
  })

  it('refuses a password made of another timestamp', async () => {
    const answer = await push(newPhone(), { Timestamp: '20260201101501' })
    expect([answer.status, answer.json.errorCode]).toEqual([500, '500.001.1001'])
  })

  it('pays when the customer enters the PIN', async () => {
    const msisdn = newPhone()
    await sandbox.daraja.setPhone({ msisdn, pin: '4321' })
    const { json } = await push(msisdn)
    expect(json.ResponseCode).toBe('0')
    const prompt = await promptOf(msisdn)
    expect(prompt).toMatchObject({ amount: 250, accountReference: 'ORD1', shopName: 'Duka la Amina' })
    expect((await query(json.CheckoutRequestID)).json.errorCode).toBe('500.001.1001')
    await sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay', pin: '4321' })
    const callback = await until(() => callbacks(msisdn)[0])
    expect(callback).toMatchObject({ ResultCode: 0, CheckoutRequestID: json.CheckoutRequestID })
    expect(itemOf(callback, 'Amount')?.Value).toBe(250)
    expect(itemOf(callback, 'Balance')).toEqual({ Name: 'Balance' })
    expect(itemOf(callback, 'MpesaReceiptNumber')?.Value).toMatch(/^[A-Z0-9]{10}$/)
    expect((await query(json.CheckoutRequestID)).json.ResultCode).toBe('0')
    expect((await recorded(msisdn))?.receipt).toBe(itemOf(callback, 'MpesaReceiptNumber')?.Value)
  })

  it.each([
    ['a wrong PIN', { action: 'pay', pin: '9999' }, 2001],
    ['cancelling', { action: 'cancel' }, 1032],
    ['closing the prompt', { action: 'ignore' }, 1037],
  ] as const)('fails after %s', async (_what, answer, code) => {
    const msisdn = newPhone()
    await push(msisdn)
    await sandbox.daraja.answerPrompt((await promptOf(msisdn))?.id ?? '', answer)
    const callback = await until(() => callbacks(msisdn)[0])
    expect(callback?.ResultCode).toBe(code)
    expect(callback?.CallbackMetadata).toBeUndefined()
  })

  it('reports an unanswered prompt as unreachable when its time is up', async () => {
    const msisdn = newPhone()
    await push(msisdn)
    await until(() => callbacks(msisdn)[0]?.ResultCode === 1037)
    expect(await promptOf(msisdn)).toBeUndefined()
  })

  it('refuses a second prompt on a phone that has one open', async () => {
    const msisdn = newPhone()
    await push(msisdn)
    const second = await push(msisdn)
    expect([second.status, second.json.errorCode]).toEqual([500, '500.001.1001'])
    expect(await sandbox.daraja.pushes({ msisdn })).toHaveLength(1)
  })

  it('fails for lack of money when the phone has a balance', async () => {
    const msisdn = newPhone()
    await sandbox.daraja.setPhone({ msisdn, balance: 100 })
    await sandbox.daraja.script({ msisdn, outcome: 'pay' })
    await push(msisdn)
    await until(() => callbacks(msisdn)[0]?.ResultCode === 1)
  })

  it.each(['1', '17', '26', '1001', '1019', '1025', '1032', '1037', '2001', '8006', '9999', 'SFC_IC0003', '777'])(
    'plays the scripted result %s',
    async (code) => {
      const msisdn = newPhone()
      await sandbox.daraja.script({ msisdn: '*', outcome: code })
      const { json } = await push(msisdn)
      await until(() => String(callbacks(msisdn)[0]?.ResultCode) === code)
      expect((await query(json.CheckoutRequestID)).json.ResultCode).toBe(code)
    },
  )

  it('fails a till push of the wrong type by its result', async () => {
    const till = (await getToken('till:secret')).json.access_token
    const Password = Buffer.from(`600111${APP.passkey}${TIMESTAMP}`).toString('base64')
    const msisdn = newPhone()
    await push(msisdn, { BusinessShortCode: 600111, Password, PartyB: 300222 }, till)
    await until(() => callbacks(msisdn)[0]?.ResultCode === 2028)
    const right = { BusinessShortCode: 600111, Password, PartyB: 300222, TransactionType: 'CustomerBuyGoodsOnline' }
    const payer = newPhone()
    await sandbox.daraja.script({ msisdn: payer, outcome: 'pay' })
    await push(payer, right, till)
    await until(() => callbacks(payer)[0]?.ResultCode === 0)
  })

  it('delivers the callback before the answer to the push', async () => {
    const msisdn = newPhone()
    await sandbox.daraja.script({ msisdn, outcome: 'pay', callback: 'before_reply' })
    const { json } = await push(msisdn)
    expect(callbacks(msisdn)[0]?.CheckoutRequestID).toBe(json.CheckoutRequestID)
  })

  it('delivers the callback twice, late or never', async () => {
    const [twice, late, never] = [newPhone(), newPhone(), newPhone()]
    await sandbox.daraja.script({ msisdn: twice, outcome: 'pay', callback: 'twice' })
    await sandbox.daraja.script({ msisdn: late, outcome: 'pay', callbackDelayMs: 600 })
    await sandbox.daraja.script({ msisdn: never, outcome: 'pay', callback: 'drop' })
    for (const msisdn of [never, twice, late]) await push(msisdn)
    await until(async () => (await recorded(late))?.state === 'paid')
    expect(callbacks(late)).toHaveLength(0)
    await until(() => callbacks(late).length === 1 && callbacks(twice).length === 2)
    expect(callbacks(never)).toHaveLength(0)
    expect((await recorded(never))?.state).toBe('paid')
  })

  it('reports a failure first and the money after', async () => {
    const msisdn = newPhone()
    await sandbox.daraja.script({ msisdn, outcome: 'pay', callback: 'failure_then_success', callbackDelayMs: 20 })
    const { json } = await push(msisdn)
    await until(() => callbacks(msisdn).length === 2)
    expect(callbacks(msisdn).map(({ ResultCode }) => ResultCode)).toEqual([1037, 0])
    expect((await query(json.CheckoutRequestID)).json.ResultCode).toBe('0')
  })

  it('shapes the callback as scripted', async () => {
    const msisdn = newPhone()
    const shape = { shuffled: true, balance: 'braces', resultCodeAs: 'string', amount: 1 } as const
    await sandbox.daraja.script({ msisdn, outcome: 'pay', shape })
    await push(msisdn)
    const callback = await until(() => callbacks(msisdn)[0])
    expect(callback?.ResultCode).toBe('0')
    expect(callback?.CallbackMetadata?.Item.at(-1)).toEqual({ Name: 'Amount', Value: 1 })
    expect(String(itemOf(callback, 'Balance')?.Value)).toContain('{')
  })

  it('gives no answer to queries so many times, then the result, then none again', async () => {
    const msisdn = newPhone()
    const script = { html403First: 1, noAnswerFirst: 1, noAnswerAfterFinal: 1 }
    await sandbox.daraja.script({ msisdn, outcome: 'cancel', query: script })
    const { json } = await push(msisdn)
    await until(async () => (await recorded(msisdn))?.state === 'failed')
    const answers: Answer[] = []
    for (let n = 0; n < 5; n += 1) answers.push(await query(json.CheckoutRequestID))
    expect(answers[0]?.text).toContain('<html>')
    expect(answers.map(({ status, json: body }) => [status, body.ResultCode ?? body.errorCode])).toEqual([
      [403, undefined],
      [500, '500.001.1001'],
      [200, '1032'],
      [500, '500.001.1001'],
      [200, '1032'],
    ])
  })

  it('reports an open prompt as 4999 when scripted', async () => {
    const msisdn = newPhone()
    await sandbox.daraja.script({ msisdn, query: { pendingAs: '4999' } })
    const { json } = await push(msisdn)
    expect((await query(json.CheckoutRequestID)).json.ResultCode).toBe('4999')
  })

  it('prompts the phone even when the client of the push hears nothing', async () => {
    const msisdn = newPhone()
    await sandbox.faults.set([{ target: 'daraja.push', kind: 'timeout_after_accept', times: 1, match: { msisdn } }])
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const request = {
      method: 'POST',
      headers,
      body: JSON.stringify(pushBody(msisdn)),
      signal: AbortSignal.timeout(100),
    }
    await expect(fetch(`${sandbox.baseUrl}/mpesa/stkpush/v1/processrequest`, request)).rejects.toThrow()
    await sandbox.daraja.answerPrompt((await promptOf(msisdn))?.id ?? '', { action: 'pay' })
    await until(() => callbacks(msisdn)[0]?.ResultCode === 0)
  })

  it('bends token, query and callback by fault switches', async () => {
    const msisdn = newPhone()
    await sandbox.faults.set([
      { target: 'daraja.token', kind: 'http_403_html', times: 1 },
      { target: 'daraja.push', kind: 'token_rejected', times: 1 },
      { target: 'daraja.query', kind: 'http_503_html', times: 1 },
      { target: 'daraja.callback', kind: 'duplicate', times: 1 },
    ])
    expect((await getToken()).text).toContain('<html>')
    expect((await push(msisdn)).json.errorCode).toBe('404.001.03')
    await sandbox.daraja.script({ msisdn, outcome: 'pay' })
    const { json } = await push(msisdn)
    expect((await query(json.CheckoutRequestID)).status).toBe(503)
    await until(() => callbacks(msisdn).length === 2)
  })
})
