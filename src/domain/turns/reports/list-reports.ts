import { z } from 'zod'
import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { type ReportReason, TurnReport } from './schemas.ts'

export interface ReportsAsked {
  limit: number
  /** The last one of the page before. */
  after?: { at: Date; turnId: string; authorId: string } | null
  /** Of one turn alone. */
  turnId?: string
  reason?: ReportReason
}

/** What people have said of turns that answered wrongly, the newest first. */
export async function listReports(
  ctx: Ctx,
  { limit, after = null, turnId, reason }: ReportsAsked,
): Promise<TurnReport[]> {
  const { tenantId } = ctx
  const only = [
    Prisma.sql`r.tenant_id = ${tenantId}::uuid`,
    ...(turnId === undefined ? [] : [Prisma.sql`r.turn_id = ${turnId}::uuid`]),
    ...(reason === undefined ? [] : [Prisma.sql`r.reason = ${reason}`]),
    ...(after === null
      ? []
      : [Prisma.sql`(r.at, r.turn_id, r.author_id) < (${after.at}, ${after.turnId}::uuid, ${after.authorId})`]),
  ]
  const rows = await ctx.statement`
    SELECT r.turn_id AS "turnId", t.conversation_id AS "conversationId", r.author_id AS "authorId",
      staff_name(${tenantId}::uuid, r.author_id) AS "authorName", r.reason, r.note, r.at
    FROM turn_reports r JOIN turns t ON t.tenant_id = r.tenant_id AND t.id = r.turn_id
    WHERE ${Prisma.join(only, ' AND ')}
    ORDER BY r.at DESC, r.turn_id DESC, r.author_id DESC LIMIT ${limit}`
  return z.array(TurnReport).parse(rows)
}
