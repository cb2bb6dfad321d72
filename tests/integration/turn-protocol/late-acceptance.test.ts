import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { takeOver } from '../../../src/domain/handoff/index.ts'
import { openChannelAccount, recordStatus } from '../../../src/domain/messaging/index.ts'
import { recordInbound } from '../../../src/domain/messaging/record-inbound.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { testInboundLog } from '../../support/inbound-log.ts'
import { slowProvider } from './slow-provider.ts'

const LATE_MS = CHANNEL_TIMES.lateMs
/** LATE_TRIALS looks longer. */
const TRIALS = Number(process.env.LATE_TRIALS ?? 25)

describe('a message that the provider accepts after we have stopped waiting for its answer', async () => {
  const world = await slowProvider()
  const { sandbox, clock, ctx, log } = world
  beforeEach(() => sandbox.faults.clear())
  const take = (conversationId: string) => takeOver(ctx, { conversationId, operator: 'wanjiru' })

  /** A conversation whose message the provider keeps without an answer. */
  async function held(texts: string[], kind: 'reply' | 'payment' = 'reply') {
    const conversation = await world.open()
    await world.holdNext()
    for (const text of texts) await world.queue(conversation.conversationId, text, kind)
    expect(await world.deliver(conversation.conversationId)).toMatchObject({ sent: 0, againInMs: 2_500 })
    return conversation
  }

  /** The customer writes again, as the webhook would record it. */
  async function writesAgain(address: string): Promise<void> {
    const row = await world.db.transaction(world.shop.tenantId, (tx) => tx.channel.findFirstOrThrow())
    const account = openChannelAccount(ctx.ports.vault, { ...row, channelId: row.id })
    await recordInbound({ log: testInboundLog(world.db), ids: randomIds, clock }, account, {
      kind: 'message',
      providerMessageId: `SM${randomIds.secret(16)}`,
      address,
      phoneE164: null,
      bsuid: null,
      profileName: null,
      messageKind: 'text',
      body: 'and delivery?',
      payload: {},
    })
  }

  it.each([13, 17, 60, 179])(
    '%i seconds late is found and not sent again, and what follows keeps its place',
    async (late) => {
      const { conversationId, address } = await held(['first', 'second'])
      for (let at = 5; at <= late; at += 5) {
        clock.advance(5_000)
        await world.deliver(conversationId)
      }
      expect(await world.taken(address)).toEqual([])
      await sandbox.twilio.acceptHeld()
      clock.advance(LATE_MS)
      expect(await world.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
      expect(await world.taken(address)).toEqual(['first', 'second'])
    },
  )

  it('keeps a take-over settling, with how many and since when, until it is through or can no longer come', async () => {
    const { conversationId, address } = await held(['first', 'second'])
    const since = clock.now()
    for (let seconds = 0; seconds < 170; seconds += 10) {
      clock.advance(10_000)
      await world.deliver(conversationId)
      expect(await take(conversationId)).toEqual({ outcome: 'settling', inFlight: 1, since })
    }
    await sandbox.twilio.acceptHeld()
    clock.advance(10_000)
    await world.deliver(conversationId)
    expect(await take(conversationId)).toEqual({ outcome: 'owned' })
    expect(await world.taken(address)).toEqual(['first'])
  })

  it('waits on while the list cannot be read, however long that takes', async () => {
    const { conversationId, address } = await held(['first'], 'payment')
    await sandbox.faults.set([{ target: 'twilio.list', kind: 'http_503_html' }])
    clock.advance(LATE_MS * 4)
    expect(await world.deliver(conversationId)).toEqual({ sent: 0, againInMs: 10_000 })
    await sandbox.twilio.acceptHeld()
    await sandbox.faults.clear()
    clock.advance(10_000)
    expect(await world.deliver(conversationId)).toEqual({ sent: 0, againInMs: null })
    expect(await world.taken(address)).toEqual(['first'])
  })

  it('drops a reply that nobody took and that the customer has written after; her newer answer goes', async () => {
    const { conversationId, address } = await held(['first'])
    await writesAgain(address)
    await world.queue(conversationId, 'the newer answer')
    clock.advance(LATE_MS - 1_000)
    await world.deliver(conversationId)
    expect(await world.taken(address)).toEqual([])
    clock.advance(LATE_MS)
    expect(await world.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
    expect(await world.taken(address)).toEqual(['the newer answer'])
    expect((await world.rows(conversationId)).map(({ status, reason }) => [status, reason])).toEqual([
      ['suppressed', 'superseded'],
      ['sent', null],
    ])
  })

  it('sends a fact again whatever the customer has written since', async () => {
    const { conversationId, address } = await held(['you have paid'], 'payment')
    await writesAgain(address)
    clock.advance(LATE_MS)
    expect(await world.deliver(conversationId)).toEqual({ sent: 1, againInMs: null })
    expect(await world.taken(address)).toEqual(['you have paid'])
  })

  it('after it was sent again is known for what it is: doubled, told to staff, once', async () => {
    const { conversationId, address } = await held(['you have paid'], 'payment')
    clock.advance(LATE_MS)
    await world.deliver(conversationId)
    await sandbox.twilio.acceptHeld()
    expect(await world.taken(address)).toEqual(['you have paid', 'you have paid'])
    const [row] = await world.rows(conversationId)
    const copy = (await sandbox.twilio.messages({ to: address })).at(-1)
    const event = { outboundId: row?.id ?? '', providerMessageId: copy?.sid ?? '', errorCode: null }
    for (const status of ['sent', 'delivered', 'read']) await recordStatus(ctx, { ...event, status })
    expect((await world.rows(conversationId))[0]).toMatchObject({ status: 'sent', copyIds: [copy?.sid] })
    expect(log.lines.filter(({ event: name }) => name === 'message_doubled')).toMatchObject([
      { level: 'error', fields: { outboundId: row?.id, copies: 1 } },
    ])
    expect(await auditOf(row?.id ?? '')).toEqual(['message.doubled'])
  })

  it('after a person was told that she owns the conversation is told to staff', async () => {
    const { conversationId, address } = await held(['first'])
    await take(conversationId)
    clock.advance(LATE_MS)
    await world.deliver(conversationId)
    expect(await take(conversationId)).toEqual({ outcome: 'owned' })
    await sandbox.twilio.acceptHeld()
    const [row] = await world.rows(conversationId)
    const [arrived] = await sandbox.twilio.messages({ to: address })
    await recordStatus(ctx, {
      outboundId: row?.id ?? '',
      providerMessageId: arrived?.sid ?? '',
      status: 'delivered',
      errorCode: null,
    })
    expect((await world.rows(conversationId))[0]).toMatchObject({ status: 'sent', reason: 'arrived_late' })
    expect(log.lines).toContainEqual({
      level: 'error',
      event: 'message_arrived_late',
      fields: expect.objectContaining({ outboundId: row?.id, was: 'draft', overPerson: true }),
    })
    expect(await auditOf(row?.id ?? '')).toEqual(['message.arrived_late'])
  })

  it('within the time of looking is never doubled, reordered, lost or over a person who owns the conversation', async () => {
    const trial = fc.record({
      /** When the provider accepts; null never. */
      acceptAtMs: fc.option(fc.integer({ min: 0, max: LATE_MS - 2_000 }), { freq: 4 }),
      takeAtMs: fc.option(fc.integer({ min: 0, max: LATE_MS + 60_000 }), { freq: 1 }),
      kind: fc.constantFrom('reply' as const, 'payment' as const),
      writesAgain: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(trial, async (plan) => {
        const { conversationId, address } = await held(['one', 'two'], plan.kind)
        if (plan.writesAgain) await writesAgain(address)
        const events = [plan.acceptAtMs, plan.takeAtMs].filter((at) => at !== null)
        let [now, accepted, owned]: [number, boolean, number | null] = [0, false, null]
        for (let next = 2_000; now < LATE_MS * 2; ) {
          const stop = Math.min(next, ...events.filter((at) => at > now))
          clock.advance(stop - now)
          now = stop
          if (plan.acceptAtMs !== null && now >= plan.acceptAtMs && !accepted) {
            accepted = true
            await sandbox.twilio.acceptHeld()
          }
          if (plan.takeAtMs !== null && now >= plan.takeAtMs && owned === null) {
            if ((await take(conversationId)).outcome === 'owned') owned = (await world.taken(address)).length
          }
          if (now < next) continue
          const { againInMs } = await world.deliver(conversationId)
          if (againInMs === null && accepted === (plan.acceptAtMs !== null)) break
          next = now + (againInMs ?? 10_000)
        }
        const taken = await world.taken(address)
        expect(taken).toEqual([...new Set(taken)].sort())
        if (owned !== null) expect(taken).toHaveLength(owned)
        if (plan.takeAtMs === null && (plan.acceptAtMs !== null || plan.kind === 'payment'))
          expect(taken).toEqual(['one', 'two'])
        await sandbox.faults.clear()
        // Whatever was never accepted is forgotten: nothing may come out of one trial into the next.
        await sandbox.twilio.acceptHeld()
      }),
      { numRuns: TRIALS },
    )
  })

  async function auditOf(subjectId: string): Promise<string[]> {
    const entries = await world.db.transaction(world.shop.tenantId, (tx) =>
      tx.auditEntry.findMany({ where: { subjectId } }),
    )
    return entries.map(({ action }) => action)
  }
})
