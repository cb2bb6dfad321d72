import type pg from 'pg'
import { pause } from './chaos/customers.ts'
import { startInstallation } from './chaos/installation.ts'
import { connectUncounted } from './connect-uncounted.ts'
import { growConversations, growItems, growMessages, growTenants, settleStatistics } from './grow.ts'
import { benchTurns, type TurnFigures } from './turns.ts'

export interface GrowthSize {
  turns: number
  messages: number
  items: number
  tenants: number
}

/** One look at the same traffic: before anything has grown, or after one more thing has. */
export interface GrowthStep {
  name: string
  figures: TurnFigures
  /** Rows that a turn made the server read, of all tables. */
  rowsPerTurn: number
  /** Big tables that were read from end to end while the traffic ran, with how often. */
  readWhole: string[]
}

const PACE = { perSecond: 8, seconds: 50, batch: '80' }
/** A table below this size is read whole by any sensible plan. */
const BIG_TABLE_ROWS = 2_000
/** A server process tells the statistics what it did when it has been idle for about a second. */
const STATISTICS_MS = 2_500

/** What grows, in the order in which it does when all of it does. */
export const AXES = ['turns', 'messages', 'items', 'tenants'] as const
export type Axis = (typeof AXES)[number]

/**
 * The same customers write the same lines while the installation grows around them, one thing after the other; nothing
 * is taken away again, so the last step has everything that was named. Growing is not measured.
 */
export async function benchGrowth(
  size: GrowthSize,
  say: (step: GrowthStep) => void,
  options: { axes?: readonly Axis[]; seconds?: number } = {},
): Promise<GrowthStep[]> {
  const house = await startInstallation({ seed: 1, workers: 1, redis: true })
  const client = await connectUncounted(house.ownerUrl)
  try {
    const [shop] = house.shops
    if (!shop) throw new Error('the installation has no shop')
    const pace = { ...PACE, seconds: options.seconds ?? PACE.seconds, redisUrl: house.redisUrl }
    const steps: GrowthStep[] = []
    const look = async (name: string) => {
      await settleStatistics(client)
      await benchTurns(house, { ...pace, seconds: 8 })
      const before = await readCounts(client)
      const figures = await benchTurns(house, pace)
      const step = { name, figures, ...between(before, await readCounts(client), figures.turns) }
      steps.push(step)
      say(step)
    }
    const grow: Record<Axis, () => Promise<void>> = {
      turns: () => growConversations(client, `whatsapp:+254${PACE.batch}`, size.turns),
      messages: () => growMessages(client, shop, { messages: size.messages, turns: 100 }),
      items: () => growItems(client, shop.tenantId, size.items),
      tenants: () => growTenants(client, shop, size.tenants),
    }
    await look('as it begins')
    for (const axis of options.axes ?? AXES) {
      await grow[axis]()
      await look(NAMES[axis](size))
    }
    return steps
  } finally {
    await client.end()
    await house.stop()
  }
}

const NAMES: Record<Axis, (size: GrowthSize) => string> = {
  turns: ({ turns }) => `${turns} turns in a conversation`,
  messages: ({ messages }) => `${messages} stored messages`,
  items: ({ items }) => `${items} items in the shop`,
  tenants: ({ tenants }) => `${tenants} tenants`,
}

interface TableReads {
  name: string
  rows: number
  scans: number
  read: number
}

async function readCounts(client: pg.Client): Promise<TableReads[]> {
  await pause(STATISTICS_MS)
  const { rows } = await client.query<Record<'name' | 'rows' | 'scans' | 'read', string>>(
    `SELECT relname AS name, n_live_tup AS rows, seq_scan AS scans, seq_tup_read + coalesce(idx_tup_fetch, 0) AS read
    FROM pg_stat_user_tables WHERE schemaname = 'public'`,
  )
  return rows.map(({ name, ...counts }) => ({
    name,
    rows: Number(counts.rows),
    scans: Number(counts.scans),
    read: Number(counts.read),
  }))
}

function between(
  before: TableReads[],
  after: TableReads[],
  turns: number,
): Pick<GrowthStep, 'rowsPerTurn' | 'readWhole'> {
  const was = new Map(before.map((table) => [table.name, table]))
  const deltas = after.map((table) => ({
    name: table.name,
    rows: table.rows,
    scans: table.scans - (was.get(table.name)?.scans ?? 0),
    read: table.read - (was.get(table.name)?.read ?? 0),
  }))
  return {
    rowsPerTurn: deltas.reduce((sum, { read }) => sum + read, 0) / Math.max(1, turns),
    readWhole: deltas
      .filter(({ rows, scans }) => rows > BIG_TABLE_ROWS && scans > 0)
      .map(({ name, scans, read }) => `${name} ${scans} times, ${read} rows in all`),
  }
}
