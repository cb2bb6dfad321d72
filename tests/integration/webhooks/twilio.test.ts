import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { aesVault } from '../../../src/adapters/system/vault.ts'
import { queueReply } from '../../../src/domain/messaging/index.ts'
import { createConversation, createShop, type TestShop } from '../../support/builders.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { openEdge, sign, textMessage } from './edge.ts'

const LIMIT = 64 * 1024

describe('POST /webhooks/twilio/:channelId', async () => {
  const db = await testDatabase()
  const edge = await openEdge(db)
  afterAll(() => edge.close())
  const shop = await createShop(db)

  const stored = (of: TestShop) =>
    db.transaction(of.tenantId, async (tx) => ({
      inbound: await tx.inboundMessage.findMany({ orderBy: { receivedAt: 'asc' } }),
      customers: await tx.customer.count(),
    }))
  const problemOf = async (response: Response) => {
    const body: unknown = await response.json()
    return body
  }

  it('stores a message, wakes its conversation and answers 204 with nothing', async () => {
    const mine = await createShop(db)
    const response = await edge.webhook(mine, textMessage(mine))
    expect([response.status, await response.text()]).toEqual([204, ''])
    const { inbound, customers } = await stored(mine)
    expect(inbound.map((row) => [row.body, row.kind, row.epoch, row.turnId])).toEqual([
      ['Niaje, mko na viatu?', 'text', 1, null],
    ])
    expect(customers).toBe(1)
    const payload = { tenantId: mine.tenantId, conversationId: inbound[0]?.conversationId }
    expect(edge.enqueued.at(-1)).toEqual({ job: 'process-turn', payload, delayMs: 0, hurry: false })
  })

  it('lets a turn wait for more words, but not when the customer waits for a reaction', async () => {
    const patient = await createShop(db, { settings: { quietWindowMs: { min: 600, max: 2_500, cap: 8_000 } } })
    await edge.webhook(patient, textMessage(patient))
    expect(edge.enqueued.at(-1)).toMatchObject({ delayMs: 600, hurry: false })
    await edge.webhook(patient, textMessage(patient, { Body: '2' }))
    expect(edge.enqueued.at(-1)).toMatchObject({ delayMs: 0, hurry: true })
    await edge.webhook(
      patient,
      textMessage(patient, { Body: 'Trail runner', ButtonPayload: 'item:1', ButtonText: 'Trail runner' }),
    )
    expect(edge.enqueued.at(-1)).toMatchObject({ delayMs: 0, hurry: true })
  })

  it('puts nothing but ids on the queue', () => {
    expect(edge.enqueued.length).toBeGreaterThan(0)
    for (const { payload } of edge.enqueued) {
      expect(Object.keys(Object(payload)).sort()).toEqual(['conversationId', 'tenantId'])
    }
  })

  it('answers a duplicate with 204 and keeps one row', async () => {
    const mine = await createShop(db)
    const message = textMessage(mine)
    const first = edge.enqueued.length
    const statuses = [
      await edge.webhook(mine, message),
      await edge.webhook(mine, message),
      await edge.webhook(mine, { ...message, Body: 'other' }),
    ]
    expect(statuses.map((response) => response.status)).toEqual([204, 204, 204])
    expect((await stored(mine)).inbound.map((row) => row.body)).toEqual(['Niaje, mko na viatu?'])
    expect(edge.enqueued.length).toBe(first + 1)
  })

  describe('refuses with 403 and stores nothing', () => {
    const forged: [what: string, send: (of: TestShop) => Promise<Response>][] = [
      ['a missing signature', (of) => edge.webhook(of, textMessage(of), { signature: null })],
      ['an empty signature', (of) => edge.webhook(of, textMessage(of), { signature: '' })],
      ['a signature of another token', (of) => edge.webhook(of, textMessage(of), { token: 'f'.repeat(32) })],
      ['a signature of another shop', (of) => edge.webhook(of, textMessage(of), { token: shop.authToken })],
      [
        'a signature of other words',
        (of) =>
          edge.webhook(of, textMessage(of), {
            signature: sign(of.authToken, `https://bot.example.com/webhooks/twilio/${of.channelId}`, textMessage(of)),
          }),
      ],
      [
        'a signature of the address we listen on',
        (of) => {
          const message = textMessage(of)
          return edge.webhook(of, message, {
            signature: sign(of.authToken, `http://127.0.0.1/webhooks/twilio/${of.channelId}`, message),
          })
        },
      ],
      [
        'a query that was not signed',
        async (of) => {
          const message = textMessage(of)
          const signature = sign(of.authToken, `https://bot.example.com/webhooks/twilio/${of.channelId}`, message)
          return edge.webhook(of, message, { query: '?m=1', signature })
        },
      ],
    ]
    it.each(forged)('%s', async (_what, send) => {
      const mine = await createShop(db)
      const response = await send(mine)
      expect(response.status).toBe(403)
      expect(await problemOf(response)).toMatchObject({ error: { code: 'forged', message: expect.any(String) } })
      expect(await stored(mine)).toEqual({ inbound: [], customers: 0 })
    })
  })

  it('answers 404 for a channel that does not exist, whatever it is called, and stores nothing', async () => {
    const before = (await stored(shop)).inbound.length
    for (const channelId of ['0e37df36-f698-4a5b-9f6e-57f2fa1aa999', 'channel', '%00', '..%2f..', "' OR 1=1"]) {
      const response = await edge.webhook({ ...shop, channelId }, textMessage(shop))
      expect(response.status).toBe(404)
    }
    expect((await stored(shop)).inbound.length).toBe(before)
  })

  describe('refuses with 400 and stores nothing', () => {
    const malformed: [what: string, send: (of: TestShop) => Promise<Response>][] = [
      ['a form without a message id', (of) => edge.webhook(of, without(textMessage(of), 'MessageSid'))],
      ['a message id that is none', (of) => edge.webhook(of, textMessage(of, { MessageSid: 'SM1' }))],
      ['a form without a sender', (of) => edge.webhook(of, without(textMessage(of), 'From'))],
      [
        'an account that is not the channel’s',
        (of) => edge.webhook(of, textMessage(of, { AccountSid: shop.providerAccount })),
      ],
      ['a message to another number', (of) => edge.webhook(of, textMessage(of, { To: shop.address }))],
      ['an empty form', (of) => edge.webhook(of, {})],
      ['JSON', (of) => edge.webhook(of, textMessage(of), { contentType: 'application/json' })],
      ['plain text', (of) => edge.webhook(of, textMessage(of), { contentType: 'text/plain' })],
    ]
    it.each(malformed)('%s', async (_what, send) => {
      const mine = await createShop(db)
      const response = await send(mine)
      expect(response.status).toBe(400)
      expect(await problemOf(response)).toMatchObject({ error: { code: 'malformed', message: expect.any(String) } })
      expect(await stored(mine)).toEqual({ inbound: [], customers: 0 })
    })
  })

  it('takes 64 KiB and answers 413 to a byte more', async () => {
    const mine = await createShop(db)
    const fits = filledTo(textMessage(mine), LIMIT)
    expect((await edge.webhook(mine, fits)).status).toBe(204)
    const tooLarge = await edge.webhook(mine, filledTo(textMessage(mine), LIMIT + 1))
    expect(tooLarge.status).toBe(413)
    const { inbound } = await stored(mine)
    expect(inbound.map((row) => row.body.length)).toEqual([4_096])
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('answers %s with 405', async (method) => {
    const response = await edge.send(`/webhooks/twilio/${shop.channelId}`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('applies a delivery status to the message it is about', async () => {
    const mine = await createShop(db)
    const { conversationId, address } = await createConversation(db, mine)
    const ctx = testCtx(db, { tenantId: mine.tenantId })
    await ctx.transaction((ctx) =>
      queueReply(ctx, {
        conversationId,
        text: 'Karibu',
        author: 'bot',
        kind: 'reply',
        menu: null,
        dedupeKey: null,
      }),
    )
    const row = await db.transaction(mine.tenantId, (tx) => tx.outboundMessage.findFirstOrThrow())
    const status = {
      MessageSid: `SM${'a'.repeat(32)}`,
      AccountSid: mine.providerAccount,
      From: mine.address,
      To: address,
      MessageStatus: 'delivered',
    }
    expect((await edge.webhook(mine, status, { query: `?m=${row.id}` })).status).toBe(204)
    expect((await edge.webhook(mine, { ...status, MessageStatus: 'sent' }, { query: `?m=${row.id}` })).status).toBe(204)
    const after = await db.transaction(mine.tenantId, (tx) => tx.outboundMessage.findFirstOrThrow())
    expect(after).toMatchObject({ status: 'sent', providerStatus: 'delivered', providerMessageId: status.MessageSid })
    expect(
      (await edge.webhook(mine, { ...status, MessageStatus: 'never_heard_of' }, { query: `?m=${row.id}` })).status,
    ).toBe(204)
    expect((await stored(mine)).inbound).toEqual([])
  })

  it('wakes what waits behind a message whose fate was open, when its status comes', async () => {
    const mine = await createShop(db)
    const { conversationId, address } = await createConversation(db, mine)
    const said = { conversationId, author: 'bot', kind: 'reply', menu: null, dedupeKey: null } as const
    await testCtx(db, { tenantId: mine.tenantId }).transaction((ctx) => queueReply(ctx, { ...said, text: 'Karibu' }))
    const row = await db.transaction(mine.tenantId, async (tx) => {
      await tx.outboundMessage.updateMany({ data: { status: 'uncertain', uncertainSince: edge.clock.now() } })
      return tx.outboundMessage.findFirstOrThrow()
    })
    const status = {
      MessageSid: `SM${'b'.repeat(32)}`,
      AccountSid: mine.providerAccount,
      From: mine.address,
      To: address,
      MessageStatus: 'sent',
    }
    const woken = () => edge.enqueued.filter(({ job }) => job === 'send-messages')
    expect((await edge.webhook(mine, status, { query: `?m=${row.id}` })).status).toBe(204)
    expect(woken()).toMatchObject([{ payload: { tenantId: mine.tenantId, conversationId } }])
    await edge.webhook(mine, { ...status, MessageStatus: 'delivered' }, { query: `?m=${row.id}` })
    expect(woken()).toHaveLength(1)
  })

  it('keeps statuses of one shop from the messages of another', async () => {
    const [mine, theirs] = [await createShop(db), await createShop(db)]
    const { conversationId, address } = await createConversation(db, theirs)
    const said = { conversationId, author: 'bot', kind: 'reply', menu: null, dedupeKey: null } as const
    await testCtx(db, { tenantId: theirs.tenantId }).transaction((ctx) => queueReply(ctx, { ...said, text: 'Karibu' }))
    const find = () => db.transaction(theirs.tenantId, (tx) => tx.outboundMessage.findFirstOrThrow())
    const before = await find()
    const status = {
      MessageSid: `SM${'c'.repeat(32)}`,
      AccountSid: mine.providerAccount,
      From: mine.address,
      To: address,
      MessageStatus: 'read',
    }
    expect((await edge.webhook(mine, status, { query: `?m=${before.id}` })).status).toBe(204)
    expect(await find()).toEqual(before)
  })

  describe('while a token is rotated', () => {
    const store = (of: TestShop, authToken: string, nextAuthToken: string | null) => {
      const place = { tenantId: of.tenantId, column: 'channels.credentials_enc', row: of.channelId } as const
      const credentials = JSON.stringify({ authToken, nextAuthToken, apiKey: null })
      const credentialsEnc = aesVault([TEST_SECRET_KEY]).seal(credentials, place)
      return db.transaction(of.tenantId, (tx) => tx.channel.updateMany({ data: { credentialsEnc } }))
    }
    const OLD = 'a'.repeat(32)
    const NEW = 'b'.repeat(32)
    const statusFor = async (of: TestShop, token: string) => (await edge.webhook(of, textMessage(of), { token })).status

    it('accepts the current and the next one, and neither before nor after', async () => {
      const mine = await createShop(db)
      await store(mine, OLD, null)
      expect([await statusFor(mine, OLD), await statusFor(mine, NEW)]).toEqual([204, 403])
      await store(mine, OLD, NEW)
      expect([await statusFor(mine, OLD), await statusFor(mine, NEW)]).toEqual([204, 204])
      await store(mine, NEW, null)
      expect(await statusFor(mine, NEW)).toBe(204)
      edge.clock.advance(30_001)
      expect([await statusFor(mine, NEW), await statusFor(mine, OLD)]).toEqual([204, 403])
    })

    it('accepts a token that was replaced a moment ago at once, although the old one is still remembered', async () => {
      const mine = await createShop(db)
      expect(await statusFor(mine, mine.authToken)).toBe(204)
      await store(mine, NEW, null)
      expect(await statusFor(mine, NEW)).toBe(204)
    })
  })

  it('never fails on anything the provider could have signed', async () => {
    const mine = await createShop(db)
    const names = Object.keys(textMessage(mine))
    const more = [
      'ListId',
      'ListTitle',
      'ButtonPayload',
      'InteractiveData',
      'Latitude',
      'Longitude',
      'MessageType',
      'MessageStatus',
      'ErrorCode',
      'MediaUrl0',
      'ExternalUserId',
      'Label',
    ]
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '',
        '\u0000',
        'a\u0000b',
        '{"list_reply":{"id":"\\u0000"}}',
        '{"button_reply":{"id":"\\ud83d","title":"\\udc4d"}}',
        '99999999999999999999',
        '-1',
        'NaN',
        '\ud83d',
        '🇰🇪'.repeat(20),
        'x'.repeat(5_000),
      ),
    )
    const change = fc.dictionary(
      fc.constantFrom(...names.filter((name) => !['AccountSid', 'To'].includes(name)), ...more),
      text,
      { maxKeys: 5 },
    )
    await fc.assert(
      fc.asyncProperty(change, async (changes) => {
        const params = Object.fromEntries(
          Object.entries({ ...textMessage(mine), ...changes }).map(([name, value]) => [name, value.toWellFormed()]),
        )
        const { status } = await edge.webhook(mine, params)
        expect([204, 400]).toContain(status)
      }),
      { numRuns: 300 },
    )
    expect(edge.log.lines.filter((line) => line.level === 'error')).toEqual([])
  })
})

function without(params: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([key]) => key !== name))
}

/** The same form with a text so long that the encoded body has exactly this many bytes. */
function filledTo(params: Record<string, string>, bytes: number): Record<string, string> {
  const empty = new URLSearchParams({ ...params, Body: '' }).toString().length
  return { ...params, Body: 'x'.repeat(bytes - empty) }
}
