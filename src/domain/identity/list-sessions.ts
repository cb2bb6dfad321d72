import { z } from 'zod'
import type { Ctx } from '../context.ts'

const ListedSession = z.object({
  sessionId: z.uuid(),
  createdAt: z.date(),
  seenAt: z.date(),
  expiresAt: z.date(),
  agent: z.string().nullable(),
  ip: z.string().nullable(),
})
export type ListedSession = z.infer<typeof ListedSession>

/** A hundred is more than anybody has devices. */
const MOST = 100

/** The open sessions of a user, the last one seen first. */
export async function listSessions(ctx: Ctx, { userId }: { userId: string }): Promise<ListedSession[]> {
  const rows = await ctx.statement`
    SELECT id AS "sessionId", created_at AS "createdAt", seen_at AS "seenAt", expires_at AS "expiresAt", agent, ip FROM sessions
    WHERE tenant_id = ${ctx.tenantId}::uuid AND user_id = ${userId}::uuid AND revoked_at IS NULL AND expires_at > ${ctx.clock.now()}
    ORDER BY seen_at DESC, id LIMIT ${MOST}::int`
  return z.array(ListedSession).parse(rows)
}
