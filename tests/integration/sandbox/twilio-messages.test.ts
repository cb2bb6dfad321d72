import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../support/until.ts'
import { ACCOUNT, AUTH_TOKEN, CUSTOMER, openShop, SHOP, type Shop } from './shop.ts'

const AUTHORIZATION = `Basic ${Buffer.from(`${ACCOUNT}:${AUTH_TOKEN}`).toString('base64')}`

describe('sandbox message provider', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
    await shop.sandbox.twilio.inbound({ sender: SHOP, from: CUSTOMER, body: 'Habari' })
  })
  afterAll(() => shop.close())

  const send = (params: object) => shop.client.messages.create({ from: SHOP, to: CUSTOMER, ...params })

  const createContent = async (types: object, variables?: object) => {
    const response = await fetch(`${shop.sandbox.baseUrl}/v1/Content`, {
      method: 'POST',
      headers: { authorization: AUTHORIZATION, 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en', friendly_name: 'menu', variables, types }),
    })
    return { status: response.status, body: (await response.json()) as { sid: string; code: number } }
  }

  it('answers a created message in the shape of the real API', async () => {
    const before = Math.floor(Date.now() / 1_000) * 1_000
    const message = await send({ body: 'Karibu 👋 & "welcome"' })
    expect(message).toMatchObject({
      accountSid: ACCOUNT,
      body: 'Karibu 👋 & "welcome"',
      direction: 'outbound-api',
      status: 'queued',
      from: SHOP,
      to: CUSTOMER,
      numMedia: '0',
      numSegments: '1',
      errorCode: null,
      dateSent: null,
    })
    expect(message.sid).toMatch(/^SM[0-9a-f]{32}$/)
    expect(message.dateCreated.getTime()).toBeGreaterThanOrEqual(before)
    expect(message.dateCreated.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it.each([
    ['no content', {}, 21619],
    ['a body over 1600 characters', { body: 'x'.repeat(1601) }, 21617],
    ['an address that is none', { body: 'x', to: 'whatsapp:0711' }, 21211],
    ['two channels', { body: 'x', to: '+254711111111' }, 21910],
    ['a sender of nobody', { body: 'x', from: 'whatsapp:+254799999999' }, 63007],
    ['a callback that is no URL', { body: 'x', statusCallback: 'hooks/status' }, 21609],
    ['a callback host with an underscore', { body: 'x', statusCallback: 'https://my_bot.example.com/s' }, 21609],
    ['a media address that is none', { mediaUrl: ['ftp://example.com/a'] }, 21620],
    ['an unknown content', { contentSid: `HX${'0'.repeat(32)}` }, 21655],
  ])('refuses %s', async (_what, params, code) => {
    await expect(send(params)).rejects.toMatchObject({ status: 400, code })
  })

  it('refuses wrong credentials with 20003', async () => {
    const wrong = await openShop()
    wrong.client.password = 'not the token'
    await expect(wrong.client.messages.create({ from: SHOP, to: CUSTOMER, body: 'x' })).rejects.toMatchObject({
      status: 401,
      code: 20003,
    })
    await wrong.close()
  })

  it('finds a message by sid and refuses one of another account', async () => {
    const { sid } = await send({ body: 'find me' })
    expect((await shop.client.messages(sid).fetch()).body).toBe('find me')
    await expect(shop.client.messages(`SM${'0'.repeat(32)}`).fetch()).rejects.toMatchObject({ code: 20404 })
  })

  it('lists inbound and outbound messages newest first, over several pages and by date', async () => {
    const other = 'whatsapp:+254722222222'
    await shop.sandbox.twilio.inbound({ sender: SHOP, from: other, body: 'in' })
    for (const body of ['a', 'b', 'c', 'd', 'e']) await send({ to: other, body })
    const outbound = await shop.client.messages.list({ from: SHOP, to: other, pageSize: 2 })
    expect(outbound.map(({ body }) => body)).toEqual(['e', 'd', 'c', 'b', 'a'])
    const inbound = await shop.client.messages.list({
      to: SHOP,
      from: other,
      dateSentAfter: new Date(Date.now() - 60_000),
    })
    expect(inbound.map(({ body, direction, status }) => [body, direction, status])).toEqual([
      ['in', 'inbound', 'received'],
    ])
    expect(await shop.client.messages.list({ to: other, dateSentBefore: new Date(Date.now() - 86_400_000) })).toEqual(
      [],
    )
    expect(await shop.client.messages.list({ to: other, dateSent: new Date() })).toHaveLength(5)
  })

  it('fails free text with 63016 when the customer has not written for 24 hours', async () => {
    const silent = 'whatsapp:+254733333333'
    await shop.sandbox.twilio.inbound({ sender: SHOP, from: silent, body: 'hi' })
    const lastInboundAt = new Date(Date.now() - 24 * 3_600_000 - 1000).toISOString()
    await shop.sandbox.twilio.setWindow({ sender: SHOP, customer: silent, lastInboundAt })
    const { sid } = await send({
      to: silent,
      body: 'are you there?',
      statusCallback: `${shop.product.baseUrl}/st?id=9`,
    })
    const callback = await until(() => shop.product.requests.find(({ form }) => form.MessageSid === sid))
    expect(callback.form).toMatchObject({ MessageStatus: 'failed', ErrorCode: '63016' })
    expect(await shop.client.messages(sid).fetch()).toMatchObject({ status: 'failed', errorCode: 63016 })
  })

  it('sends an approved content outside the window', async () => {
    const silent = 'whatsapp:+254744444444'
    const { body } = await createContent({ 'twilio/text': { body: 'Hello {{1}}, your order waits.' } }, { 1: 'you' })
    await shop.client.content.v1.contents(body.sid).approvalCreate.create({ name: 'order_waits', category: 'UTILITY' })
    const message = await send({ to: silent, contentSid: body.sid, contentVariables: JSON.stringify({ 1: 'Ada' }) })
    expect(message.body).toBe('Hello Ada, your order waits.')
    await until(async () => (await shop.client.messages(message.sid).fetch()).status === 'read')
  })

  it('renders list pickers and quick replies with variables', async () => {
    const items = [{ item: '{{2}}', id: 'pick-1', description: 'KES 900' }]
    const list = await createContent({ 'twilio/list-picker': { body: 'Hi {{1}}', button: 'See shoes', items } })
    expect(list.status).toBe(201)
    await send({ contentSid: list.body.sid, contentVariables: JSON.stringify({ 1: "O'Neil", 2: 'Sandals' }) })
    const [message] = (await shop.sandbox.twilio.messages({ to: CUSTOMER })).slice(-1)
    expect(message?.body).toBe("Hi O'Neil")
    expect(message?.content).toEqual({
      type: 'list-picker',
      button: 'See shoes',
      choices: [{ id: 'pick-1', title: 'Sandals', description: 'KES 900' }],
    })
  })

  it('refuses a content whose keys are not the API’s own, or that breaks a limit', async () => {
    expect((await createContent({ twilioText: { body: 'x' } })).status).toBe(400)
    const items = Array.from({ length: 11 }, (_, index) => ({ item: `row ${index}`, id: `r${index}` }))
    expect((await createContent({ 'twilio/list-picker': { body: 'x', button: 'y', items } })).status).toBe(400)
  })

  it('refuses content variables that are not a JSON object of strings', async () => {
    const { body } = await createContent({ 'twilio/text': { body: 'Hi {{1}}' } })
    for (const contentVariables of ['{1: x}', '["x"]', '{"1": 2}']) {
      await expect(send({ contentSid: body.sid, contentVariables })).rejects.toMatchObject({ code: 21656 })
    }
  })

  it.each([
    ['a variable without value', { 'twilio/text': { body: 'Hi {{1}}' } }, {}, 63028],
    ['a line break in a variable', { 'twilio/text': { body: 'Hi {{1}}' } }, { 1: 'a\nb' }, 63013],
    [
      'a row title over 24 characters',
      { 'twilio/list-picker': { body: 'b', button: 'c', items: [{ item: '{{1}}', id: 'i' }] } },
      { 1: 'x'.repeat(25) },
      63021,
    ],
    [
      'four unapproved buttons',
      { 'twilio/quick-reply': { body: 'b', actions: ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id })) } },
      {},
      63005,
    ],
  ])('fails later for %s', async (_what, types, variables, code) => {
    const { body } = await createContent(types)
    const { sid } = await send({ contentSid: body.sid, contentVariables: JSON.stringify(variables) })
    await until(async () => (await shop.client.messages(sid).fetch()).errorCode === code)
  })

  it('shows the typing indicator only for a message of the customer', async () => {
    const { messageSid } = await shop.sandbox.twilio.inbound({ sender: SHOP, from: CUSTOMER, body: 'hello?' })
    const answer = await shop.client.messaging.v2.typingIndicator.create({ channel: 'whatsapp', messageId: messageSid })
    expect(answer.success).toBe(true)
    const [message] = (await shop.sandbox.twilio.messages({ from: CUSTOMER })).slice(-1)
    expect(message?.ticks).toBe('read')
  })

  it('records accepted messages in order of arrival and forgets the oldest beyond its cap', async () => {
    const small = await openShop({ maxMessages: 20 })
    await small.sandbox.twilio.inbound({ sender: SHOP, from: CUSTOMER, body: 'hi' })
    for (let n = 0; n < 30; n += 1) await small.client.messages.create({ from: SHOP, to: CUSTOMER, body: `n${n}` })
    const kept = await small.sandbox.twilio.messages({ to: CUSTOMER })
    expect(kept.length).toBeLessThanOrEqual(22)
    expect(kept.at(-1)?.body).toBe('n29')
    expect(kept.map(({ order }) => order)).toEqual(kept.map(({ order }) => order).toSorted((a, b) => a - b))
    await small.close()
  })
})
