import { describe, expect, it } from 'vitest'
import { failTurn } from '../../../src/conversation/fail-turn.ts'
import type { ReplyKind } from '../../../src/domain/messaging/schemas.ts'
import { TurnTrace } from '../../../src/domain/turns/schemas.ts'
import { testDatabase } from '../../support/test-database.ts'
import { gate } from './gate.ts'
import { echo, fakeEngine, newAddress, reply, setStage } from './stage.ts'

describe('a turn', async () => {
  const db = await testDatabase(16)
  const stage = await setStage(db)
  const rows = (conversationId: string) =>
    db.transaction(stage.shop.tenantId, async (tx) => ({
      conversation: await tx.conversation.findFirstOrThrow({ where: { id: conversationId } }),
      inbound: await tx.inboundMessage.findMany({ where: { conversationId }, orderBy: { epoch: 'asc' } }),
      turns: await tx.turn.findMany({ where: { conversationId }, orderBy: { epoch: 'asc' } }),
      outbound: await tx.outboundMessage.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } }),
    }))

  it('answers all that waits, in order, and commits session, trace, messages and replies together', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'one')
    await stage.receive(address, 'two')
    await stage.receive(address, 'three')
    const engine = echo()
    expect(await stage.turn(conversationId, engine)).toEqual({
      outcome: 'committed',
      commit: 'committed',
      replies: 1,
      more: false,
    })
    const { conversation, inbound, turns, outbound } = await rows(conversationId)
    expect(engine.heard).toEqual([['one', 'two', 'three']])
    expect(turns.length).toBe(1)
    expect(turns[0]).toMatchObject({ requestId: inbound[0]?.id, epoch: 3, outcome: 'answered' })
    expect(inbound.map((message) => message.turnId)).toEqual(inbound.map(() => turns[0]?.id))
    expect(conversation).toMatchObject({ state: { turns: 1 }, stateVersion: 1 })
    expect(outbound.map((row) => [row.body, row.status, row.turnId, row.epoch])).toEqual([
      ['one + two + three', 'queued', turns[0]?.id, 3],
    ])
    expect(await stage.turn(conversationId, engine)).toEqual({ outcome: 'idle' })
  })

  it('handles every message exactly once, however messages and workers come together', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'm0')
    const engine = echo()
    const texts = Array.from({ length: 24 }, (_, place) => `m${place + 1}`)
    const workers = Array.from({ length: 4 }, async () => {
      for (let round = 0; round < 8; round++) await stage.turn(conversationId, engine)
    })
    await Promise.all([...workers, ...texts.map((text) => stage.receive(address, text))])
    while ((await stage.turn(conversationId, engine)).outcome !== 'idle');
    const { inbound, turns, outbound } = await rows(conversationId)
    expect(inbound.length).toBe(25)
    for (const turn of turns) {
      const mine = inbound.filter((message) => message.turnId === turn.id)
      expect(mine.length).toBeGreaterThan(0)
      expect(turn.requestId).toBe(mine[0]?.id)
      expect(mine.map((message) => message.epoch)).toEqual(mine.map((_, place) => (mine[0]?.epoch ?? 0) + place))
      expect(outbound.filter((row) => row.turnId === turn.id).map((row) => row.body)).toEqual([
        mine.map((message) => message.body).join(' + '),
      ])
    }
    expect(inbound.every((message) => turns.some((turn) => turn.id === message.turnId))).toBe(true)
    expect(outbound.map((row) => row.body).join(' + ')).toBe(inbound.map((message) => message.body).join(' + '))
  })

  it('commits once when ten workers run it at the same moment', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'habari')
    let inside = 0
    const everybody = gate()
    const engine = fakeEngine(async () => {
      inside += 1
      if (inside === 10) everybody.open()
      await everybody.passed
      return [reply('karibu')]
    })
    const results = await Promise.all(Array.from({ length: 10 }, () => stage.turn(conversationId, engine)))
    const commits = results.map((result) => (result.outcome === 'committed' ? result.commit : result.outcome))
    expect(commits.toSorted()).toEqual(['committed', ...Array.from({ length: 9 }, () => 'lost')])
    const { conversation, turns, outbound } = await rows(conversationId)
    expect([turns.length, outbound.length, conversation.stateVersion]).toEqual([1, 1, 1])
  })

  it('starts again with all messages when a newer one came, and nothing of the stale run is left', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'one')
    const engine = fakeEngine(async ({ messages }, run) => {
      if (run === 1) await stage.receive(address, 'two')
      return [reply(messages.map((message) => message.body).join(' + '))]
    })
    expect(await stage.turn(conversationId, engine)).toMatchObject({ commit: 'committed' })
    const { turns, outbound, conversation } = await rows(conversationId)
    expect(engine.heard).toEqual([['one'], ['one', 'two']])
    expect(new Set(engine.requests).size).toBe(1)
    expect(outbound.map((row) => row.body)).toEqual(['one + two'])
    expect(TurnTrace.parse(turns[0]?.trace).restarts).toBe(1)
    expect(conversation.state).toEqual({ turns: 1 })
  })

  it('starts again at most twice: a fast typist is answered, and her newest words get the next turn', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'm0')
    const engine = fakeEngine(async ({ messages }, run) => {
      await stage.receive(address, `m${run}`)
      return [reply(messages.map((message) => message.body).join(' + '))]
    })
    await stage.turn(conversationId, engine)
    expect(engine.heard).toEqual([['m0'], ['m0', 'm1'], ['m0', 'm1', 'm2']])
    const { inbound, outbound, turns } = await rows(conversationId)
    expect(outbound.map((row) => row.body)).toEqual(['m0 + m1 + m2'])
    expect(TurnTrace.parse(turns[0]?.trace).restarts).toBe(2)
    expect(inbound.map((message) => message.turnId !== null)).toEqual([true, true, true, false])
    const next = echo()
    await stage.turn(conversationId, next)
    expect(next.heard).toEqual([['m3']])
  })

  const OWED: ReplyKind[] = ['owed', 'payment', 'consent', 'handoff']
  it.each(OWED)('with a reply of kind %s commits although a newer message came', async (kind) => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'pay')
    const engine = fakeEngine(async (_input, run) => {
      if (run === 1) await stage.receive(address, 'hello?')
      return [reply('what is left of the talk'), reply('a fact', kind)]
    })
    await stage.turn(conversationId, engine)
    const { inbound, outbound } = await rows(conversationId)
    expect(engine.heard).toEqual([['pay']])
    expect(outbound.map((row) => [row.kind, row.status])).toEqual([
      ['reply', 'queued'],
      [kind, 'queued'],
    ])
    expect(inbound.map((message) => message.turnId !== null)).toEqual([true, false])
  })

  it('that dies leaves everything as it was, and runs again under the same request', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'one')
    const engine = fakeEngine((_input, run) => {
      if (run === 1) throw new Error('the process was killed')
      return [reply('here')]
    })
    await expect(stage.turn(conversationId, engine)).rejects.toThrow('killed')
    expect((await rows(conversationId)).inbound[0]?.turnId).toBeNull()
    expect(await stage.turn(conversationId, engine)).toMatchObject({ commit: 'committed' })
    expect(new Set(engine.requests).size).toBe(1)
  })

  it('is given what an earlier run of it has stored of its tools', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'one')
    const engine = fakeEngine(async ({ ctx, storedCalls }, run) => {
      if (run === 2) return [reply(JSON.stringify(storedCalls))]
      const call = {
        tool: 'order_create',
        access: 'write',
        argsHash: 'h',
        args: {},
        result: { ok: true },
        durationMs: 1,
      }
      const { tenantId, requestId } = ctx
      await ctx.transaction(({ tx }) =>
        tx.toolCall.create({ data: { ...call, tenantId, id: ctx.ids.uuid(), conversationId, requestId } }),
      )
      throw new Error('the process was killed')
    })
    await expect(stage.turn(conversationId, engine)).rejects.toThrow('killed')
    await stage.turn(conversationId, engine)
    const { outbound } = await rows(conversationId)
    expect(JSON.parse(outbound[0]?.body ?? '')).toEqual([{ tool: 'order_create', argsHash: 'h', result: { ok: true } }])
  })

  it('works a flood off in turns of 40 messages', async () => {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'm1')
    for (let number = 2; number <= 45; number++) await stage.receive(address, `m${number}`)
    const engine = echo()
    expect(await stage.turn(conversationId, engine)).toMatchObject({ commit: 'committed', more: true })
    expect(await stage.turn(conversationId, engine)).toMatchObject({ commit: 'committed', more: false })
    expect(engine.heard.map((texts) => texts.length)).toEqual([40, 5])
  })

  it('whose last run failed ends in a sentence and a ticket, with the session as it was', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'one')
    await stage.turn(conversationId, echo())
    await stage.receive((await customerOf(conversationId)).address, 'two')
    await failTurn(stage.turnDeps(echo()).ctxFor, { conversationId }, new Error('disk on fire'))
    const { conversation, inbound, turns, outbound } = await rows(conversationId)
    expect(inbound.every((message) => message.turnId !== null)).toBe(true)
    expect(turns[1]).toMatchObject({ outcome: 'failed' })
    expect(conversation.state).toEqual({ turns: 1 })
    const ticket = await db.transaction(stage.shop.tenantId, (tx) =>
      tx.handoffTicket.findFirstOrThrow({ where: { conversationId } }),
    )
    expect(ticket).toMatchObject({ reason: 'turn_failed', status: 'open' })
    expect(outbound[1]).toMatchObject({
      kind: 'handoff',
      status: 'queued',
      body: expect.stringContaining(ticket.reference),
    })
  })

  const customerOf = (conversationId: string) =>
    db.transaction(stage.shop.tenantId, (tx) =>
      tx.customer.findFirstOrThrow({ where: { conversations: { some: { id: conversationId } } } }),
    )
})
