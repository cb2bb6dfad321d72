import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FaultKind, FaultRule } from '../../../src/sandbox/index.ts'
import { until } from '../../support/until.ts'
import { AUTH_TOKEN, CUSTOMER, openShop, SHOP, type Shop, validateRequest } from './shop.ts'

describe('sandbox faults', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
    await shop.sandbox.twilio.inbound({ sender: SHOP, from: CUSTOMER, body: 'hi' })
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.sandbox.faults.clear())

  const send = (body: string, extra: object = {}) =>
    shop.client.messages.create({ from: SHOP, to: CUSTOMER, body, ...extra })
  const accepted = async (body: string) =>
    (await shop.sandbox.twilio.messages({ to: CUSTOMER })).filter((message) => message.body === body).length
  const write = (body: string, from = CUSTOMER) => shop.sandbox.twilio.inbound({ sender: SHOP, from, body })
  const delivered = (...bodies: string[]) =>
    shop.product.requests.filter(({ form }) => bodies.includes(form.Body ?? '')).map(({ form }) => form.Body)

  it.each<[FaultKind, object, number]>([
    ['http_429', { status: 429, code: 20429 }, 0],
    ['http_500', { status: 500, code: 20500 }, 0],
    ['http_503_html', { status: 503 }, 0],
    ['timeout_before_accept', { code: 'ECONNABORTED' }, 0],
    ['timeout_after_accept', { code: 'ECONNABORTED' }, 1],
    ['reset_before_accept', { code: 'ECONNRESET' }, 0],
    ['reset_after_accept', { code: 'ECONNRESET' }, 1],
    ['malformed', {}, 1],
  ])('%s fails the call and leaves the right trace', async (kind, error, count) => {
    await shop.sandbox.faults.add({ target: 'twilio.messages', kind, times: 1 })
    await expect(send(`under ${kind}`)).rejects.toMatchObject(error)
    expect(await accepted(`under ${kind}`)).toBe(count)
    await send(`after ${kind}`)
    expect(await accepted(`after ${kind}`)).toBe(1)
  })

  it('accept_late accepts when it is told to, or after its delay, long after the client has gone', async () => {
    for (const [body, delayMs] of [
      ['when told', undefined],
      ['by itself', 400],
    ] as const) {
      await shop.sandbox.faults.set([
        { target: 'twilio.messages', kind: 'accept_late', times: 1, ...(delayMs && { delayMs }) },
      ])
      await expect(send(body)).rejects.toMatchObject({ code: 'ECONNABORTED' })
      if (delayMs === undefined) {
        expect(await accepted(body)).toBe(0)
        expect(await shop.sandbox.twilio.acceptHeld()).toEqual({ accepted: 1 })
      }
      await until(async () => (await accepted(body)) === 1)
    }
    expect(await shop.sandbox.twilio.acceptHeld()).toEqual({ accepted: 0 })
  })

  it('answers late after accepting at once', async () => {
    await shop.sandbox.faults.add({ target: 'twilio.messages', kind: 'delay', delayMs: 150, times: 1 })
    const statusCallback = `${shop.product.baseUrl}/early`
    const answer = send('late answer', { statusCallback })
    await until(() => shop.product.requests.some(({ path }) => path === '/early'))
    expect((await answer).sid).toMatch(/^SM/)
  })

  it('refuses at once or fails later by error code', async () => {
    await shop.sandbox.faults.set([{ target: 'twilio.messages', kind: 'error', code: 21610, times: 1 }])
    await expect(send('stopped')).rejects.toMatchObject({ status: 400, code: 21610 })
    await shop.sandbox.faults.set([{ target: 'twilio.messages', kind: 'error', code: 63024, times: 1 }])
    const { sid } = await send('not on the channel')
    await until(async () => (await shop.client.messages(sid).fetch()).status === 'undelivered')
  })

  it('duplicates, drops, delays and reorders inbound webhooks', async () => {
    const fault = (rule: Partial<FaultRule> & Pick<FaultRule, 'kind'>) =>
      shop.sandbox.faults.set([{ target: 'twilio.inbound', times: 1, ...rule }])
    await fault({ kind: 'duplicate' })
    await write('dup')
    expect(delivered('dup')).toEqual(['dup', 'dup'])
    await fault({ kind: 'drop' })
    expect((await write('gone')).webhookStatus).toBeNull()
    await fault({ kind: 'reorder' })
    await write('first')
    await write('second')
    await until(() => delivered('first', 'second').length === 2)
    expect(delivered('first', 'second')).toEqual(['second', 'first'])
    await fault({ kind: 'delay', delayMs: 20 })
    await write('slow')
    await until(() => delivered('slow').length === 1)
    expect(delivered('gone')).toEqual([])
  })

  it('releases a reordered webhook that has no successor', async () => {
    await shop.sandbox.faults.add({ target: 'twilio.inbound', kind: 'reorder', delayMs: 20, times: 1 })
    await write('alone', 'whatsapp:+254755555555')
    await until(() => delivered('alone').length === 1)
  })

  it('signs with a wrong token', async () => {
    await shop.sandbox.faults.add({ target: 'twilio.inbound', kind: 'bad_signature', times: 1 })
    await write('forged')
    const request = shop.product.requests.find(({ form }) => form.Body === 'forged')
    const signature = String(request?.headers['x-twilio-signature'])
    expect(validateRequest(AUTH_TOKEN, signature, String(request?.url), request?.form ?? {})).toBe(false)
  })

  it('swaps status callbacks of one message', async () => {
    await shop.sandbox.faults.add({ target: 'twilio.status', kind: 'reorder', times: 1 })
    const { sid } = await send('swapped', { statusCallback: `${shop.product.baseUrl}/swap` })
    const statuses = () =>
      shop.product.requests.filter(({ form }) => form.MessageSid === sid).map(({ form }) => form.MessageStatus)
    await until(() => statuses().length === 3)
    expect(statuses().indexOf('sent')).toBeGreaterThan(statuses().indexOf('delivered'))
  })

  it('applies only to the matching customer', async () => {
    const other = 'whatsapp:+254766666666'
    await shop.sandbox.faults.add({ target: 'twilio.inbound', kind: 'drop', match: { msisdn: '254766666666' } })
    expect((await write('x', other)).webhookStatus).toBeNull()
    expect((await write('x')).webhookStatus).toBe(200)
  })

  it('rolls the same dice for the same seed', async () => {
    const pattern = async () => {
      const seeded = await openShop({ seed: 99 })
      await seeded.sandbox.faults.add({ target: 'twilio.inbound', kind: 'drop', probability: 0.5 })
      const statuses: Array<number | null> = []
      for (let n = 0; n < 20; n += 1) {
        const { webhookStatus } = await seeded.sandbox.twilio.inbound({ sender: SHOP, from: CUSTOMER, body: `n${n}` })
        statuses.push(webhookStatus)
      }
      await seeded.close()
      return statuses
    }
    const first = await pattern()
    expect(new Set(first)).toEqual(new Set([200, null]))
    expect(await pattern()).toEqual(first)
  })

  it('refuses a kind that its target does not have', async () => {
    await expect(shop.sandbox.faults.add({ target: 'daraja.callback', kind: 'http_429' })).rejects.toThrow()
    await expect(shop.sandbox.faults.add({ target: 'twilio.messages', kind: 'reorder' })).rejects.toThrow()
  })
})
