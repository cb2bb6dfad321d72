import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { type PasswordProblem, passwordProblem } from './password-problem.ts'

const MEANING: Record<PasswordProblem, string> = {
  too_short: 'A password has 12 characters or more.',
  too_long: 'A password has 128 characters at most.',
  too_common: 'This password is on every list that is tried first. Take another one.',
  names_account: 'A password is not the name of the account or of the shop.',
}

/** The hash of a new password. Computes for a while, so outside of any transaction. Throws `invalid_input` with what is wrong with it. */
export async function hashNewPassword(ctx: Ctx, input: { password: string; email: string }): Promise<string> {
  const problem = await passwordProblem(ctx, input)
  if (problem !== null) throw new AppError('invalid_input', MEANING[problem])
  return ctx.ports.passwords.hash(input.password)
}

/** Gives a user the password with this hash, in place of any other, in the caller's transaction. */
export async function setPassword(ctx: TxCtx, { userId, hash }: { userId: string; hash: string }): Promise<void> {
  const { tenantId, tx } = ctx
  const createdAt = ctx.clock.now()
  await tx.credential.deleteMany({ where: { tenantId, userId, kind: 'password' } })
  await tx.credential.create({ data: { tenantId, id: ctx.ids.uuid(), userId, kind: 'password', hash, createdAt } })
}
