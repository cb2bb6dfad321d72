import type { Ctx } from '../context.ts'
import { LIFETIMES } from './lifetimes.ts'
import type { SignedInUser } from './schemas.ts'

/** An access token of a session. Signed outside of any transaction: it computes for ten milliseconds. */
export async function signAccess(
  ctx: Ctx,
  session: { id: string; authAt: Date; user: Pick<SignedInUser, 'userId' | 'role'> },
): Promise<{ accessToken: string; accessExpiresAt: Date }> {
  const { id, authAt, user } = session
  const issuedAt = ctx.clock.now()
  const accessExpiresAt = new Date(issuedAt.getTime() + LIFETIMES.access)
  const accessToken = await ctx.ports.accessTokens.sign({
    audience: user.role === 'operator' ? 'operator' : 'tenant',
    tenantId: ctx.tenantId,
    userId: user.userId,
    sessionId: id,
    role: user.role,
    authAt,
    issuedAt,
    expiresAt: accessExpiresAt,
  })
  return { accessToken, accessExpiresAt }
}
