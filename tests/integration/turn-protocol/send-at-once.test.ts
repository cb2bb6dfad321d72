import { describe, expect, it } from 'vitest'
import type { SendOutcome } from '../../../src/domain/messaging/message-channel.ts'
import { processTurnHandler } from '../../../src/jobs/process-turn.handler.ts'
import type { ConversationRef } from '../../../src/jobs/process-turn.job.ts'
import type { WorkQueue } from '../../../src/jobs/queue.ts'
import { sendAtOnce } from '../../../src/jobs/send-at-once.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'
import { gate } from './gate.ts'
import { echo, newAddress, STALE_MS, setStage } from './stage.ts'

const db = await testDatabase()

/** Turns and their sends as a worker has them, a provider that answers when the test says, and a queue that is only looked at. */
async function openFloor(options: { most: number }) {
  const [stage, second] = [await setStage(db), await setStage(db)]
  const stages = new Map([stage, second].map((one) => [one.shop.tenantId, one]))
  const queued: { name: string; payload: unknown; delayMs: number }[] = []
  const queue: WorkQueue = {
    async enqueue({ name }, payload, { delayMs = 0 } = {}) {
      queued.push({ name, payload, delayMs })
    },
  }
  const ctxOf = (tenantId: string) => {
    const of = stages.get(tenantId)
    if (!of) throw new Error(`no shop ${tenantId}`)
    return of.ctx
  }
  const sends = sendAtOnce({ ctxFor: ctxOf, queue, staleMs: STALE_MS, most: options.most })
  const handler = processTurnHandler({
    ctxFor: (tenantId, requestId, customerId) => ({ ...ctxOf(tenantId), requestId, customerId }),
    engine: echo(),
    queue,
    sends,
  })
  const turn = async (of: typeof stage, address: string, text: string): Promise<ConversationRef> => {
    const { conversationId } = await of.receive(address, text)
    const ref = { tenantId: of.shop.tenantId, conversationId }
    await handler.run(ref, { lastAttempt: true })
    return ref
  }
  const rowsOf = ({ tenantId, conversationId }: ConversationRef) =>
    db.transaction(tenantId, (tx) =>
      tx.outboundMessage.findMany({
        where: { conversationId },
        select: { body: true, status: true },
        orderBy: { seq: 'asc' },
      }),
    )
  return { stage, second, sends, turn, rowsOf, queued }
}

/** The provider keeps every message until the gate is opened. */
function hold(stage: Awaited<ReturnType<typeof setStage>>) {
  const held = gate()
  stage.channel.answer = async (message): Promise<SendOutcome> => {
    await held.passed
    return stage.channel.accept(message)
  }
  return held
}

describe('a send that follows a turn', () => {
  it('does not keep the turn waiting for the provider', async () => {
    const { stage, turn, rowsOf, sends } = await openFloor({ most: 8 })
    const provider = hold(stage)
    const first = await turn(stage, newAddress(), 'one')
    const second = await turn(stage, newAddress(), 'two')
    await until(() => stage.channel.sent.length === 2)
    expect((await rowsOf(first))[0]?.status).toBe('sending')
    provider.open()
    await sends.close(10_000)
    expect(await rowsOf(first)).toEqual([{ body: 'one', status: 'sent' }])
    expect(await rowsOf(second)).toEqual([{ body: 'two', status: 'sent' }])
  })

  it('sends what was committed meanwhile, once and in order', async () => {
    const { stage, turn, rowsOf, queued, sends } = await openFloor({ most: 8 })
    const provider = hold(stage)
    const address = newAddress()
    await turn(stage, address, 'one')
    await until(() => stage.channel.sent.length === 1)
    await turn(stage, address, 'two')
    const ref = await turn(stage, address, 'three')
    provider.open()
    await sends.close(10_000)
    expect(stage.channel.sent.map(({ body }) => body)).toEqual(['one', 'two', 'three'])
    expect((await rowsOf(ref)).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
    expect(queued).toEqual([])
  })

  it('leaves to the send job what has no room: of one shop more than half, and of all more than there are places', async () => {
    const { stage, second, turn, queued, sends } = await openFloor({ most: 2 })
    const [slow, other] = [hold(stage), hold(second)]
    await turn(stage, newAddress(), 'one')
    const crowded = await turn(stage, newAddress(), 'two')
    expect(queued).toEqual([{ name: 'send-messages', payload: crowded, delayMs: 0 }])
    await turn(second, newAddress(), 'three')
    await until(() => second.channel.sent.length === 1)
    const late = await turn(second, newAddress(), 'four')
    expect(queued.at(-1)?.payload).toEqual(late)
    expect(stage.channel.sent).toHaveLength(1)
    slow.open()
    other.open()
    await sends.close(10_000)
  })

  it('leaves to the send job what must wait or fails', async () => {
    const { stage, turn, queued, sends } = await openFloor({ most: 8 })
    stage.channel.answer = () => ({ outcome: 'retry', afterMs: 1_000, errorCode: null })
    const waits = await turn(stage, newAddress(), 'one')
    await until(() => queued.length === 1)
    stage.channel.answer = () => {
      throw new Error('broken')
    }
    const fails = await turn(stage, newAddress(), 'two')
    await until(() => queued.length === 2)
    expect(queued).toEqual([
      { name: 'send-messages', payload: waits, delayMs: 1_000 },
      { name: 'send-messages', payload: fails, delayMs: 0 },
    ])
    await sends.close(10_000)
  })

  it('begins nothing new once the process is stopping', async () => {
    const { stage, turn, queued, sends } = await openFloor({ most: 8 })
    await sends.close(10_000)
    const ref = await turn(stage, newAddress(), 'one')
    expect(queued).toEqual([{ name: 'send-messages', payload: ref, delayMs: 0 }])
    expect(stage.channel.sent).toEqual([])
  })
})
