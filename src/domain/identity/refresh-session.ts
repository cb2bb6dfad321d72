import { z } from 'zod'
import { sha256 } from '../../lib/sha256.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { LIFETIMES } from './lifetimes.ts'
import { addRefreshToken } from './open-session.ts'
import { type OpenedSession, Role } from './schemas.ts'
import { signAccess } from './sign-access.ts'

const OpenSession = z.object({
  id: z.uuid(),
  authAt: z.date(),
  expiresAt: z.date(),
  userId: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: Role,
})

/**
 * Gives new tokens for a refresh token, which is used up by it. One that was used before ends its whole session: whoever has it now
 * may have stolen it. Within ten seconds of its use it is a second tab that asked at the same time, and is refused only.
 * @returns null when she has to sign in again
 */
export async function refreshSession(
  ctx: Ctx,
  { refreshToken }: { refreshToken: string },
): Promise<OpenedSession | null> {
  const tokenHash = sha256(refreshToken)
  const now = ctx.clock.now()
  const renewed = await ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    const used = z.array(z.object({ sessionId: z.uuid() })).parse(
      await tx.$queryRaw`
        UPDATE refresh_tokens SET used_at = ${now} WHERE tenant_id = ${tenantId}::uuid AND token_hash = ${tokenHash}
          AND used_at IS NULL AND expires_at > ${now} RETURNING session_id AS "sessionId"`,
    )
    const [token] = used
    if (!token) {
      await endIfStolen(ctx, tokenHash)
      return null
    }
    const [session] = z.array(OpenSession).parse(
      await tx.$queryRaw`
        UPDATE sessions s SET seen_at = ${now} FROM users u JOIN tenants t ON t.id = u.tenant_id AND t.disabled_at IS NULL
        WHERE s.tenant_id = ${tenantId}::uuid AND s.id = ${token.sessionId}::uuid AND s.revoked_at IS NULL AND s.expires_at > ${now}
          AND u.tenant_id = s.tenant_id AND u.id = s.user_id AND u.disabled_at IS NULL
        RETURNING s.id, s.auth_at AS "authAt", s.expires_at AS "expiresAt", u.id AS "userId", u.email, u.name, u.role`,
    )
    if (!session) return null
    await tx.user.updateMany({ where: { tenantId, id: session.userId }, data: { lastSeenAt: now } })
    return { session, opened: await addRefreshToken(ctx, { sessionId: session.id, endsAt: session.expiresAt }) }
  })
  if (renewed === null) return null
  const { id, authAt, userId, email, name, role } = renewed.session
  const user = { userId, email, name, role }
  return { sessionId: id, user, ...renewed.opened, ...(await signAccess(ctx, { id, authAt, user })) }
}

async function endIfStolen(ctx: TxCtx, tokenHash: string): Promise<void> {
  const { tenantId, tx } = ctx
  const now = ctx.clock.now()
  const token = await tx.refreshToken.findUnique({ where: { tenantId_tokenHash: { tenantId, tokenHash } } })
  if (!token?.usedAt || now.getTime() - token.usedAt.getTime() <= LIFETIMES.refreshGrace) return
  const ended = await tx.session.updateMany({
    where: { tenantId, id: token.sessionId, revokedAt: null },
    data: { revokedAt: now, revokedWhy: 'reuse' },
  })
  if (ended.count === 0) return
  await recordAudit(ctx, { action: 'session.stolen', subjectType: 'session', subjectId: token.sessionId, data: {} })
}
