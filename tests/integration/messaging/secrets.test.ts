import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { claimConversation, replyAsPerson, returnToBot } from '../../../src/domain/handoff/index.ts'
import { readAttachment, storeInboundMedia, sweepChannelMessages } from '../../../src/domain/messaging/index.ts'
import { TurnTrace } from '../../../src/domain/turns/schemas.ts'
import { testInboundLog } from '../../support/inbound-log.ts'
import { type TestDatabase, testDatabase } from '../../support/test-database.ts'
import { whatsappBy } from '../../support/whatsapp-by.ts'
import { testEngine } from '../journeys/chat.ts'
import { newAddress, type Stage, setStage } from '../turn-protocol/stage.ts'
import { type Edge, openEdge, textMessage } from '../webhooks/edge.ts'

let db: TestDatabase
let stage: Stage
let edge: Edge
let owner: pg.Client

beforeAll(async () => {
  db = await testDatabase()
  stage = await setStage(db)
  edge = await openEdge(db)
  owner = new pg.Client({ connectionString: db.ownerUrl })
  await owner.connect()
})
afterAll(() => Promise.all([edge.close(), owner.end()]))

/** Every row of every table as text, with what a file holds in clear. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const told: string[] = []
  for (const { name } of rows) {
    const found = await owner.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t`)
    told.push(
      ...found.rows.map(({ row }) => row.replace(/\\\\x([0-9a-f]+)/g, (_, hex) => Buffer.from(hex, 'hex').toString())),
    )
  }
  return told.join('\n')
}

/** Digits that stand alone: ids and instants have others. */
function standsIn(text: string, secret: string): boolean {
  const words = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w.-])${words}(?![\\w-])`, 'i').test(text)
}

async function nowhere(...secrets: string[]): Promise<void> {
  const everything = [await wholeDatabase(), JSON.stringify([edge.log.lines, edge.enqueued])].join('\n')
  expect(secrets.filter((secret) => standsIn(everything, secret))).toEqual([])
}

/** A message over the wire, and the turn that answers it. */
async function send(from: string, params: Record<string, string>): Promise<{ conversationId: string; answer: string }> {
  expect((await edge.webhook(stage.shop, textMessage(stage.shop, { From: from, ...params }))).status).toBe(204)
  const { tenantId } = stage.shop
  const { id } = await db.transaction(tenantId, (tx) =>
    tx.conversation.findFirstOrThrow({ where: { tenantId, customer: { address: from } }, select: { id: true } }),
  )
  stage.clock.advance(60_000)
  await stage.turn(id, testEngine())
  const replies = await db.transaction(tenantId, (tx) =>
    tx.outboundMessage.findMany({ where: { tenantId, conversationId: id }, orderBy: { seq: 'asc' } }),
  )
  return { conversationId: id, answer: replies.map(({ body }) => body).join('\n') }
}

async function bodies(conversationId: string): Promise<string[]> {
  const { tenantId } = stage.shop
  const rows = await db.transaction(tenantId, (tx) =>
    tx.inboundMessage.findMany({ where: { tenantId, conversationId }, orderBy: { epoch: 'asc' } }),
  )
  return rows.map(({ body }) => body)
}

describe('a secret that a customer sends', () => {
  it.each([
    ['en', 'my pin is 7391', '7391', 'I have removed the PIN'],
    ['sw', 'tafadhali nambari yangu ya siri ni 7392', '7392', 'Nimeondoa PIN'],
    ['sheng', 'buda pin yangu ya mpesa ni 7393 lipia tu hiyo order msee', '7393', 'Nimetoa PIN'],
    ['digits apart', 'my pin is 7 3 9 4', '7 3 9 4', 'I have removed the PIN'],
    ['words', 'my pin is seven three nine five', 'seven three nine five', 'I have removed the PIN'],
    ['a password', 'my password is Kipepeo#88', 'Kipepeo#88', 'secret code or password'],
    ['a card', 'my card 4111 1111 1111 1111 exp 09/27 cvv 731', '4111 1111 1111 1111', 'the card details'],
  ])('is stored nowhere, and she is told so: %s', async (_name, body, secret, warning) => {
    const { answer, conversationId } = await send(newAddress(), { Body: body })
    await nowhere(secret)
    expect(answer).toContain(warning)
    expect((await bodies(conversationId))[0]).toContain('[removed]')
  })

  it('is told of once, and the rest of the message is answered', async () => {
    const from = newAddress()
    const first = await send(from, { Body: 'where is your shop? My pin is 7396' })
    expect(first.answer.match(/I have removed the PIN/g)).toHaveLength(1)
    expect(first.answer.split('\n').length).toBeGreaterThan(1)
    const second = await send(from, { Body: 'my pin is 7397' })
    expect(second.answer.match(/Nobody from/g)).toHaveLength(1)
    expect(second.answer).toContain('that one too')
    await nowhere('7396', '7397')
  })

  it('is told of in the language in which the rest of the message is answered', async () => {
    const swahili = await send(newAddress(), { Body: 'my pin is 7398\nmnauza viatu gani?' })
    expect(swahili.answer).toContain('Nimeondoa PIN')
    expect(swahili.answer).not.toContain('I have removed')
    const english = await send(newAddress(), { Body: 'pin yangu ni 7399\nwhere is your shop and when do you open?' })
    expect(english.answer).toContain('I have removed the PIN')
    expect(english.answer).not.toContain('Nimeondoa')
  })

  it('is no excess length to whoever looks at the turn', async () => {
    const { conversationId } = await send(newAddress(), { Body: 'where is your shop? My pin is 7400' })
    const { tenantId } = stage.shop
    const { trace } = await db.transaction(tenantId, (tx) =>
      tx.turn.findFirstOrThrow({ where: { tenantId, conversationId } }),
    )
    const audit = TurnTrace.parse(trace).steps.filter(({ node }) => node === 'input_audit')
    expect(audit.map(({ note }) => note)).toEqual(['clean', 'taken out before storing: pin'])
  })

  it('is taken out of captions, labels of places and profile names', async () => {
    await send(newAddress(), {
      Body: 'my pin is 7401',
      NumMedia: '1',
      MediaUrl0: 'https://api.twilio.com/x',
      MediaContentType0: 'image/jpeg',
      ProfileName: 'Amina PIN: 7402',
    })
    await send(newAddress(), {
      Body: '',
      Latitude: '-1.29',
      Longitude: '36.82',
      Label: 'pin yangu ni 7403',
      Address: 'PIN: 7404',
    })
    await nowhere('7401', '7402', '7403', '7404')
  })

  it('is known by the message before it that announced it', async () => {
    const from = newAddress()
    await send(from, { Body: 'my pin is' })
    const { conversationId } = await send(from, { Body: '7405' })
    expect(await bodies(conversationId)).toEqual(['my pin is', '[removed]'])
    await nowhere('7405')
  })

  it('is known by the message before it, although the conversation was taken over in between', async () => {
    const from = newAddress()
    const { conversationId } = await send(from, { Body: 'my pin is' })
    const ctx = { ...stage.ctx, actor: `staff:${randomIds.uuid()}` }
    await claimConversation(ctx, { conversationId, takeFrom: null })
    await send(from, { Body: '7431' })
    expect(await bodies(conversationId)).toEqual(['my pin is', '[removed]'])
    await nowhere('7431')
  })

  it('is known by the message before it, although that was recovered and then completed by its webhook', async () => {
    const from = newAddress()
    const params = textMessage(stage.shop, { From: from, Body: 'my pin is' })
    await recovered(from, { sid: params.MessageSid ?? '', body: 'my pin is' })
    await edge.webhook(stage.shop, params)
    const { conversationId } = await send(from, { Body: '7432' })
    expect(await bodies(conversationId)).toEqual(['my pin is', '[removed]'])
    await nowhere('7432')
  })

  it('is taken out of the note beside a basket', async () => {
    const basket = { catalog_id: '1', text: 'my pin is 7433', product_items: [] }
    await send(newAddress(), { Body: '', MessageType: 'order', ProductRetailerId: JSON.stringify(basket) })
    await nowhere('7433')
  })

  it('is not seen in a number that answers a question', async () => {
    const { conversationId } = await send(newAddress(), { Body: '7406' })
    expect(await bodies(conversationId)).toEqual(['7406'])
  })

  it('is not brought back by the sweep of what the provider has', async () => {
    const { tenantId } = stage.shop
    const channel = await db.transaction(tenantId, (tx) => tx.channel.findFirstOrThrow({ where: { tenantId } }))
    const sweptTo = stage.clock.now()
    await db.transaction(tenantId, (tx) => tx.channel.updateMany({ where: { tenantId }, data: { sweptTo } }))
    stage.clock.advance(10 * 60_000)
    const listed = {
      providerMessageId: `SM${'7'.repeat(32)}`,
      from: newAddress(),
      body: 'pin yangu ni 7407',
      files: 0,
      at: new Date(stage.clock.now().getTime() - 5 * 60_000),
    }
    const listReceived = async () => ({ messages: [listed], whole: true })
    const ports = { ...stage.ctx.ports, channels: whatsappBy({ ...stage.channel, listReceived }) }
    const woken = await sweepChannelMessages(
      { ...stage.ctx, ports },
      { inbound: testInboundLog(db) },
      { channelId: channel.id },
    )
    expect(woken).toHaveLength(1)
    await nowhere('7407')
  })
})

/** A message that the sweep found on the provider's list. */
async function recovered(address: string, { sid, body }: { sid: string; body: string }): Promise<void> {
  await testInboundLog(db).record({
    tenantId: stage.shop.tenantId,
    channelId: stage.shop.channelId,
    newCustomerId: randomIds.uuid(),
    newConversationId: randomIds.uuid(),
    messageId: randomIds.uuid(),
    address,
    phoneE164: null,
    bsuid: null,
    profileName: null,
    providerMessageId: sid,
    kind: 'text',
    body,
    payload: { recovered: true },
    receivedAt: edge.clock.now(),
  })
}

/** An M-PESA prompt of KES 4,500 that this customer has on her phone now. */
async function promptOut(conversationId: string): Promise<void> {
  const { tenantId } = stage.shop
  const own = () => ({ tenantId, id: randomIds.uuid() })
  await db.transaction(tenantId, async (tx) => {
    const { customerId } = await tx.conversation.findFirstOrThrow({ where: { tenantId, id: conversationId } })
    const amounts = { currency: 'KES', subtotalMinor: 450_000, totalMinor: 450_000 }
    const reference = randomIds.secret(6)
    const order = await tx.order.create({ data: { ...own(), conversationId, customerId, reference, ...amounts } })
    const account = await tx.paymentAccount.create({
      data: { ...own(), provider: 'mpesa', shortcode: randomIds.secret(4), credentialsEnc: 'sealed' },
    })
    await tx.paymentAttempt.create({
      data: {
        ...own(),
        orderId: order.id,
        accountId: account.id,
        requestId: randomIds.uuid(),
        method: 'stk',
        status: 'pending',
        msisdn: '254712345678',
        amountMinor: 450_000,
        currency: 'KES',
        reference,
        tokenHash: randomIds.secret(32),
        createdAt: edge.clock.now(),
        expiresAt: new Date(edge.clock.now().getTime() + 60_000),
      },
    })
  })
}

/** A turn after which her phone asks for her PIN, and the chat for nothing; or for something. */
async function turnThatLeaves(conversationId: string, awaitsPin: boolean): Promise<void> {
  const engine = testEngine()
  await stage.turn(conversationId, { run: async (input) => ({ ...(await engine.run(input)), awaitsPin }) })
}

async function paying(awaitsPin: boolean): Promise<{ from: string; conversationId: string }> {
  const from = newAddress()
  const { conversationId } = await send(from, { Body: 'hi' })
  await promptOut(conversationId)
  await edge.webhook(stage.shop, textMessage(stage.shop, { From: from, Body: 'ok' }))
  stage.clock.advance(60_000)
  await turnThatLeaves(conversationId, awaitsPin)
  return { from, conversationId }
}

describe('a bare number while her phone asks for her PIN', () => {
  it.each(['7411', '7 4 1 2', '7413 done', 'nimeweka 7414', 'seven four one five'])('is her PIN: %s', async (body) => {
    const { from, conversationId } = await paying(true)
    const { answer } = await send(from, { Body: body })
    expect((await bodies(conversationId)).at(-1)).toContain('[removed]')
    expect(answer).toMatch(/I have removed the PIN|Nimeondoa PIN/)
    await nowhere(body, ...body.split(' ').filter((word) => /^\d{4}$/.test(word)))
  })

  it.each(['4500', '2', '12', '0712345678', '7416?', '7417 bob', 'SGH7X8K2LM', '48219'])('passes: %s', async (body) => {
    const { from, conversationId } = await paying(true)
    await send(from, { Body: body })
    expect((await bodies(conversationId)).at(-1)).toBe(body)
  })

  it.each([false, true])(
    'is not told by the webhook of a message that was recovered without it; answered: %s',
    async (answered) => {
      const { from, conversationId } = await paying(true)
      const params = textMessage(stage.shop, { From: from, Body: '7434', Latitude: '-1.29', Longitude: '36.82' })
      await recovered(from, { sid: params.MessageSid ?? '', body: '7434' })
      expect((await bodies(conversationId)).at(-1)).toBe('[removed]')
      if (answered) {
        stage.clock.advance(60_000)
        await turnThatLeaves(conversationId, false)
      }
      edge.clock.advance(20 * 60_000)
      await edge.webhook(stage.shop, params)
      await nowhere('7434')
    },
  )

  it('passes while the chat asks something', async () => {
    const { from, conversationId } = await paying(false)
    edge.clock.advance(60_000)
    await send(from, { Body: '7418' })
    expect((await bodies(conversationId)).at(-1)).toBe('7418')
  })
})

describe('what is not a message', () => {
  it('a note on a contact card keeps no secret', async () => {
    const { conversationId } = await send(newAddress(), {
      Body: '',
      NumMedia: '1',
      MediaUrl0: 'https://api.twilio.com/x',
      MediaContentType0: 'text/vcard',
    })
    const { tenantId } = stage.shop
    const { id } = await db.transaction(tenantId, (tx) =>
      tx.inboundMessage.findFirstOrThrow({ where: { tenantId, conversationId } }),
    )
    const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Amina PIN: 7421\nTEL:+254712345678\nNOTE:my pin is 7422\nEND:VCARD'
    const file = { outcome: 'fetched' as const, contentType: 'text/vcard', bytes: Buffer.from(card) }
    const ctx = {
      ...stage.ctx,
      ports: { ...stage.ctx.ports, channels: whatsappBy({ ...stage.channel, fetchMedia: async () => file }) },
    }
    await storeInboundMedia(ctx, { messageId: id })
    await readAttachment(ctx, { inbound: testInboundLog(db) }, { messageId: id })
    expect(await wholeDatabase()).toContain('+254712345678')
    await nowhere('7421', '7422')
  })

  it('the words of a voice note keep none', async () => {
    const { conversationId } = await send(newAddress(), {
      Body: '',
      NumMedia: '1',
      MediaUrl0: 'https://api.twilio.com/x',
      MediaContentType0: 'audio/ogg',
    })
    const { tenantId } = stage.shop
    const { id } = await db.transaction(tenantId, (tx) =>
      tx.inboundMessage.findFirstOrThrow({ where: { tenantId, conversationId } }),
    )
    const file = { outcome: 'fetched' as const, contentType: 'audio/ogg', bytes: Buffer.from('OggS') }
    const transcriber = {
      ready: true,
      transcribe: async () => ({ outcome: 'text' as const, text: 'pin yangu ni saba nne mbili tatu' }),
    }
    const channel = { ...stage.channel, fetchMedia: async () => file }
    const ctx = { ...stage.ctx, ports: { ...stage.ctx.ports, channels: whatsappBy(channel), transcriber } }
    await storeInboundMedia(ctx, { messageId: id })
    await readAttachment(ctx, { inbound: testInboundLog(db) }, { messageId: id })
    expect(await bodies(conversationId)).toContain('pin yangu ni [removed]')
    await nowhere('saba nne mbili tatu')
  })

  it('what a person types for the shop keeps none', async () => {
    const { conversationId } = await send(newAddress(), { Body: 'hi' })
    const ctx = { ...stage.ctx, actor: `staff:${randomIds.uuid()}` }
    await claimConversation(ctx, { conversationId, takeFrom: null })
    await replyAsPerson(ctx, { conversationId, text: 'Your pin is 7424', clientId: null, seen: null })
    const summary = { outcome: 'solved' as const, note: 'her pin is 7425', promised: 'new password is Duka#26' }
    await returnToBot(ctx, { conversationId, summary })
    await nowhere('7424', '7425', 'Duka#26')
  })
})
