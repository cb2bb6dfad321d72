import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { visibleTo } from '../sight/index.ts'

/** More than this is told as "at least": nobody works through so many, and counting them costs what it counts. */
const MOST = 10_000

const Counts = z.object({ waiting: z.int(), mine: z.int(), assistant: z.int(), late: z.int() })
export type QueueCounts = z.infer<typeof Counts>

/** How much stands in the queues that have a number beside their name; at most 10,000 each. */
export async function countQueues(ctx: Ctx): Promise<QueueCounts> {
  const [row] = await ctx.statement`
    SELECT
      (SELECT count(*)::int FROM (SELECT FROM conversations v
        WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.inbox_state = 'waiting' AND ${visibleTo(ctx)} LIMIT ${MOST}) n) AS waiting,
      (SELECT count(*)::int FROM (SELECT FROM conversations v
        WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.assignee_id = ${ctx.actor} AND v.inbox_state NOT IN ('snoozed', 'done')
        LIMIT ${MOST}) n) AS mine,
      (SELECT count(*)::int FROM (SELECT FROM conversations v
        WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.inbox_state = 'assistant' AND ${visibleTo(ctx)} LIMIT ${MOST}) n) AS assistant,
      (SELECT count(*)::int FROM (SELECT FROM conversations v
        WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.inbox_state = 'waiting' AND v.due_at < ${ctx.clock.now()} AND ${visibleTo(ctx)}
        LIMIT ${MOST}) n) AS late`
  return Counts.parse(row)
}
