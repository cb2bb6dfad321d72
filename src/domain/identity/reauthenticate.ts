import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { findUser } from './find-user.ts'
import { type Proved, prove } from './prove.ts'
import { Email } from './schemas.ts'
import { signAccess } from './sign-access.ts'

export type Reauthenticated =
  | { outcome: 'proved'; accessToken: string; accessExpiresAt: Date }
  | Exclude<Proved, { outcome: 'proved' }>

/** Proves again who holds a session, for what is hard to undo: its access tokens say so from then on. */
export async function reauthenticate(
  ctx: Ctx,
  input: { userId: string; sessionId: string; password: string; code: string | null },
): Promise<Reauthenticated> {
  const { userId, sessionId, password, code } = input
  const user = await findUser(ctx, { userId })
  if (user === null) throw new AppError('not_found', 'there is no such user')
  const proved = await prove(ctx, { email: Email.parse(user.email), password, code })
  if (proved.outcome !== 'proved') return proved
  const authAt = ctx.clock.now()
  await ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    await tx.session.updateMany({ where: { tenantId, id: sessionId, userId, revokedAt: null }, data: { authAt } })
    await recordAudit(ctx, { action: 'login.repeated', subjectType: 'user', subjectId: userId, data: { sessionId } })
  })
  return { outcome: 'proved', ...(await signAccess(ctx, { id: sessionId, authAt, user })) }
}
