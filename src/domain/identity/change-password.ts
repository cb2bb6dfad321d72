import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { endSessions } from './end-sessions.ts'
import { findUser } from './find-user.ts'
import { type Proved, prove } from './prove.ts'
import { Email } from './schemas.ts'
import { hashNewPassword, setPassword } from './set-password.ts'

export type PasswordChanged = { outcome: 'changed'; endedSessions: string[] } | Exclude<Proved, { outcome: 'proved' }>

/** Changes the password of whoever knows the one before; every other session of hers ends. Throws `invalid_input` for a bad new one. */
export async function changePassword(
  ctx: Ctx,
  input: { userId: string; sessionId: string; password: string; code: string | null; newPassword: string },
): Promise<PasswordChanged> {
  const { userId, sessionId, password, code, newPassword } = input
  const user = await findUser(ctx, { userId })
  if (user === null) throw new AppError('not_found', 'there is no such user')
  const email = Email.parse(user.email)
  const hash = await hashNewPassword(ctx, { password: newPassword, email })
  const proved = await prove(ctx, { email, password, code })
  if (proved.outcome !== 'proved') return proved
  const endedSessions = await ctx.transaction(async (ctx) => {
    await setPassword(ctx, { userId, hash })
    await recordAudit(ctx, { action: 'password.changed', subjectType: 'user', subjectId: userId, data: {} })
    return endSessions(ctx, { userId, why: 'password', except: sessionId })
  })
  return { outcome: 'changed', endedSessions }
}
