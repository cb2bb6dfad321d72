import { describe, expect, it } from 'vitest'
import type { QueueStore } from '../../../src/adapters/bullmq/backend.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { type QueueStage, queueStage } from '../../support/queue-stage.ts'
import { testRedis } from '../../support/redis.ts'
import { testDatabase } from '../../support/test-database.ts'
import { until } from '../../support/until.ts'

const redisUrl = await testRedis()
const db = await testDatabase()

const STORES: [string, QueueStore | null][] = [
  ['PostgreSQL', { kind: 'postgres', url: db.appUrl }],
  ['Redis', redisUrl === null ? null : { kind: 'redis', url: redisUrl }],
]

const [flooder, other, third] = [randomIds.uuid(), randomIds.uuid(), randomIds.uuid()]

const flood = (stage: QueueStage, tenantId: string, count: number, delayMs = 0) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      stage.queue.enqueue(stage.job, { tenantId, key: `${tenantId}-${n}` }, { delayMs }),
    ),
  )

/** A promise that the test keeps. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe.each(STORES)('turns of shops on %s', (_name, store) => {
  const onStore = store === null ? it.skip : it
  const given = store ?? { kind: 'postgres' as const, url: '' }

  onStore.each([1, 2])('%i process(es) let a shop in that comes after the flood of another one', async (processes) => {
    const stage = await queueStage(given)
    const ran: string[] = []
    await flood(stage, flooder, 80)
    await flood(stage, other, 1)
    for (let n = 0; n < processes; n++) {
      await stage.startProcess(
        async ({ tenantId }) => {
          ran.push(tenantId)
          return null
        },
        { concurrency: 2 },
      )
    }
    await until(() => ran.length === 81)
    expect(ran.indexOf(other)).toBeLessThan(6)
  })

  onStore('lets it in as soon when the flood keeps arriving', async () => {
    const stage = await queueStage(given)
    const ran: string[] = []
    let next = 60
    await flood(stage, flooder, 60)
    await stage.startProcess(
      async ({ tenantId }) => {
        const runs = ran.push(tenantId)
        if (tenantId === flooder && next < 200)
          await stage.queue.enqueue(stage.job, { tenantId, key: `${flooder}-${next++}` })
        if (runs === 40) await flood(stage, other, 1)
        return null
      },
      { concurrency: 2 },
    )
    await until(() => ran.length === 201)
    expect(ran.indexOf(other)).toBeLessThan(50)
  })

  onStore('serves all shops in turn, however much each has waiting', async () => {
    const stage = await queueStage(given)
    const ran: string[] = []
    await flood(stage, flooder, 30)
    await flood(stage, other, 12)
    await flood(stage, third, 12)
    await stage.startProcess(
      async ({ tenantId }) => {
        ran.push(tenantId)
        return null
      },
      { concurrency: 1 },
    )
    await until(() => ran.length === 54)
    for (let round = 2; round <= 10; round++) {
      for (const shop of [flooder, other, third]) {
        const served = ran.slice(0, round * 3).filter((one) => one === shop).length
        // Two requests for work may be under way at once and name the same lane as the last one.
        expect(Math.abs(served - round), `shop ${shop} after ${round} rounds`).toBeLessThanOrEqual(3)
      }
    }
  })

  onStore('keeps the order of one shop', async () => {
    const stage = await queueStage(given)
    const ran: string[] = []
    for (let n = 0; n < 10; n++) await stage.queue.enqueue(stage.job, { tenantId: flooder, key: `k${n}` })
    await stage.startProcess(
      async ({ key }) => {
        ran.push(key)
        return null
      },
      { concurrency: 1 },
    )
    await until(() => ran.length === 10)
    // Two requests for work may be under way at once, so neighbours may begin in either order.
    for (const [at, key] of ran.entries()) expect(Math.abs(at - Number(key.slice(1)))).toBeLessThanOrEqual(1)
  })

  onStore('gives one shop all slots while it is alone, and another one a slot at once when it comes', async () => {
    const stage = await queueStage(given)
    const hanging = gate()
    const running = new Map<string, number>()
    const done: string[] = []
    await flood(stage, flooder, 12)
    await stage.startProcess(
      async ({ tenantId }) => {
        running.set(tenantId, (running.get(tenantId) ?? 0) + 1)
        if (tenantId === flooder) await hanging.opened
        running.set(tenantId, (running.get(tenantId) ?? 0) - 1)
        done.push(tenantId)
        return null
      },
      { concurrency: 4 },
    )
    await until(() => running.get(flooder) === 4)
    await flood(stage, other, 5)
    await until(() => done.filter((shop) => shop === other).length === 5)
    expect(running.get(flooder)).toBe(4)
    hanging.open()
    await until(() => done.length === 17)
  })

  onStore('wakes an idle process for what a busy one leaves waiting', async () => {
    const stage = await queueStage(given)
    const hanging = gate()
    const ran = { busy: 0, idle: 0 }
    const hang = (who: keyof typeof ran) => async () => {
      ran[who] += 1
      await hanging.opened
      return null
    }
    await stage.startProcess(hang('busy'), { concurrency: 2 })
    await flood(stage, flooder, 2)
    await until(() => ran.busy === 2)
    await stage.startProcess(hang('idle'), { concurrency: 2 })
    for (let n = 2; n < 4; n++) await stage.queue.enqueue(stage.job, { tenantId: flooder, key: `late-${n}` })
    // In an hour it would have looked by itself.
    await until(() => ran.idle === 2)
    expect(ran.busy).toBe(2)
    hanging.open()
  })

  onStore('work that waited for its delay, or comes back after a while, stands in the line of its shop', async () => {
    const stage = await queueStage(given)
    const ran: string[] = []
    const asked = new Set<string>()
    await flood(stage, flooder, 60, 30)
    await stage.startProcess(
      async ({ tenantId, key }) => {
        ran.push(tenantId)
        if (tenantId === flooder && !asked.has(key)) {
          asked.add(key)
          if (asked.size === 60) await flood(stage, other, 1, 1)
          return { againInMs: 1 }
        }
        return null
      },
      { concurrency: 1 },
    )
    await until(() => ran.includes(other) && ran.length === 121)
    const before = ran.slice(0, ran.indexOf(other))
    expect(before.length - 60).toBeLessThan(6 + 60)
  })
})
