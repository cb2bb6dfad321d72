import pg from 'pg'
import { pause } from './chaos/customers.ts'
import { type Installation, startInstallation } from './chaos/installation.ts'
import { percentile } from './load.ts'

/** Where a message waits, in ms: for the webhook's answer, for its turn to begin, in the turn, for its answer to leave; and in all. */
type Stage = 'accept' | 'begin' | 'turn' | 'send' | 'total'
type Waits = Record<Stage, number>
export type Spreads = Record<Stage, [p50: number, p95: number]>

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

interface Answer {
  sid: string
  received: Date
  started: Date
  turnMs: number
  sent: Date
}

/** How long each of these messages waited for its first answer; fails when one has none in time. */
async function answered(client: pg.Client, written: Written[]): Promise<Waits[]> {
  const deadline = performance.now() + ANSWERED_WITHIN_MS
  for (;;) {
    const { rows } = await client.query<Answer>(
      `SELECT DISTINCT ON (i.provider_message_id) i.provider_message_id AS sid, i.received_at AS received,
         t.started_at AS started, t.duration_ms AS "turnMs", o.sent_at AS sent
       FROM inbound_messages i JOIN outbound_messages o USING (tenant_id, conversation_id)
       JOIN turns t ON t.tenant_id = i.tenant_id AND t.id = i.turn_id
       WHERE i.provider_message_id = ANY($1) AND o.sent_at IS NOT NULL ORDER BY i.provider_message_id, o.sent_at`,
      [written.map(({ sid }) => sid)],
    )
    if (rows.length === written.length) {
      const bySid = new Map(rows.map((row) => [row.sid, row]))
      return written.flatMap((one) => {
        const answer = bySid.get(one.sid)
        return answer ? [waitsOf(one, answer)] : []
      })
    }
    if (performance.now() > deadline) throw new Error(`${written.length - rows.length} messages had no answer in time`)
    await pause(100)
  }
}

function waitsOf({ at, acceptedMs }: Written, { received, started, turnMs, sent }: Answer): Waits {
  return {
    accept: acceptedMs,
    begin: started.getTime() - received.getTime(),
    turn: turnMs,
    send: sent.getTime() - started.getTime() - turnMs,
    total: sent.getTime() - at,
  }
}

async function turnsOf(client: pg.Client, tenantId: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>('SELECT count(*) AS n FROM turns WHERE tenant_id = $1', [tenantId])
  return Number(rows[0]?.n ?? 0)
}

function spreads(waits: Waits[]): Spreads {
  const of = (stage: Stage): [number, number] => {
    const sorted = waits.map((wait) => wait[stage]).toSorted((a, b) => a - b)
    return [percentile(sorted, 0.5), percentile(sorted, 0.95)]
  }
  return { accept: of('accept'), begin: of('begin'), turn: of('turn'), send: of('send'), total: of('total') }
}
