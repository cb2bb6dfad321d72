import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { noTranscriber } from '../../src/adapters/system/no-transcriber.ts'
import { hire } from '../integration/handoff/inbox.ts'
import { createItem } from '../support/builders.ts'
import { startProduct, type TestCustomer } from '../support/product.ts'
import { until } from '../support/until.ts'

const CARD = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Baba Otieno\r\nTEL;TYPE=CELL:+254 700 000099\r\nEND:VCARD\r\n'
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

describe('a conversation of more than words', async () => {
  const product = await startProduct()
  const { sandbox, db } = product
  const shop = await product.openShop()
  const { itemId } = await createItem(db, shop, {
    name: 'Rift Runner',
    category: 'running shoes',
    tags: ['shoes', 'running'],
    variants: ['41', '42', '43'].map((size) => ({ name: size, options: { size }, priceMinor: 450_000, stock: 50 })),
  })
  await db.transaction(shop.tenantId, (tx) =>
    tx.catalogItem.updateMany({ where: { id: itemId }, data: { imagePath: 'kicks-and-phones/rift2.png' } }),
  )
  const other = await createItem(db, shop, {
    name: 'Savanna Glide',
    category: 'running shoes',
    tags: ['shoes', 'running'],
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 390_000, stock: 50 }],
  })
  expect(other.variantIds).toHaveLength(1)

  const filesTo = (customer: TestCustomer, kind: string) =>
    until(async () => {
      const messages = await sandbox.twilio.messages({ from: shop.address, to: customer.address })
      return messages.find((message) => message.kind === kind && message.status === 'read')
    })
  const attach = (customer: TestCustomer, kind: 'audio' | 'image' | 'contacts', contentType: string, bytes: Buffer) =>
    sandbox.twilio.inbound({
      sender: shop.address,
      from: customer.address,
      kind,
      media: { contentType, base64: bytes.toString('base64') },
    })
  const mediaOf = (customer: TestCustomer) =>
    until(() =>
      db.transaction(shop.tenantId, (tx) =>
        tx.inboundMedia.findFirst({
          where: { message: { conversation: { customer: { address: customer.address } } } },
          orderBy: { fetchedAt: 'desc' },
        }),
      ),
    )

  /** Chooses size 42 of the pictured shoe, up to the question whose yes pays. */
  async function reachCheckout(customer: TestCustomer): Promise<string> {
    let heard = await customer.ask('I want Rift Runner')
    for (let step = 0; step < 3 && !/^Pay KES/m.test(heard); step += 1) heard = await customer.ask('42')
    expect(heard).toMatch(/^Pay KES 4,500 by M-PESA from/m)
    return heard
  }

  it('shows the chosen product before it asks for the size, and takes a tap on what it offered', async () => {
    const customer = shop.customer()
    await customer.ask('I want running shoes')
    const question = await customer.tap('item:1', 'Rift Runner')
    expect(question).toMatch(/which size\?$/i)
    const picture = await filesTo(customer, 'image')
    expect(picture).toMatchObject({ body: 'Rift Rift Runner', media: [{ contentType: 'image/png' }] })
    expect(picture.media[0]?.source).toMatch(new RegExp(`^${product.runtime.publicBaseUrl}/files/item_image\\.`))
    const [asked] = (await sandbox.twilio.messages({ from: shop.address, to: customer.address })).slice(-1)
    expect(asked?.body).toBe(question)
    const sizes = asked?.content !== null && asked && 'choices' in asked.content ? asked.content.choices : []
    expect(sizes.map(({ title }) => title)).toContain('42')
  })

  it('sends the receipt of a paid order as a document', async () => {
    const customer = shop.customer()
    await reachCheckout(customer)
    await customer.ask('yes')
    const [prompt] = await sandbox.daraja.prompts({ msisdn: customer.msisdn })
    await sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay', pin: '1234' })
    const document = await filesTo(customer, 'document')
    const order = await db.transaction(shop.tenantId, (tx) =>
      tx.order.findFirstOrThrow({ where: { customer: { address: customer.address } } }),
    )
    const [file] = document.media
    expect(file).toMatchObject({ contentType: 'application/pdf', filename: `receipt-${order.reference}.pdf` })
    expect(document.body).toBe(`Receipt for order ${order.reference}, Mtaani Kicks`)
    const read = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())
    const shown = await read(file?.url ?? '')
    expect(shown.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await read(file?.source ?? '')).toEqual(shown)
    const rows = await db.transaction(shop.tenantId, (tx) =>
      tx.outboundMessage.findMany({ where: { dedupeKey: { startsWith: `receipt:${order.id}` } } }),
    )
    expect(rows.map(({ status }) => status)).toEqual(['sent'])
    const desk = await hire(product, shop, 'Amina')
    const origin = await desk.get(`/v1/messages/${document.sid}/origin`)
    expect(origin.body).toMatchObject({ cause: 'receipt', order: { reference: order.reference, status: 'paid' } })
    expect(JSON.stringify(origin.body.events)).toContain('order.paid')
    const stranger = await hire(product, await product.openShop(), 'Baraka')
    expect((await stranger.get(`/v1/messages/${document.sid}/origin`)).status).toBe(404)
  })

  it('answers a voice note at once, keeps it, and leaves the question open', async () => {
    const customer = shop.customer()
    const question = await customer.ask('I want running shoes')
    const sound = Buffer.from('OggS a voice')
    await attach(customer, 'audio', 'audio/ogg', sound)
    expect(await customer.next()).toMatch(/can't listen to voice notes/)
    const kept = await mediaOf(customer)
    expect(kept).toMatchObject({ status: 'stored', contentType: 'audio/ogg', sizeBytes: sound.byteLength })
    expect(kept.sha256).toBe(createHash('sha256').update(sound).digest('hex'))
    expect(Buffer.from(kept.bytes ?? [])).toEqual(sound)
    expect(question).toContain('1.')
    expect(await customer.ask('1')).toMatch(/which size/i)
  })

  it('answers the words of a voice note where somebody can listen, and says when there were none', async () => {
    product.runtime.ports.transcriber = {
      ready: true,
      transcribe: async ({ bytes }) =>
        Buffer.from(bytes).includes('mumble')
          ? { outcome: 'unclear' }
          : { outcome: 'text', text: 'what time do you close?' },
    }
    const customer = shop.customer()
    await attach(customer, 'audio', 'audio/ogg', Buffer.from('OggS a question'))
    expect(await customer.next()).not.toMatch(/voice note/)
    const heard = await db.transaction(shop.tenantId, (tx) =>
      tx.inboundMessage.findMany({
        where: { conversation: { customer: { address: customer.address } } },
        orderBy: { epoch: 'asc' },
      }),
    )
    expect(heard.map(({ kind, body }) => [kind, body])).toEqual([
      ['media', ''],
      ['text', 'what time do you close?'],
    ])
    expect(heard[1]?.payload).toEqual({ transcribed: true, derivedFrom: heard[0]?.id })
    await attach(customer, 'audio', 'audio/ogg', Buffer.from('OggS mumble'))
    expect(await customer.next()).toMatch(/couldn't make out/)
    product.runtime.ports.transcriber = noTranscriber
  })

  it('keeps a picture without words and asks what she wants', async () => {
    const customer = shop.customer()
    await attach(customer, 'image', 'image/png', PNG)
    expect(await customer.next()).toMatch(/kept your picture/)
    expect(await mediaOf(customer)).toMatchObject({ status: 'stored', contentType: 'image/png' })
  })

  it('fetches later what no job knows of any more', async () => {
    const customer = shop.customer()
    const from = { sender: shop.address, from: customer.address }
    const media = { contentType: 'image/png', base64: PNG.toString('base64') }
    const { messageSid } = await sandbox.twilio.inbound({ ...from, kind: 'image', media, drop: true })
    const [kept] = await sandbox.twilio.messages({ from: customer.address })
    const { ids, inbound } = product.runtime
    await inbound.record({
      tenantId: shop.tenantId,
      channelId: shop.channelId,
      newCustomerId: ids.uuid(),
      newConversationId: ids.uuid(),
      messageId: ids.uuid(),
      address: customer.address,
      phoneE164: null,
      bsuid: null,
      profileName: null,
      providerMessageId: messageSid,
      kind: 'media',
      body: '',
      payload: { media: [{ url: kept?.media[0]?.url ?? '', contentType: 'image/png' }] },
      receivedAt: new Date(Date.now() - 10_000),
    })
    expect(await mediaOf(customer)).toMatchObject({ status: 'stored', sizeBytes: PNG.byteLength })
  })

  it('pays with the number of a contact card only after she has confirmed it', async () => {
    const customer = shop.customer()
    await reachCheckout(customer)
    const pushes = async () => (await sandbox.daraja.prompts({ msisdn: '254700000099' })).length
    await attach(customer, 'contacts', 'text/vcard', Buffer.from(CARD))
    // The card may be read before or after its message is answered.
    let question = await customer.next()
    if (/after you confirm/.test(question)) question = await customer.next()
    expect(question).toContain('Baba Otieno')
    expect(question).toContain('0700 000 099')
    expect(await pushes()).toBe(0)
    await customer.ask('yes')
    expect(await pushes()).toBe(1)
  })

  it('shows once that it is typing while the provider of payments takes its time', async () => {
    const customer = shop.customer()
    await reachCheckout(customer)
    const match = { msisdn: customer.msisdn }
    await sandbox.faults.add({ target: 'daraja.push', kind: 'delay', delayMs: 1_500, times: 1, match })
    const before = (await sandbox.twilio.typings()).length
    await customer.ask('yes')
    const sent = await sandbox.twilio.messages({ from: customer.address, direction: 'inbound' })
    expect((await sandbox.twilio.typings()).slice(before)).toEqual([sent.at(-1)?.sid])
  })
})
