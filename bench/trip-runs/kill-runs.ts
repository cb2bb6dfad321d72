import type pg from 'pg'
import { pause } from '../chaos/customers.ts'
import { type Installation, startInstallation } from '../chaos/installation.ts'
import { connectUncounted } from '../connect-uncounted.ts'
import { seededDice } from '../seeded.ts'
import { type Agency, openAgency } from './agency.ts'

export interface KillRunsOptions {
  runs: number
  seed: number
  redis: boolean
  say: (line: string) => void
}

/** Counts; those of `TRIP_RUNS_MUST_BE_ZERO` are what the product promises. */
export interface RunsVerdict {
  runs: number
  planned: number
  /** An honest no, or sources that said nothing. */
  refused: number
  kills: number
  seconds: number
  /** Never ended, or ended by a fault of ours. */
  lost: number
  doubled_itineraries: number
  doubled_events: number
  gaps_in_events: number
  /** Planned, and told in no chat. */
  untold: number
  doubled_messages: number
}

export const TRIP_RUNS_MUST_BE_ZERO = [
  'lost',
  'doubled_itineraries',
  'doubled_events',
  'gaps_in_events',
  'untold',
  'doubled_messages',
] as const satisfies readonly (keyof RunsVerdict)[]

const QUICK = { SWEEP_EVERY_MS: '1000' }
const CUSTOMERS = 20
const KILL_EVERY_MS = 10_000
/** So many runs are on their way at most: a queue of all of them would be killed in its first moments only. */
const UNDER_WAY = 12
const FAILURES = 0.05
/** A lease, a sweep and the work of a busy machine. */
const WITHIN_MS = 300_000

/**
 * Trips are asked for in chats while one worker after the other is killed and one answer of sources in twenty is a failure; at the end
 * rows and the provider's messages are counted.
 */
export async function killRuns({ runs, seed, redis, say }: KillRunsOptions): Promise<RunsVerdict> {
  const dice = seededDice(seed)
  const house = await startInstallation({ seed, workers: 2, redis, env: QUICK })
  const client = await connectUncounted(house.ownerUrl)
  try {
    const agency = await openAgency(house, dice)
    const talks = await openTalks(house, client, agency)
    const fault = { kind: 'http_500', probability: FAILURES } as const
    await house.sandbox.faults.set([
      { target: 'trips.search', ...fault },
      { target: 'weather.forecast', ...fault },
    ])
    const killing = killAgainAndAgain(house)
    const began = performance.now()
    for (let at = 0; at < runs; at += 1) {
      await untilTrue(async () => (await underWay(client)) < UNDER_WAY, 'runs to come to their end')
      await agency.ask(at, talks[at % talks.length] ?? null)
      if ((at + 1) % 50 === 0) say(`${at + 1} of ${runs} trips asked for`)
    }
    await untilTrue(async () => (await underWay(client)) === 0, 'every run to end')
    const kills = await killing.stop()
    await untilTrue(() => isAllSent(client), 'every message to be sent')
    const seconds = Math.round((performance.now() - began) / 1000)
    return { runs, kills, seconds, ...(await judge(client)), ...(await judgeMessages(house, client, agency)) }
  } finally {
    await client.end()
    await house.stop()
  }
}

/** Customers who have written once, and heard an answer. */
async function openTalks({ sandbox }: Installation, client: pg.Client, { tenantId, address }: Agency) {
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const from = `whatsapp:+2547990000${String(at).padStart(2, '0')}`
    await sandbox.twilio.inbound({ sender: address, from, profileName: 'Msafiri', kind: 'text', body: 'hello' })
  }
  const found = async () =>
    (
      await client.query<{ conversationId: string; customerId: string }>(
        `SELECT v.id AS "conversationId", v.customer_id AS "customerId" FROM conversations v WHERE v.tenant_id = $1
          AND EXISTS (SELECT FROM outbound_messages o WHERE o.tenant_id = v.tenant_id AND o.conversation_id = v.id)`,
        [tenantId],
      )
    ).rows
  await untilTrue(async () => (await found()).length === CUSTOMERS, 'the customers to be answered')
  return found()
}

function killAgainAndAgain({ cluster }: Installation) {
  const ends = new AbortController()
  let kills = 0
  const killing = (async () => {
    for (;;) {
      const until = performance.now() + KILL_EVERY_MS
      while (performance.now() < until) {
        if (ends.signal.aborted) return
        await pause(50)
      }
      await cluster.killWorker(kills)
      kills += 1
    }
  })()
  return {
    async stop() {
      ends.abort()
      await killing
      return kills
    },
  }
}

async function underWay(client: pg.Client): Promise<number> {
  return countOf(client, `SELECT count(*) AS n FROM trip_runs WHERE status IN ('queued', 'running')`)
}

async function isAllSent(client: pg.Client): Promise<boolean> {
  return (
    (await countOf(client, `SELECT count(*) AS n FROM outbound_messages WHERE status NOT IN ('sent', 'failed')`)) === 0
  )
}

async function judge(client: pg.Client) {
  const n = (sql: string) => countOf(client, `SELECT count(*) AS n FROM ${sql}`)
  return {
    planned: await n(`trip_runs WHERE status = 'completed'`),
    refused: await n(`trip_runs WHERE status = 'error' AND error_code <> 'internal'`),
    lost: await n(`trip_runs WHERE completed_at IS NULL OR error_code = 'internal'`),
    doubled_itineraries: await n(`(SELECT FROM itineraries GROUP BY tenant_id, trip_id HAVING count(*) > 1) d`),
    doubled_events: await n(
      `(SELECT FROM trip_run_events GROUP BY tenant_id, run_id, node, status HAVING count(*) > 1) d`,
    ),
    gaps_in_events: await n(
      `(SELECT FROM trip_run_events GROUP BY tenant_id, run_id HAVING max(seq) <> count(*) OR min(seq) <> 1) d`,
    ),
  }
}

/** Each message that the provider has is one row of ours, and whoever was promised a plan has heard of it. */
async function judgeMessages({ sandbox }: Installation, client: pg.Client, { tenantId, address }: Agency) {
  const { rows } = await client.query<{ address: string; sent: string; ended: string; told: string }>(
    `SELECT c.address,
      (SELECT count(*) FROM outbound_messages o WHERE o.tenant_id = v.tenant_id AND o.conversation_id = v.id AND o.status = 'sent') AS sent,
      (SELECT count(*) FROM trip_runs r WHERE r.tenant_id = v.tenant_id AND r.conversation_id = v.id) AS ended,
      (SELECT count(DISTINCT split_part(o.dedupe_key, ':', 2)) FROM outbound_messages o
        WHERE o.tenant_id = v.tenant_id AND o.conversation_id = v.id AND o.dedupe_key LIKE 'trip:%') AS told
    FROM conversations v JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id WHERE v.tenant_id = $1`,
    [tenantId],
  )
  let [doubled, untold] = [0, 0]
  for (const row of rows) {
    const heard = await sandbox.twilio.messages({ from: address, to: row.address })
    doubled += Math.max(0, heard.length - Number(row.sent))
    untold += Number(row.ended) - Number(row.told)
  }
  return { doubled_messages: doubled, untold }
}

async function countOf(client: pg.Client, sql: string): Promise<number> {
  return Number((await client.query<{ n: string }>(sql)).rows[0]?.n)
}

async function untilTrue(look: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + WITHIN_MS
  while (!(await look())) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`)
    await pause(20)
  }
}
