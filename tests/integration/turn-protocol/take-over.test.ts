import { describe, expect, it } from 'vitest'
import { handBack, takeOver } from '../../../src/domain/handoff/index.ts'
import { queueReply } from '../../../src/domain/messaging/index.ts'
import type { ReplyKind } from '../../../src/domain/messaging/schemas.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { testDatabase } from '../../support/test-database.ts'
import { gate } from './gate.ts'
import { echo, fakeEngine, newAddress, reply, setStage } from './stage.ts'

const DONE = { outcome: 'solved' as const, promised: null, note: '' }
const OPERATOR = 'wanjiru'

describe('taking a conversation over', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)
  const { ctx, channel } = stage
  const take = (conversationId: string) => takeOver(ctx, { conversationId, operator: OPERATOR })
  const outbound = async (conversationId: string) => {
    const rows = await db.transaction(stage.shop.tenantId, (tx) =>
      tx.outboundMessage.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } }),
    )
    return rows.map((row) => [row.body, row.status])
  }
  const sentTo = (address: string) =>
    channel.sent.filter((message) => message.to === address).map((message) => message.body)

  const KINDS: ReplyKind[] = ['reply', 'owed', 'payment', 'handoff']
  it.each(KINDS)('during the run of a turn leaves its %s as a draft and sends nothing', async (kind) => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'hi')
    const engine = fakeEngine(async () => {
      expect(await take(conversationId)).toEqual({ outcome: 'owned' })
      return [reply('half made', kind)]
    })
    expect(await stage.turn(conversationId, engine)).toMatchObject({ commit: 'drafted' })
    await stage.deliver(conversationId)
    expect(await outbound(conversationId)).toEqual([['half made', 'draft']])
    expect(sentTo(address)).toEqual([])
  })

  it('lets only the answer to STOP leave, whenever it was composed', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'STOP')
    const engine = fakeEngine(async () => {
      await take(conversationId)
      return [reply('you get no more messages', 'consent'), reply('half made', 'owed')]
    })
    await stage.turn(conversationId, engine)
    const notice = { conversationId, author: 'system', menu: null, dedupeKey: null } as const
    await ctx.transaction((ctx) => queueReply(ctx, { ...notice, text: 'you have paid', kind: 'payment' }))
    await stage.deliver(conversationId)
    expect(sentTo(address)).toEqual(['you get no more messages'])
    expect(await outbound(conversationId)).toEqual([
      ['you get no more messages', 'sent'],
      ['half made', 'draft'],
      ['you have paid', 'draft'],
    ])
  })

  it('turns what waits in the outbox into drafts', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'hi')
    await stage.turn(conversationId, echo())
    expect(await take(conversationId)).toEqual({ outcome: 'owned' })
    expect(await stage.deliver(conversationId)).toEqual({ sent: 0, againInMs: null })
    expect(await outbound(conversationId)).toEqual([['hi', 'draft']])
  })

  it('says that it is settling as long as a message is on the wire, and owned when it is through', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'hi')
    await stage.turn(
      conversationId,
      fakeEngine(() => [reply('one'), reply('two')]),
    )
    const [onTheWire, answered] = [gate(), gate()]
    channel.answer = async (message) => {
      onTheWire.open()
      await answered.passed
      return channel.accept(message)
    }
    const delivery = stage.deliver(conversationId)
    await onTheWire.passed
    expect(await take(conversationId)).toEqual({ outcome: 'settling', inFlight: 1, since: stage.clock.now() })
    answered.open()
    await delivery
    channel.answer = channel.accept
    expect(await take(conversationId)).toEqual({ outcome: 'owned' })
    expect(sentTo(address)).toEqual(['one'])
    expect(await outbound(conversationId)).toEqual([
      ['one', 'sent'],
      ['two', 'draft'],
    ])
  })

  it('keeps an unsure message unsent: what the provider does not know becomes a draft', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'hi')
    await stage.turn(conversationId, echo())
    channel.answer = () => ({ outcome: 'uncertain', problem: 'socket hang up' })
    await stage.deliver(conversationId)
    channel.answer = channel.accept
    const since = stage.clock.now()
    stage.clock.advance(CHANNEL_TIMES.lateMs - 1)
    await stage.deliver(conversationId)
    expect(await take(conversationId)).toEqual({ outcome: 'settling', inFlight: 1, since })
    stage.clock.advance(10_000)
    await stage.deliver(conversationId)
    expect(sentTo(address).length).toBe(1)
    expect(await outbound(conversationId)).toEqual([['hi', 'draft']])
    expect(await take(conversationId)).toEqual({ outcome: 'owned' })
  })

  it('tells the engine, and sends nothing of what it says', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'hi')
    await stage.turn(conversationId, echo())
    await take(conversationId)
    await stage.receive(address, 'are you a person?')
    const owners: string[] = []
    const engine = fakeEngine(({ owner }) => {
      owners.push(owner)
      return [reply('I am a bot')]
    })
    expect(await stage.turn(conversationId, engine)).toMatchObject({
      outcome: 'committed',
      commit: 'drafted',
      more: false,
    })
    expect(owners).toEqual(['human'])
    expect(await stage.turn(conversationId, engine)).toEqual({ outcome: 'idle' })
    await stage.deliver(conversationId)
    expect(sentTo(address)).toEqual([])
    const turns = await db.transaction(stage.shop.tenantId, (tx) =>
      tx.turn.findMany({ where: { conversationId }, orderBy: { epoch: 'asc' } }),
    )
    expect(turns.map((turn) => turn.outcome)).toEqual(['answered', 'human'])
  })

  it('twice changes nothing the second time, and is audited once', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'hi')
    await take(conversationId)
    const once = await db.transaction(stage.shop.tenantId, (tx) =>
      tx.conversation.findFirstOrThrow({ where: { id: conversationId } }),
    )
    expect(await take(conversationId)).toEqual({ outcome: 'owned' })
    const twice = await db.transaction(stage.shop.tenantId, (tx) =>
      tx.conversation.findFirstOrThrow({ where: { id: conversationId } }),
    )
    expect([twice.epoch, twice.fencedEpoch]).toEqual([once.epoch, once.fencedEpoch])
    const audit = await db.transaction(stage.shop.tenantId, (tx) =>
      tx.auditEntry.findMany({ where: { subjectId: conversationId } }),
    )
    expect(audit.map((entry) => entry.action)).toEqual(['conversation.taken_over'])
  })

  it('and giving it back leaves drafts as drafts; the bot answers what comes next', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'hi')
    await stage.turn(conversationId, echo())
    await take(conversationId)
    await handBack(ctx, { conversationId, summary: DONE })
    await stage.deliver(conversationId)
    expect(sentTo(address)).toEqual([])
    await stage.receive(address, 'still there?')
    await stage.turn(conversationId, echo())
    await stage.deliver(conversationId)
    expect(sentTo(address)).toEqual(['still there?'])
    await expect(handBack(ctx, { conversationId, summary: DONE })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('and giving it back while a turn of before still runs lets nothing out of it that was composed before', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'pay')
    const engine = fakeEngine(async () => {
      await take(conversationId)
      await handBack(ctx, { conversationId, summary: DONE })
      return [reply('composed before', 'owed')]
    })
    await stage.turn(conversationId, engine)
    await stage.deliver(conversationId)
    expect(sentTo(address)).toEqual([])
    expect(await outbound(conversationId)).toEqual([['composed before', 'draft']])
  })

  it('refuses a conversation that does not exist', async () => {
    await expect(take(ctx.ids.uuid())).rejects.toMatchObject({ code: 'not_found' })
  })
})
