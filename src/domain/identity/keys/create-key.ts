import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { makeToken } from '../tenant-token.ts'

export interface MadeKey {
  keyId: string
  /** The secret itself. It is stored nowhere. */
  token: string
}

/** Makes an API key. Throws `invalid_input` for one that would be past already. @param input.scopes `['*']` for everything @param input.allowedIps none: from anywhere */
export async function createKey(
  ctx: Ctx,
  input: { name: string; scopes: string[]; allowedIps: string[]; expiresAt: Date | null },
): Promise<MadeKey> {
  if (input.expiresAt !== null && input.expiresAt <= ctx.clock.now()) {
    throw new AppError('invalid_input', 'expires_at: this has been already')
  }
  const keyId = ctx.ids.uuid()
  const { token, tokenHash } = makeToken(ctx, 'tulia')
  await ctx.transaction(async (ctx) => {
    const { tenantId, tx, actor } = ctx
    const createdAt = ctx.clock.now()
    await tx.staffToken.create({ data: { ...input, tenantId, id: keyId, tokenHash, createdAt, createdBy: actor } })
    const { name, scopes, allowedIps, expiresAt } = input
    await recordAudit(ctx, {
      action: 'key.created',
      subjectType: 'key',
      subjectId: keyId,
      data: { name, scopes, allowedIps, expiresAt: expiresAt?.toISOString() ?? null },
    })
  })
  return { keyId, token }
}
