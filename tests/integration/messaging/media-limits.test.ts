import { describe, expect, it } from 'vitest'
import { storeInboundMedia, sweepChannelMessages } from '../../../src/domain/messaging/index.ts'
import { testInboundLog } from '../../support/inbound-log.ts'
import { slowProvider } from '../turn-protocol/slow-provider.ts'
import { newAddress } from '../turn-protocol/stage.ts'

const DAY_MS = 24 * 3_600_000
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

describe('files of customers', async () => {
  const world = await slowProvider()
  const { db, sandbox, shop, clock, ctx, log } = world
  const inbound = testInboundLog(db)

  /** The customer attaches a file, its webhook is recorded, and the file is fetched. */
  async function attach(address: string, bytes: Buffer = PNG): Promise<{ messageId: string; conversationId: string }> {
    const media = { contentType: 'image/png', base64: bytes.toString('base64') }
    const from = { sender: shop.address, from: address, drop: true }
    const { messageSid } = await sandbox.twilio.inbound({ ...from, kind: 'image', media })
    const kept = (await sandbox.twilio.messages({ from: address })).find(({ sid }) => sid === messageSid)
    const recorded = await inbound.record({
      tenantId: shop.tenantId,
      channelId: shop.channelId,
      newCustomerId: ctx.ids.uuid(),
      newConversationId: ctx.ids.uuid(),
      messageId: ctx.ids.uuid(),
      address,
      phoneE164: null,
      bsuid: null,
      profileName: null,
      providerMessageId: messageSid,
      kind: 'media',
      body: '',
      payload: { media: [{ url: kept?.media[0]?.url ?? '', contentType: 'image/png' }] },
      receivedAt: clock.now(),
    })
    await storeInboundMedia(ctx, { messageId: recorded.messageId })
    return recorded
  }
  const fileOf = (messageId: string) =>
    db.transaction(shop.tenantId, (tx) => tx.inboundMedia.findFirstOrThrow({ where: { messageId } }))
  const said = async (conversationId: string) =>
    (await world.rows(conversationId)).filter(({ body }) => body.includes('media_too_many')).length
  const KEEP = { status: 'stored', reason: null }

  it('of one customer end for the day at thirty, said once, and go on the next day; another’s do not', async () => {
    const [many, other] = [newAddress(), newAddress()]
    for (let number = 0; number < 30; number += 1)
      expect(await fileOf((await attach(many)).messageId)).toMatchObject(KEEP)
    for (let number = 0; number < 3; number += 1) {
      const { messageId, conversationId } = await attach(many)
      expect(await fileOf(messageId)).toMatchObject({ status: 'refused', reason: 'too_many', bytes: null })
      expect(await said(conversationId)).toBe(1)
    }
    expect(await fileOf((await attach(other)).messageId)).toMatchObject(KEEP)
    clock.advance(DAY_MS + 1)
    expect(await fileOf((await attach(many)).messageId)).toMatchObject(KEEP)
  })

  it('that come all at once end at thirty too', async () => {
    const address = newAddress()
    const { conversationId } = await attach(address)
    await Promise.all(Array.from({ length: 36 }, () => attach(address)))
    const kept = await db.transaction(shop.tenantId, (tx) =>
      tx.inboundMedia.groupBy({ by: ['status', 'reason'], where: { message: { conversationId } }, _count: true }),
    )
    expect(kept.find(({ status }) => status === 'stored')?._count).toBe(30)
    expect(kept.find(({ reason }) => reason === 'too_many')?._count).toBe(7)
  })

  it('are refused by their size: a picture over five megabytes', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])
    const { messageId } = await attach(newAddress(), large)
    expect(await fileOf(messageId)).toMatchObject({ status: 'refused', reason: 'too_large', bytes: null })
  })

  it('end for a customer and for the whole shop when there are too many bytes', async () => {
    const [one, two] = [newAddress(), newAddress()]
    const weigh = async (messageId: string, sizeBytes: number) =>
      db.transaction(shop.tenantId, (tx) => tx.inboundMedia.updateMany({ where: { messageId }, data: { sizeBytes } }))
    const first = await attach(one)
    await weigh(first.messageId, 64 * 1024 * 1024)
    expect(await fileOf((await attach(one)).messageId)).toMatchObject({ reason: 'too_many' })
    expect(await fileOf((await attach(two)).messageId)).toMatchObject(KEEP)
    await weigh(first.messageId, 2_047 * 1024 * 1024 + 1_000_000)
    await attach(two)
    await weigh((await attach(newAddress())).messageId, 60_000)
    expect(await fileOf((await attach(newAddress())).messageId)).toMatchObject({ reason: 'too_many' })
    await weigh(first.messageId, 10)
  })

  it('are forgotten after ninety days: that there was one stays', async () => {
    const { messageId } = await attach(newAddress())
    const before = await fileOf(messageId)
    clock.advance(90 * DAY_MS + 1)
    const young = await attach(newAddress())
    await sweepChannelMessages(ctx, { inbound }, { channelId: shop.channelId })
    expect(await fileOf(messageId)).toEqual({ ...before, status: 'expired', bytes: null })
    expect(await fileOf(young.messageId)).toMatchObject(KEEP)
    expect(log.lines.some(({ event }) => event === 'inbound_media_refused')).toBe(true)
  })
})
