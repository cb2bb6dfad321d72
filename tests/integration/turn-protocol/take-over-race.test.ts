import { setImmediate as nextTick } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { takeOver } from '../../../src/domain/handoff/index.ts'
import { testDatabase } from '../../support/test-database.ts'
import { echo, fakeEngine, newAddress, reply, setStage } from './stage.ts'

/** TAKE_OVER_TRIALS looks longer, TAKE_OVER_SEED repeats a run. */
const TRIALS = Number(process.env.TAKE_OVER_TRIALS ?? 500)
const SEED = Number(process.env.TAKE_OVER_SEED ?? 20_261_121)
const LANES = 4

/** A small seeded generator: the same trial draws the same pauses. */
function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

async function pause(ticks: number): Promise<void> {
  for (let tick = 0; tick < ticks; tick++) await nextTick()
}

describe(`a take-over against a turn and two deliverers, ${TRIALS} trials of seed ${SEED}`, async () => {
  const db = await testDatabase(20)
  const stage = await setStage(db)

  interface Trial {
    /** Bot messages that were on the wire, or went on it, after the person was told that she owns the conversation. */
    late: string[]
    sentBefore: number
    settled: boolean
    drafts: number
  }

  async function trial(number: number): Promise<Trial> {
    const draw = seeded(SEED + number)
    const address = newAddress()
    let owned = false
    let settled = false
    const late: string[] = []
    let sentBefore = 0
    const { conversationId } = await stage.receive(address, 'hi')
    if (draw(2) === 0)
      await stage.turn(
        conversationId,
        fakeEngine(() => [reply('earlier one'), reply('earlier two')]),
      )
    else
      await stage.turn(
        conversationId,
        fakeEngine(() => []),
      )
    await stage.receive(address, 'and?')
    sends.set(address, async (body) => {
      if (owned) late.push(body)
      await pause(draw(30))
      if (owned) late.push(body)
      else sentBefore += 1
      return draw(8) === 0
    })
    const composing = draw(30)
    const [turnAt, firstAt, secondAt, takeAt] = [draw(40), draw(40), draw(60), draw(80)]
    const engine = fakeEngine(async () => {
      await pause(composing)
      return [reply('late one'), reply('late two', 'owed')]
    })
    await Promise.all([
      pause(turnAt).then(async () => {
        await stage.turn(conversationId, engine)
        await stage.deliver(conversationId)
      }),
      pause(firstAt).then(() => stage.deliver(conversationId)),
      pause(secondAt).then(() => stage.deliver(conversationId)),
      pause(takeAt).then(async () => {
        while ((await takeOver(stage.ctx, { conversationId, operator: 'wanjiru' })).outcome !== 'owned') {
          settled = true
          await pause(2)
        }
        owned = true
      }),
    ])
    await stage.receive(address, 'hello?')
    await stage.turn(conversationId, echo())
    await stage.deliver(conversationId)
    sends.delete(address)
    const rows = await db.transaction(stage.shop.tenantId, (tx) =>
      tx.outboundMessage.findMany({ where: { conversationId } }),
    )
    return { late, sentBefore, settled, drafts: rows.filter((row) => row.status === 'draft').length }
  }

  /** What happens on the wire in the trial of a customer; true when the provider asks to try again later. */
  const sends = new Map<string, (body: string) => Promise<boolean>>()
  stage.channel.answer = async (message) => {
    const again = await sends.get(message.to)?.(message.body)
    return again ? { outcome: 'retry', afterMs: 0, errorCode: 20_429 } : stage.channel.accept(message)
  }

  it('lets no bot message reach the customer after it is owned', { timeout: 60_000 + TRIALS * 200 }, async () => {
    const results: Trial[] = []
    let next = 0
    const lane = async () => {
      while (next < TRIALS) results.push(await trial(next++))
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    expect(results.length).toBe(TRIALS)
    expect(results.flatMap((result) => result.late)).toEqual([])
    // The trials meet the race from both sides, else they would show nothing.
    expect(results.filter((result) => result.settled).length).toBeGreaterThan(TRIALS / 50)
    expect(results.filter((result) => result.drafts > 0).length).toBeGreaterThan(TRIALS / 5)
    expect(results.filter((result) => result.sentBefore > 0 && result.drafts > 0).length).toBeGreaterThan(TRIALS / 50)
  })
})
