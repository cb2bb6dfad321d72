import pg from 'pg'
import { pause } from './chaos/customers.ts'
import { startInstallation } from './chaos/installation.ts'
import { answered, type Spreads, spreads, write } from './waits.ts'

export interface FairnessFigures {
  /** Turns per second of this machine with one worker. */
  capacity: number
  /** Messages per second that the flooding shop's customers wrote. */
  flood: number
  /** What the other shop's customers wait. */
  idle: Spreads
  flooded: Spreads
  /** Turns that the flooding shop had while the other one was served. */
  floodServed: number
  wrong: number
}

/** Of the other shop: at most this, and a quarter of what the machine can, so that it never asks for more than its share. */
const PER_SECOND = 5
const SECONDS = 20
const CAPACITY_MESSAGES = 150

/**
 * One shop's customers write ten times as much as the installation can answer; another shop's customers write now and then.
 * What these wait for their answers, before the flood and in it. Nothing waits for typists, and no shop has a rate limit.
 */
export async function benchFairness(options: { seed: number; env?: Record<string, string> }): Promise<FairnessFigures> {
  const house = await startInstallation({ seed: options.seed, workers: 1, redis: true, env: options.env })
  const client = new pg.Client({ connectionString: house.ownerUrl })
  await client.connect()
  try {
    const [flooder, other] = house.shops
    if (!flooder || !other) throw new Error('the bench takes two shops')
    await Promise.all(await write(house, other, { perSecond: PER_SECOND, seconds: 4, batch: '70' }))
    const burst = { perSecond: 10_000, seconds: CAPACITY_MESSAGES / 10_000, batch: '71' }
    const from = performance.now()
    await answered(client, await Promise.all(await write(house, flooder, burst)))
    const capacity = (CAPACITY_MESSAGES * 1_000) / (performance.now() - from)
    const calm = { perSecond: Math.min(PER_SECOND, capacity / 4), seconds: SECONDS }
    const idle = await Promise.all(await write(house, other, { ...calm, batch: '72' }))
    const idleWaits = await answered(client, idle)
    const flood = write(house, flooder, { perSecond: capacity * 10, seconds: SECONDS + 3, batch: '73' })
    await pause(3_000)
    const before = await turnsOf(client, flooder.tenantId)
    const flooded = await Promise.all(await write(house, other, { ...calm, batch: '74' }))
    const floodedWaits = await answered(client, flooded)
    const floodServed = (await turnsOf(client, flooder.tenantId)) - before
    const floodWritten = await Promise.all(await flood)
    return {
      capacity,
      flood: floodWritten.length / (SECONDS + 3),
      idle: spreads(idleWaits),
      flooded: spreads(floodedWaits),
      floodServed,
      wrong: [...idle, ...flooded, ...floodWritten].filter(({ status }) => status !== 204).length,
    }
  } finally {
    await client.end()
    await house.stop()
  }
}

async function turnsOf(client: pg.Client, tenantId: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>('SELECT count(*) AS n FROM turns WHERE tenant_id = $1', [tenantId])
  return Number(rows[0]?.n ?? 0)
}
