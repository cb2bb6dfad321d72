import { z } from 'zod'
import type { Ctx } from '../context.ts'

/** More than this is not counted. */
const MOST = 100

const Count = z.object({ unread: z.int() })

/** How much the one who asks was told and has not read, at most 100. */
export async function countUnread(ctx: Ctx): Promise<number> {
  const [row] = await ctx.statement`
    SELECT count(*)::int AS unread FROM (SELECT FROM notifications n
      WHERE n.tenant_id = ${ctx.tenantId}::uuid AND n.reader_id = ${ctx.actor} AND n.read_at IS NULL LIMIT ${MOST}::int) u`
  return Count.parse(row).unread
}
