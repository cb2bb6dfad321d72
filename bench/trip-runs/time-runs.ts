import type pg from 'pg'
import { pause } from '../chaos/customers.ts'
import { startInstallation } from '../chaos/installation.ts'
import { connectUncounted } from '../connect-uncounted.ts'
import { seededDice } from '../seeded.ts'
import { openAgency } from './agency.ts'

/** All in ms on the clocks of the machine. */
export interface RunTimes {
  /** From the wish to the plan. */
  run: number[]
  /** From the wish to the end of the first node. */
  first: number[]
  /** From a change to the next plan. */
  replan: number[]
  /** One statement in a transaction, in between. */
  floor: number[]
}

const WITHIN_MS = 60_000

/** Trips are asked for one after the other and changed once each, through database, queue, worker and sources over HTTP. */
export async function timeRuns({
  times,
  seed,
  redis,
}: {
  times: number
  seed: number
  redis: boolean
}): Promise<RunTimes> {
  const dice = seededDice(seed)
  const house = await startInstallation({ seed, workers: 1, redis })
  const client = await connectUncounted(house.ownerUrl)
  const figures: RunTimes = { run: [], first: [], replan: [], floor: [] }
  try {
    const agency = await openAgency(house, dice)
    // The first ones find caches empty and code cold.
    for (let at = -3; at < times; at += 1) {
      const runId = await agency.ask(at + 3, null)
      const asked = await ended(client, runId)
      const began = performance.now()
      await house.runtime.db.transaction(agency.tenantId, (tx) => tx.$queryRaw`SELECT 1`)
      const floor = performance.now() - began
      if (at < 0) continue
      figures.floor.push(floor)
      figures.run.push(asked.ms)
      figures.first.push(asked.firstMs)
      if (asked.status !== 'completed') continue
      const budget = { amount_minor: 60_000_000 + at * 100, currency: 'KES' }
      const changed = await agency.change(runId, 1, { kind: 'set_budget', budget })
      figures.replan.push((await ended(client, changed)).ms)
    }
    return figures
  } finally {
    await client.end()
    await house.stop()
  }
}

async function ended(client: pg.Client, runId: string): Promise<{ status: string; ms: number; firstMs: number }> {
  const deadline = performance.now() + WITHIN_MS
  for (;;) {
    const { rows } = await client.query<{ status: string; ms: number; firstMs: number }>(
      `SELECT r.status, (extract(epoch FROM r.completed_at - r.created_at) * 1000)::float8 AS ms,
        (SELECT (extract(epoch FROM min(e.ts) - r.created_at) * 1000)::float8 FROM trip_run_events e
          WHERE e.run_id = r.id AND e.status <> 'started') AS "firstMs"
      FROM trip_runs r WHERE r.id = $1 AND r.completed_at IS NOT NULL`,
      [runId],
    )
    if (rows[0]) return rows[0]
    if (performance.now() > deadline) throw new Error(`run ${runId} has not ended`)
    await pause(5)
  }
}
