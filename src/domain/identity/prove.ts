import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { type FoundUser, findUser } from './find-user.ts'
import type { Email } from './schemas.ts'
import { claimTry, clearTries, subjectOf, withdrawTry } from './tries.ts'
import { takeCode } from './two-step/take-code.ts'

/** What somebody shows to prove who she is. */
export interface Proof {
  email: Email
  password: string
  /** Of the second step, or a recovery code. */
  code: string | null
}

export type Proved =
  | { outcome: 'proved'; user: FoundUser }
  | { outcome: 'refused' }
  | { outcome: 'locked'; until: Date }
  /** The password was right, and a code is needed. */
  | { outcome: 'code_needed' }

/**
 * Whether somebody is who she says. Costs one hash whatever is wrong, so that nobody learns who has an account; five
 * failures in five minutes lock the address for five. Every failure leaves an audit row.
 */
export async function prove(ctx: Ctx, { email, password, code }: Proof): Promise<Proved> {
  const attempt = await claimTry(ctx, email)
  if (attempt.outcome === 'locked') return attempt
  const user = await findUser(ctx, { email })
  const isRight = await ctx.ports.passwords.verify(user?.passwordHash ?? null, password)
  if (user === null || !isRight) {
    await recordFailure(ctx, { email, user, isLast: attempt.isLast, reason: 'password' })
    return { outcome: 'refused' }
  }
  if (user.twoStepId !== null) {
    if (code === null) {
      await withdrawTry(ctx, email)
      return { outcome: 'code_needed' }
    }
    if (!(await takeCode(ctx, user, code))) {
      await recordFailure(ctx, { email, user, isLast: attempt.isLast, reason: 'code' })
      return { outcome: 'refused' }
    }
  }
  await clearTries(ctx, email)
  await renewHash(ctx, user, password)
  return { outcome: 'proved', user }
}

/** The address is not written down of somebody who does not exist: people type passwords there. */
async function recordFailure(
  ctx: Ctx,
  failure: { email: Email; user: FoundUser | null; isLast: boolean; reason: 'password' | 'code' },
): Promise<void> {
  const { email, user, isLast, reason } = failure
  ctx.log.warn('login_failed', { tenantId: ctx.tenantId, reason })
  const subject =
    user === null
      ? { subjectType: 'address', subjectId: subjectOf(email).slice(0, 16) }
      : { subjectType: 'user', subjectId: user.userId }
  await ctx.transaction((ctx) =>
    recordAudit(
      ctx,
      { action: 'login.failed', ...subject, data: { reason } },
      ...(isLast ? [{ action: 'login.locked', ...subject, data: {} }] : []),
    ),
  )
}

/** A hash of older parameters is replaced while the password is known. */
async function renewHash(ctx: Ctx, { userId, passwordHash }: FoundUser, password: string): Promise<void> {
  if (passwordHash === null || !ctx.ports.passwords.isDated(passwordHash)) return
  const hash = await ctx.ports.passwords.hash(password)
  await ctx.transaction(({ tx, tenantId }) =>
    tx.credential.updateMany({
      where: { tenantId, userId, kind: 'password', hash: passwordHash },
      data: { hash },
    }),
  )
}
