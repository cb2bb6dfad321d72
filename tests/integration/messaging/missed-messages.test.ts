import { beforeEach, describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { sweepChannelMessages } from '../../../src/domain/messaging/index.ts'
import type { MessageChannel } from '../../../src/domain/messaging/message-channel.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { testInboundLog } from '../../support/inbound-log.ts'
import { whatsappBy } from '../../support/whatsapp-by.ts'
import { slowProvider } from '../turn-protocol/slow-provider.ts'
import { newAddress } from '../turn-protocol/stage.ts'

const { webhookMs } = CHANNEL_TIMES

describe('messages whose webhook never came', async () => {
  const world = await slowProvider()
  const { db, sandbox, shop, clock, ctx, log } = world
  const inbound = testInboundLog(db)
  const channelId = shop.channelId
  const sweep = (channel: MessageChannel = ctx.ports.channels.whatsapp) =>
    sweepChannelMessages({ ...ctx, ports: { ...ctx.ports, channels: whatsappBy(channel) } }, { inbound }, { channelId })
  const mark = async () => {
    const row = await db.transaction(shop.tenantId, (tx) => tx.channel.findFirstOrThrow({ where: { id: channelId } }))
    return row.sweptTo
  }
  /** What was recorded of each customer, in the order of its places. */
  const recorded = async () => {
    const rows = await db.transaction(shop.tenantId, (tx) =>
      tx.inboundMessage.findMany({
        orderBy: { epoch: 'asc' },
        select: { body: true, receivedAt: true, conversation: { select: { customer: { select: { address: true } } } } },
      }),
    )
    const byAddress = new Map<string, { body: string; receivedAt: Date }[]>()
    for (const row of rows) {
      const { address } = row.conversation.customer
      byAddress.set(address, [...(byAddress.get(address) ?? []), row])
    }
    return byAddress
  }
  const drop = (from: string, body: string) => sandbox.twilio.inbound({ sender: shop.address, from, body, drop: true })
  const events = () => log.lines.map(({ event }) => event)

  beforeEach(async () => {
    clock.advance(3_600_000)
    log.lines.length = 0
    await sandbox.faults.clear()
    await db.transaction(shop.tenantId, (tx) =>
      tx.channel.updateMany({ where: { id: channelId }, data: { sweptTo: clock.now(), sweptAt: clock.now() } }),
    )
  })

  it('are all found, 2,500 of them, each customer’s in the provider’s order and as old as they are, and staff are told', async () => {
    const customers = Array.from({ length: 25 }, newAddress)
    const startedAt = clock.now().getTime()
    for (let number = 0; number < 2_500; number += 1) {
      clock.advance(50)
      await drop(customers[number % 25] ?? '', `m${number}`)
    }
    clock.advance(webhookMs)
    expect((await sweep()).length).toBe(25)
    const found = await recorded()
    for (const [place, address] of customers.entries()) {
      const rows = found.get(address) ?? []
      expect(rows.map(({ body }) => body)).toEqual(Array.from({ length: 100 }, (_, nth) => `m${nth * 25 + place}`))
      const age = (rows[0]?.receivedAt.getTime() ?? 0) - startedAt
      expect(Math.abs(age - 50 * (place + 1))).toBeLessThanOrEqual(1_000)
    }
    expect(log.lines).toContainEqual({
      level: 'error',
      event: 'webhooks_missed_many',
      fields: expect.objectContaining({ channelId, missed: 2_500, conversations: 25 }),
    })
    const audit = await db.transaction(shop.tenantId, (tx) =>
      tx.auditEntry.findMany({ where: { action: 'channel.webhooks_missed' } }),
    )
    expect(audit).toHaveLength(1)
    expect(await sweep()).toEqual([])
  })

  /** A provider that shows at most `most` messages at one look. */
  const showing = (most: number): MessageChannel => ({
    ...ctx.ports.channels.whatsapp,
    async listReceived(account, span) {
      const { messages } = await ctx.ports.channels.whatsapp.listReceived(account, span)
      return messages.length > most ? { messages: messages.slice(-most), whole: false } : { messages, whole: true }
    },
  })

  it('are found in smaller spans, over several runs, where one look does not reach to the end', async () => {
    const address = newAddress()
    for (let number = 0; number < 120; number += 1) {
      clock.advance(5_000)
      await drop(address, `n${number}`)
    }
    clock.advance(webhookMs)
    const bodies = async () => ((await recorded()).get(address) ?? []).map(({ body }) => body)
    const expected = Array.from({ length: 120 }, (_, number) => `n${number}`)
    const before = await mark()
    await sweep(showing(20))
    const first = await bodies()
    expect(first.length).toBeGreaterThan(0)
    expect(first).toEqual(expected.slice(0, first.length))
    expect((await mark()).getTime()).toBeGreaterThan(before.getTime())
    for (let run = 0; run < 6; run += 1) await sweep(showing(20))
    expect(await bodies()).toEqual(expected)
    expect((await mark()).getTime()).toBe(clock.now().getTime() - webhookMs)
  })

  it('keep the mark where it is, and raise the alarm, where the list cannot be read to its end', async () => {
    const address = newAddress()
    for (let number = 0; number < 30; number += 1) await drop(address, `same second ${number}`)
    clock.advance(webhookMs + 10_000)
    const before = await mark()
    expect(await sweep(showing(20))).toEqual([])
    expect(await mark()).toEqual(before)
    expect(events()).toContain('webhooks_missed_many')
    await sandbox.faults.set([{ target: 'twilio.list', kind: 'http_503_html' }])
    await expect(sweep()).rejects.toMatchObject({ code: 'provider_unavailable' })
    expect(await mark()).toEqual(before)
    await sandbox.faults.clear()
    expect((await sweep()).length).toBe(1)
  })

  it('are found that came while the clock ran a day ahead, and after it was put back', async () => {
    const address = newAddress()
    await drop(address, 'before')
    clock.advance(24 * 3_600_000)
    await sweep()
    clock.advance(-24 * 3_600_000)
    await drop(address, 'after')
    clock.advance(webhookMs + 2_000)
    const due = await postgresDirectory(db).due(
      'channels',
      { now: clock.now(), before: clock.now() },
      { each: 9, all: 9 },
    )
    expect(due).toContainEqual({ tenantId: shop.tenantId, subjectId: channelId })
    await sweep()
    expect((await recorded()).get(address)?.map(({ body }) => body)).toEqual(['before', 'after'])
    expect((await mark()).getTime()).toBe(clock.now().getTime() - webhookMs)
  })

  it('are left to their webhook for as long as it may be on its way', async () => {
    const address = newAddress()
    await drop(address, 'a moment ago')
    clock.advance(webhookMs - 2_000)
    expect(await sweep()).toEqual([])
    clock.advance(3_000)
    expect((await sweep()).length).toBe(1)
    expect(events()).toEqual(['webhooks_missed'])
  })

  it('are recovered with their files, and as not readable when nothing of them is left', async () => {
    const [photographer, walker] = [newAddress(), newAddress()]
    const of = { sender: shop.address, drop: true }
    await sandbox.twilio.inbound({ ...of, from: photographer, kind: 'image', body: 'hii iko?' })
    await sandbox.twilio.inbound({ ...of, from: walker, kind: 'location' })
    clock.advance(webhookMs + 2_000)
    await sweep()
    const rows = await db.transaction(shop.tenantId, (tx) =>
      tx.inboundMessage.findMany({
        where: { conversation: { customer: { address: { in: [photographer, walker] } } } },
      }),
    )
    expect(rows.find(({ kind }) => kind === 'media')).toMatchObject({
      body: 'hii iko?',
      payload: { recovered: true, media: [{ contentType: 'image/png', url: expect.stringMatching(/\/Media\/ME/) }] },
    })
    expect(rows.find(({ kind }) => kind === 'unsupported')).toMatchObject({ body: '', payload: { recovered: true } })
  })
})
