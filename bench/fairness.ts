import pg from 'pg'
import { pause } from './chaos/customers.ts'
import { type Installation, startInstallation } from './chaos/installation.ts'
import { percentile } from './load.ts'

export interface FairnessFigures {
  /** Turns per second of this machine with one worker. */
  capacity: number
  /** Messages per second that the flooding shop's customers wrote. */
  flood: number
  /** From message to answer of the other shop's customers, in ms: [p50, p95]. */
  idle: [number, number]
  flooded: [number, number]
  /** From message to the webhook's answer, in ms: [p50, p95]. */
  acceptIdle: [number, number]
  acceptFlooded: [number, number]
  /** Turns that the flooding shop had while the other one was served. */
  floodServed: number
  wrong: number
}

const PER_SECOND = 5
const SECONDS = 12
const CAPACITY_MESSAGES = 150
const ANSWERED_WITHIN_MS = 120_000
const LINES = ['nataka viatu vya kukimbia size 42', 'what time do you close?', 'what offers do you have?', 'habari']

interface Written {
  sid: string
  at: number
  acceptedMs: number
  status: number | null
}

/**
 * One shop's customers write ten times as much as the installation can answer; another shop's customers write now and then.
 * What these wait for their answers, before the flood and in it. Nothing waits for typists, and no shop has a rate limit.
 */
export async function benchFairness(options: { seed: number; env?: Record<string, string> }): Promise<FairnessFigures> {
  const house = await startInstallation({ seed: options.seed, workers: 1, redis: true, built: true, env: options.env })
  const client = new pg.Client({ connectionString: house.ownerUrl })
  await client.connect()
  try {
    const [flooder, other] = house.shops
    if (!flooder || !other) throw new Error('the bench takes two shops')
    const calm = { perSecond: PER_SECOND, seconds: SECONDS }
    await Promise.all(await write(house, other, { perSecond: PER_SECOND, seconds: 4, batch: '70' }))
    const burst = { perSecond: 10_000, seconds: CAPACITY_MESSAGES / 10_000, batch: '71' }
    const from = performance.now()
    await answered(client, await Promise.all(await write(house, flooder, burst)))
    const capacity = (CAPACITY_MESSAGES * 1_000) / (performance.now() - from)
    const idle = await Promise.all(await write(house, other, { ...calm, batch: '72' }))
    const idleMs = await answered(client, idle)
    const flood = write(house, flooder, { perSecond: capacity * 10, seconds: SECONDS + 3, batch: '73' })
    await pause(3_000)
    const before = await turnsOf(client, flooder.tenantId)
    const flooded = await Promise.all(await write(house, other, { ...calm, batch: '74' }))
    const floodedMs = await answered(client, flooded)
    const floodServed = (await turnsOf(client, flooder.tenantId)) - before
    const floodWritten = await Promise.all(await flood)
    return {
      capacity,
      flood: floodWritten.length / (SECONDS + 3),
      idle: spread(idleMs),
      flooded: spread(floodedMs),
      acceptIdle: spread(idle.map((one) => one.acceptedMs)),
      acceptFlooded: spread(flooded.map((one) => one.acceptedMs)),
      floodServed,
      wrong: [...idle, ...flooded, ...floodWritten].filter(({ status }) => status !== 204).length,
    }
  } finally {
    await client.end()
    await house.stop()
  }
}

/** Each message from a customer of its own, so that no two become one turn. Resolves once all were sent. */
async function write(
  house: Installation,
  shop: { address: string },
  options: { perSecond: number; seconds: number; batch: string },
): Promise<Promise<Written>[]> {
  const total = Math.floor(options.perSecond * options.seconds)
  const from = performance.now()
  const sent: Promise<Written>[] = []
  for (let n = 0; n < total; n++) {
    const due = from + (n * 1_000) / options.perSecond
    const waitMs = due - performance.now()
    if (waitMs > 1) await pause(waitMs)
    const message = {
      sender: shop.address,
      from: `whatsapp:+254${options.batch}${String(n).padStart(7, '0')}`,
      profileName: 'Mteja',
      kind: 'text' as const,
      body: LINES[n % LINES.length] ?? '',
    }
    const at = Date.now()
    const start = performance.now()
    sent.push(
      house.sandbox.twilio.inbound(message).then(({ messageSid, webhookStatus }) => ({
        sid: messageSid,
        at,
        acceptedMs: performance.now() - start,
        status: webhookStatus,
      })),
    )
  }
  return sent
}

/** How long each of these messages waited for its first answer, in ms; fails when one has none in time. */
async function answered(client: pg.Client, written: Written[]): Promise<number[]> {
  const deadline = performance.now() + ANSWERED_WITHIN_MS
  for (;;) {
    const { rows } = await client.query<{ sid: string; sent: Date }>(
      `SELECT i.provider_message_id AS sid, min(o.sent_at) AS sent
       FROM inbound_messages i JOIN outbound_messages o USING (tenant_id, conversation_id)
       WHERE i.provider_message_id = ANY($1) AND o.sent_at IS NOT NULL GROUP BY 1`,
      [written.map(({ sid }) => sid)],
    )
    if (rows.length === written.length) {
      const sentAt = new Map(rows.map(({ sid, sent }) => [sid, sent.getTime()]))
      return written.map(({ sid, at }) => (sentAt.get(sid) ?? Number.POSITIVE_INFINITY) - at)
    }
    if (performance.now() > deadline) throw new Error(`${written.length - rows.length} messages had no answer in time`)
    await pause(100)
  }
}

async function turnsOf(client: pg.Client, tenantId: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>('SELECT count(*) AS n FROM turns WHERE tenant_id = $1', [tenantId])
  return Number(rows[0]?.n ?? 0)
}

function spread(values: number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b)
  return [percentile(sorted, 0.5), percentile(sorted, 0.95)]
}
