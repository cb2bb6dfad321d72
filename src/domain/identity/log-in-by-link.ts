import type { Ctx } from '../context.ts'
import { redeemLink } from './account-links.ts'
import { findUser } from './find-user.ts'
import { openSession } from './open-session.ts'
import type { OpenedSession } from './schemas.ts'

/**
 * Lets somebody of the demo in by a link that was printed for her. It proves nothing of who she is, so what is hard to undo still
 * asks for her password. Null for a link that lets nobody in.
 */
export async function logInByLink(
  ctx: Ctx,
  { token, agent }: { token: string; agent: string },
): Promise<OpenedSession | null> {
  const redeemed = await ctx.transaction((ctx) => redeemLink(ctx, { purpose: 'demo', token }))
  const userId = redeemed?.userId ?? null
  const user = userId === null ? null : await findUser(ctx, { userId })
  if (user === null) return null
  const { email, name, role } = user
  return openSession(ctx, { userId: user.userId, email, name, role }, { agent, how: 'demo' })
}
