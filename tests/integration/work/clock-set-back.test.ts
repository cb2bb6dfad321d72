import { describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { recordFailure } from '../../../src/domain/failed-work/index.ts'
import { nextFailure } from '../../../src/domain/failed-work/next-failure.ts'
import { createTicket, escalateTicket } from '../../../src/domain/handoff/index.ts'
import { queueReply } from '../../../src/domain/messaging/index.ts'
import { escalateTicketJob } from '../../../src/jobs/escalate-ticket.job.ts'
import { processTurnJob } from '../../../src/jobs/process-turn.job.ts'
import { sendMessagesJob } from '../../../src/jobs/send-messages.job.ts'
import { dueOf } from '../../support/due.ts'
import { testDatabase } from '../../support/test-database.ts'
import { echo, newAddress, setStage } from '../turn-protocol/stage.ts'

const HOUR = 3_600_000

describe('after the clock was put back', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)
  const { clock, ctx, shop } = stage
  const directory = postgresDirectory(db)

  it.each([1, 24])('by %i hours, what a customer wrote before is answered now', async (hours) => {
    const { conversationId } = await stage.receive(newAddress(), 'habari')
    clock.advance(-hours * HOUR)
    expect(await dueOf(directory, processTurnJob, clock.now())).toContainEqual({
      tenantId: shop.tenantId,
      conversationId,
    })
    expect(await stage.turn(conversationId, echo())).toMatchObject({ outcome: 'committed' })
    clock.advance(hours * HOUR)
  })

  it.each([1, 24])(
    'by %i hours, an answer from before leaves now, and what was said since then after it',
    async (hours) => {
      const address = newAddress()
      const { conversationId } = await stage.receive(address, 'habari')
      const say = (text: string) =>
        ctx.transaction((ctx) =>
          queueReply(ctx, { conversationId, text, author: 'system', kind: 'owed', menu: null, dedupeKey: null }),
        )
      await say('first')
      clock.advance(-hours * HOUR)
      await say('second')
      expect(await dueOf(directory, sendMessagesJob, clock.now())).toContainEqual({
        tenantId: shop.tenantId,
        conversationId,
      })
      expect(await stage.deliver(conversationId)).toEqual({ sent: 2, againInMs: null })
      const sent = stage.channel.sent.filter((message) => message.to === address)
      expect(sent.map(({ body }) => body)).toEqual(['first', 'second'])
      clock.advance(hours * HOUR)
    },
  )

  it('a message whose attempt ended without an answer before is looked for now', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'habari')
    await ctx.transaction((ctx) =>
      queueReply(ctx, { conversationId, text: 'hm', author: 'system', kind: 'owed', menu: null, dedupeKey: null }),
    )
    stage.channel.answer = async () => ({ outcome: 'uncertain', problem: 'no answer' })
    await stage.deliver(conversationId)
    stage.channel.answer = stage.channel.accept
    clock.advance(-24 * HOUR)
    for (let looks = 0; looks < 20; looks += 1) {
      const { sent, againInMs } = await stage.deliver(conversationId)
      if (sent === 1) break
      clock.advance(Math.min(againInMs ?? 0, 5 * 60_000))
    }
    expect(stage.channel.sent.filter(({ body }) => body === 'hm')).toHaveLength(2)
  })

  it('work that failed before rests no longer than work ever does, and goes on being counted', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'habari')
    const run = { work: processTurnJob.name, subjectId: conversationId, error: new Error('away'), deadAfter: 12 }
    await recordFailure(ctx, run, async () => 'stays')
    clock.advance(-24 * HOUR)
    expect(await dueOf(directory, processTurnJob, clock.now())).toContainEqual({
      tenantId: shop.tenantId,
      conversationId,
    })
    await recordFailure(ctx, run, async () => 'stays')
    const row = await db.transaction(shop.tenantId, (tx) =>
      tx.failedWork.findFirstOrThrow({ where: { subjectId: conversationId } }),
    )
    expect(row.attempts).toBe(2)
    expect(row.notBefore.getTime() - clock.now().getTime()).toBe(60_000)
    expect(
      nextFailure({ ...row, status: 'waiting' }, { now: clock.now(), ownFault: true, deadAfter: 12 }).attempts,
    ).toBe(2)
  })

  it('a ticket is promised from now on', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'habari')
    const asked = { reason: 'human_requested', summary: 'A person.', journey: 'handoff', step: 'ask' } as const
    const { ticketId, promisedAt } = await createTicket({ ...ctx, conversationId }, asked)
    const promisedMs = Date.parse(promisedAt) - clock.now().getTime()
    const due = () => dueOf(directory, escalateTicketJob, clock.now())
    const ticket = () =>
      db.transaction(shop.tenantId, (tx) => tx.handoffTicket.findFirstOrThrow({ where: { id: ticketId } }))
    expect(await due()).toEqual([])
    clock.advance(-24 * HOUR)
    expect(await due()).toEqual([{ tenantId: shop.tenantId, ticketId }])
    expect(await escalateTicket(ctx, { ticketId })).toEqual({ outcome: 'stale' })
    expect((await ticket()).promisedAt.getTime()).toBe(clock.now().getTime() + promisedMs)
    expect(await due()).toEqual([])
    clock.advance(promisedMs)
    expect(await due()).toEqual([{ tenantId: shop.tenantId, ticketId }])
    expect(await escalateTicket(ctx, { ticketId })).toEqual({ outcome: 'escalated' })
  })
})
