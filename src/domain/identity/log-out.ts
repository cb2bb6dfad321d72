import { sha256 } from '../../lib/sha256.ts'
import type { Ctx } from '../context.ts'
import { endSessions } from './end-sessions.ts'

/** Ends the session that a refresh token is of. Asking again, or with a token that is none, changes nothing. */
export async function logOut(ctx: Ctx, { refreshToken }: { refreshToken: string }): Promise<string[]> {
  return ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    const token = await tx.refreshToken.findUnique({
      where: { tenantId_tokenHash: { tenantId, tokenHash: sha256(refreshToken) } },
      select: { session: { select: { id: true, userId: true } } },
    })
    if (token === null) return []
    const { id, userId } = token.session
    return endSessions({ ...ctx, actor: `staff:${userId}` }, { userId, why: 'logout', only: id })
  })
}
