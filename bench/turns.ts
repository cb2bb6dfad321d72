import { Redis } from 'ioredis'
import { z } from 'zod'
import { TurnTrace } from '../src/domain/turns/schemas.ts'
import type { Installation } from './chaos/installation.ts'
import { connectUncounted } from './connect-uncounted.ts'
import { percentile } from './load.ts'
import { untilNone, writeAtRate } from './messages.ts'

const OPEN = `SELECT (SELECT count(*) FROM inbound_messages WHERE turn_id IS NULL AND received_at >= $1)
  + (SELECT count(*) FROM outbound_messages WHERE status IN ('queued', 'sending', 'uncertain')) AS open`

export interface TurnFigures {
  turns: number
  perSecond: number
  /** Non-model time of a turn and its parts, in ms: [p50, p95]. */
  total: [number, number]
  load: [number, number]
  graph: [number, number]
  tools: [number, number]
  statements: Record<string, { turns: number; median: number; max: number }>
  redisCallsPerTurn: number | null
  memoryMb: Record<string, number>
  /** Processor time per turn of each process, in ms. */
  processorMs: Record<string, number>
  unfinished: number
}

/**
 * Customers write to the first shop at a steady rate for a while; the figures come from the traces of their turns.
 */
export async function benchTurns(
  house: Installation,
  options: { perSecond: number; seconds: number; redisUrl: string | null; batch: string },
): Promise<TurnFigures> {
  const [shop] = house.shops
  if (!shop) throw new Error('the installation has no shop')
  const client = await connectUncounted(house.ownerUrl)
  const redis = options.redisUrl === null ? null : new Redis(options.redisUrl)
  try {
    const processorBefore = house.cluster.processorMs()
    const before = redis ? await redisCalls(redis) : 0
    const { rows: clock } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')
    const since = clock[0]?.now ?? new Date()
    const from = performance.now()
    await writeAtRate(house, shop.address, options)
    await untilNone(client, OPEN, [since])
    const elapsed = performance.now() - from
    const memoryMb = house.cluster.memory()
    const processorAfter = house.cluster.processorMs()
    const { rows } = await client.query<{ trace: unknown; duration: number }>(
      'SELECT trace, duration_ms AS duration FROM turns WHERE started_at >= $1',
      [since],
    )
    const calls = redis ? (await redisCalls(redis)) - before : null
    const open = await client.query<{ n: string }>('SELECT count(*) AS n FROM inbound_messages WHERE turn_id IS NULL')
    return {
      ...figuresOf(z.array(z.object({ trace: TurnTrace, duration: z.number() })).parse(rows)),
      perSecond: (rows.length * 1000) / elapsed,
      redisCallsPerTurn: calls === null ? null : calls / Math.max(1, rows.length),
      memoryMb,
      processorMs: Object.fromEntries(
        Object.entries(processorAfter).map(([name, ms]) => [
          name,
          (ms - (processorBefore[name] ?? 0)) / Math.max(1, rows.length),
        ]),
      ),
      unfinished: Number(open.rows[0]?.n ?? 0),
    }
  } finally {
    redis?.disconnect()
    await client.end()
  }
}

function figuresOf(turns: { trace: TurnTrace; duration: number }[]) {
  const spread = (values: number[]): [number, number] => {
    const sorted = values.toSorted((a, b) => a - b)
    return [percentile(sorted, 0.5), percentile(sorted, 0.95)]
  }
  const toolMs = (trace: TurnTrace) => trace.tools.reduce((sum, tool) => sum + tool.ms, 0)
  const modelMs = (trace: TurnTrace) =>
    trace.models.filter((model) => model.engine === 'claude').reduce((sum, model) => sum + model.ms, 0)
  const statements: TurnFigures['statements'] = {}
  for (const journey of new Set(turns.map((turn) => turn.trace.journey))) {
    const of = turns.filter((turn) => turn.trace.journey === journey)
    const counts = of.map((turn) => turn.trace.sql.statements).toSorted((a, b) => a - b)
    statements[journey] = { turns: of.length, median: percentile(counts, 0.5), max: counts.at(-1) ?? 0 }
  }
  return {
    turns: turns.length,
    total: spread(turns.map((turn) => turn.duration - modelMs(turn.trace))),
    load: spread(turns.map((turn) => turn.trace.phasesMs.load)),
    graph: spread(turns.map((turn) => turn.trace.phasesMs.graph - modelMs(turn.trace))),
    tools: spread(turns.map((turn) => toolMs(turn.trace))),
    statements,
  }
}

async function redisCalls(redis: Redis): Promise<number> {
  const info = await redis.info('stats')
  return Number(/total_commands_processed:(\d+)/.exec(info)?.[1] ?? 0)
}
