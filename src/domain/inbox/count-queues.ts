import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { inEachWay } from '../sight/index.ts'

/** More than this is told as "at least": nobody works through so many, and counting them costs what it counts. */
const MOST = 10_000

const Counts = z.object({ waiting: z.int(), mine: z.int(), assistant: z.int(), late: z.int() })
export type QueueCounts = z.infer<typeof Counts>

/** How much stands in the queues that have a number beside their name; at most 10,000 each. */
export async function countQueues(ctx: Ctx): Promise<QueueCounts> {
  const [row] = await ctx.statement`
    SELECT
      ${seen(ctx, Prisma.sql`v.inbox_state = 'waiting'`)} AS waiting,
      (SELECT count(*)::int FROM (SELECT FROM conversations v
        WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.assignee_id = ${ctx.actor} AND v.inbox_state NOT IN ('snoozed', 'done')
        LIMIT ${MOST}) n) AS mine,
      ${seen(ctx, Prisma.sql`v.inbox_state = 'assistant'`)} AS assistant,
      ${seen(ctx, Prisma.sql`v.inbox_state = 'waiting' AND v.due_at < ${ctx.clock.now()}`)} AS late`
  return Counts.parse(row)
}

function seen(ctx: Ctx, which: Prisma.Sql): Prisma.Sql {
  const found = inEachWay(
    ctx,
    ({ isHers, opens }) => Prisma.sql`(SELECT FROM conversations v
      WHERE ${isHers} AND v.tenant_id = ${ctx.tenantId}::uuid AND ${which} ${opens === null ? Prisma.empty : Prisma.sql`AND ${opens}`})`,
  )
  return Prisma.sql`(SELECT count(*)::int FROM (${found} LIMIT ${MOST}) n)`
}
