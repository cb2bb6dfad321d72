import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { findLink, type MadeLink, makeLink, redeemLink } from './account-links.ts'
import { endSessions } from './end-sessions.ts'
import { findUser } from './find-user.ts'
import { hashNewPassword, setPassword } from './set-password.ts'

/** A link with which a colleague may set another password. Whoever asks for it passes it on: we write to nobody. Throws `not_found`. */
export async function makeResetLink(ctx: Ctx, { userId }: { userId: string }): Promise<MadeLink> {
  if ((await findUser(ctx, { userId })) === null) throw new AppError('not_found', 'there is no such user')
  return ctx.transaction(async (ctx) => {
    await recordAudit(ctx, { action: 'password.reset_made', subjectType: 'user', subjectId: userId, data: {} })
    return makeLink(ctx, { purpose: 'reset', userId })
  })
}

/**
 * Sets another password by a link; every session of hers ends, and what she has wrongly typed is forgotten.
 * @returns whose it is; null for a link that lets nobody in
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
): Promise<{ userId: string; endedSessions: string[] } | null> {
  const link = { purpose: 'reset', token } as const
  const whose = await ctx.transaction((ctx) => findLink(ctx, link))
  if (whose === null) return null
  const hash = await hashNewPassword(ctx, { password, email: whose.email })
  return ctx.transaction(async (ctx) => {
    const redeemed = await redeemLink(ctx, link)
    const userId = redeemed?.userId ?? null
    if (userId === null) return null
    await setPassword(ctx, { userId, hash })
    const named = { ...ctx, actor: `staff:${userId}` }
    await recordAudit(named, { action: 'password.reset', subjectType: 'user', subjectId: userId, data: {} })
    return { userId, endedSessions: await endSessions(named, { userId, why: 'password' }) }
  })
}
