import type { Ctx } from '../../context.ts'
import type { FoundUser } from '../find-user.ts'
import { stepOfCode } from './one-time-code.ts'
import { recoveryHash } from './recovery-code.ts'

/**
 * Whether a code is right, and uses it up: the code of a step is taken once, and a recovery code once for all. Of two equal codes at
 * the same moment one is taken.
 */
export async function takeCode(
  ctx: Ctx,
  user: Pick<FoundUser, 'userId' | 'twoStepId' | 'twoStepEnc'>,
  code: string,
): Promise<boolean> {
  const { tenantId } = ctx
  if (user.twoStepId === null || user.twoStepEnc === null) return false
  const now = ctx.clock.now()
  const hash = recoveryHash(user.userId, code)
  if (hash !== null) {
    const used = await ctx.transaction(
      ({ tx }) => tx.$executeRaw`
        UPDATE credentials SET used_at = ${now} WHERE tenant_id = ${tenantId}::uuid AND user_id = ${user.userId}::uuid
          AND kind = 'recovery' AND hash = ${hash} AND used_at IS NULL`,
    )
    return used === 1
  }
  const place = { tenantId, column: 'credentials.secret_enc', row: user.twoStepId } as const
  const step = stepOfCode(ctx.ports.vault.open(user.twoStepEnc, place), code, now)
  if (step === null) return false
  const taken = await ctx.transaction(
    ({ tx }) => tx.$executeRaw`
      UPDATE credentials SET used_step = ${step}::bigint WHERE tenant_id = ${tenantId}::uuid AND id = ${user.twoStepId}::uuid
        AND (used_step IS NULL OR used_step < ${step}::bigint)`,
  )
  return taken === 1
}
