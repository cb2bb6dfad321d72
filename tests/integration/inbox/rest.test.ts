import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { hire } from '../handoff/inbox.ts'

const Row = z.looseObject({ conversation_id: z.uuid(), inbox_state: z.string(), version: z.int(), unread: z.int() })
const Customer = z.object({ customer: z.object({ customer_id: z.uuid() }) })
const Turns = z.object({ turns: z.array(z.object({ turn_id: z.uuid(), outcome: z.string() })) })
const Listed = z.object({ conversations: z.array(Row), next_cursor: z.string().nullable() })
const Stream = z.object({ messages: z.array(z.object({ pos: z.string(), kind: z.string(), text: z.string() })) })

/** The product runs by the clock of the machine. */
const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString()

describe('the inbox over REST', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const other = await product.openShop({ name: 'Another shop' })
  const wanjiru = await hire(product, shop, 'Wanjiru')
  const stranger = await hire(product, other, 'Stranger')
  const customer = shop.customer()
  await customer.ask('I want to talk to a person')
  const listed = async (query: string) => Listed.parse((await wanjiru.get(`/v1/conversations?${query}`)).body)
  const [first] = (await listed('queue=waiting')).conversations
  const conversationId = first?.conversation_id
  const path = `/v1/conversations/${conversationId}`
  const stream = async (query = '') => Stream.parse((await wanjiru.get(`${path}/messages${query}`)).body).messages

  it('leads a conversation from waiting to done', async () => {
    expect(first).toMatchObject({ inbox_state: 'waiting' })
    expect(await wanjiru.post(`${path}/claim`, {})).toMatchObject({ status: 200 })
    const [mine] = (await listed('queue=mine')).conversations
    expect(mine).toMatchObject({ conversation_id: first?.conversation_id, inbox_state: 'person' })
    const pos = (await stream()).at(-1)?.pos
    expect(await wanjiru.post(`${path}/read`, { pos })).toMatchObject({ status: 200 })
    expect(await wanjiru.post(`${path}/notes`, { text: 'she is in a hurry' })).toMatchObject({ status: 200 })
    expect((await stream(`?after=${pos}`)).map(({ text }) => text)).toContain('she is in a hurry')
    const resolved = await wanjiru.post(`${path}/resolve`, { resolution: 'solved' })
    expect(resolved).toMatchObject({ status: 200, body: { conversation: { inbox_state: 'done' } } })
    expect(await wanjiru.post(`${path}/resolve`, { resolution: 'solved' })).toMatchObject({ status: 200 })
    expect(await wanjiru.post(`${path}/reopen`, {})).toMatchObject({
      body: { conversation: { inbox_state: 'waiting' } },
    })
  })

  it.each(['', '/messages', '/turns'])('has nothing of another shop at …%s', async (part) => {
    expect((await stranger.get(`${path}${part}`)).status).toBe(404)
  })

  it.each([
    ['release', {}],
    ['assign', { user_id: 'staff:x' }],
    ['resolve', { resolution: 'solved' }],
    ['reopen', {}],
    ['snooze', { until: IN_AN_HOUR }],
    ['unread', {}],
    ['read', { pos: `1.${randomIds.uuid()}.1.1` }],
    ['notes', { text: 'x' }],
    ['scheduled', { text: 'x', at: IN_AN_HOUR }],
  ])('refuses %s of a conversation of another shop, and keys that it does not know', async (verb, body) => {
    expect((await stranger.post(`${path}/${verb}`, body)).status).toBe(404)
    expect((await wanjiru.post(`${path}/${verb}`, { ...body, more: 1 })).status).toBe(422)
  })

  it('refuses a reply that has neither words nor a file, and a file that is not kept here', async () => {
    expect((await wanjiru.post(`${path}/claim`, {})).status).toBe(200)
    expect((await wanjiru.post(`${path}/reply`, { text: '  ' })).status).toBe(422)
    expect((await wanjiru.post(`${path}/reply`, { media_id: randomIds.uuid() })).status).toBe(422)
    expect((await wanjiru.post(`${path}/release`, {})).status).toBe(200)
  })

  it('takes one word of each person on a turn that answered wrongly, and lists them page by page', async () => {
    const juma = await hire(product, shop, 'Juma')
    const { turns } = Turns.parse((await wanjiru.get(`${path}/turns`)).body)
    const turn = `/v1/turns/${turns[0]?.turn_id}`
    const note = 'she asked for size 43, card 4111 1111 1111 1111'
    expect((await wanjiru.put(`${turn}/report`, { reason: 'tone' })).status).toBe(200)
    await wanjiru.put(`${turn}/report`, { reason: 'misunderstood', note })
    const { body } = await juma.put(`${turn}/report`, { reason: 'other' })
    const words = z.object({ reports: z.array(z.looseObject({ reason: z.string(), note: z.string().nullable() })) })
    const { reports } = words.parse(body)
    expect(reports.map(({ author_name, reason }) => [author_name, reason])).toEqual([
      ['Juma', 'other'],
      ['Wanjiru', 'misunderstood'],
    ])
    expect(reports[1]?.note).toContain('size 43')
    expect(reports[1]?.note).not.toContain('4111')
    const first = await wanjiru.get('/v1/turn-reports?limit=1')
    expect(first.body.reports).toMatchObject([{ author_name: 'Juma', conversation_id: conversationId }])
    const next = await wanjiru.get(`/v1/turn-reports?limit=1&cursor=${String(first.body.next_cursor)}`)
    expect(next.body).toMatchObject({ reports: [{ author_name: 'Wanjiru' }], next_cursor: null })
    expect((await wanjiru.get('/v1/turn-reports?reason=tone')).body).toEqual({ reports: [], next_cursor: null })
    for (const verb of [stranger.get(`${turn}/reports`), stranger.put(`${turn}/report`, { reason: 'tone' })]) {
      expect((await verb).status).toBe(404)
    }
    expect((await juma.delete(`${turn}/report`)).body).toMatchObject({ reports: [{ author_name: 'Wanjiru' }] })
  })

  it('refuses a cursor of another queue, and a place that was never given out', async () => {
    for (let n = 0; n < 2; n += 1) await shop.customer().ask('hi')
    const { next_cursor } = await listed('queue=all&limit=1')
    expect((await wanjiru.get(`/v1/conversations?queue=all&limit=1&cursor=${next_cursor}`)).status).toBe(200)
    expect((await wanjiru.get(`/v1/conversations?queue=done&limit=1&cursor=${next_cursor}`)).status).toBe(422)
    expect((await wanjiru.get(`${path}/messages?after=yesterday`)).status).toBe(422)
  })

  it('shows who the customer is, and why a turn answered as it did', async () => {
    const { turns } = Turns.parse((await wanjiru.get(`${path}/turns`)).body)
    expect(turns[0]).toMatchObject({ outcome: 'answered' })
    const { body } = await wanjiru.get(`/v1/turns/${turns[0]?.turn_id}`)
    expect(body.turn).toMatchObject({
      conversation_id: first?.conversation_id,
      messages: [{ text: 'I want to talk to a person' }],
      intent: { name: expect.any(String) },
      steps: expect.arrayContaining([expect.objectContaining({ kind: 'rule' })]),
      not_fired: expect.arrayContaining([expect.objectContaining({ rule: 'rate_limit' })]),
      sends: expect.arrayContaining([expect.objectContaining({ status: expect.any(String) })]),
    })
    expect((await stranger.get(`/v1/turns/${turns[0]?.turn_id}`)).status).toBe(404)
    const [row] = (await listed(`ids=${first?.conversation_id}`)).conversations
    const customerId = Customer.parse(row).customer.customer_id
    expect((await wanjiru.get(`/v1/customers/${customerId}`)).body.customer).toMatchObject({
      conversation_ids: [first?.conversation_id],
      orders: [],
      tickets: [{ reason: 'human_requested' }],
      spent: [],
    })
    expect((await stranger.get(`/v1/customers/${customerId}`)).status).toBe(404)
  })

  it('queues no reply of whom something newer was written to, and gives what she has not seen', async () => {
    await wanjiru.post(`${path}/claim`, {})
    const pos = (await stream()).at(-1)?.pos
    await customer.say('hello?')
    await until(async () => (await stream(`?after=${pos}`)).some(({ text }) => text === 'hello?'))
    const refused = await wanjiru.post(`${path}/reply`, { text: 'Here I am', seen: pos })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'newer_messages', details: { messages: [{ text: 'hello?' }] } } },
    })
    const said = await wanjiru.post(`${path}/reply`, { text: 'Here I am', seen: pos, confirm_newer: true })
    expect(said.status).toBe(202)
  })

  it('finds it by what was said, and narrows the list by the same words', async () => {
    const found = Listed.omit({ next_cursor: true }).parse((await wanjiru.get('/v1/search?q=talk%20person')).body)
    expect(found.conversations.map((row) => row.conversation_id)).toContain(first?.conversation_id)
    expect((await listed('q=talk%20person')).conversations.length).toBeGreaterThan(0)
    expect((await listed('q=nobodysaysthis')).conversations).toEqual([])
    expect((await stranger.get('/v1/search?q=talk%20person')).body.conversations).toEqual([])
  })
})
