import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { Role } from './schemas.ts'

const CheckedSession = z.object({
  sessionId: z.uuid(),
  userId: z.uuid(),
  name: z.string(),
  role: Role,
  authAt: z.date(),
})
export type CheckedSession = z.infer<typeof CheckedSession>

/** A session while it is open, its user is on the team and the shop is not suspended, with who she is now; else null. */
export async function checkSession(ctx: Ctx, { sessionId }: { sessionId: string }): Promise<CheckedSession | null> {
  const rows = await ctx.statement`
    SELECT s.id AS "sessionId", u.id AS "userId", u.name, u.role, s.auth_at AS "authAt"
    FROM sessions s JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id
    JOIN tenants t ON t.id = s.tenant_id AND t.disabled_at IS NULL
    WHERE s.tenant_id = ${ctx.tenantId}::uuid AND s.id = ${sessionId}::uuid AND s.revoked_at IS NULL
      AND s.expires_at > ${ctx.clock.now()} AND u.disabled_at IS NULL`
  return z.array(CheckedSession).parse(rows)[0] ?? null
}
