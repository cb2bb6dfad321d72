import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { makeToken } from '../tenant-token.ts'

export interface MadeKey {
  keyId: string
  /** The secret itself. It is stored nowhere. */
  token: string
}

/** Makes an API key. Throws `invalid_input` for one that would be past already, or works in the name of nobody of the team. @param input.scopes `['*']` for everything @param input.allowedIps none: from anywhere */
export async function createKey(
  ctx: Ctx,
  input: { name: string; scopes: string[]; allowedIps: string[]; expiresAt: Date | null; onBehalfOf: string | null },
): Promise<MadeKey> {
  if (input.expiresAt !== null && input.expiresAt <= ctx.clock.now()) {
    throw new AppError('invalid_input', 'expires_at: this has been already')
  }
  const keyId = ctx.ids.uuid()
  const { token, tokenHash } = makeToken(ctx, 'tulia')
  await ctx.transaction(async (ctx) => {
    const { tenantId, tx, actor } = ctx
    const createdAt = ctx.clock.now()
    if (input.onBehalfOf !== null) await insistOnColleague(ctx, input.onBehalfOf)
    await tx.staffToken.create({ data: { ...input, tenantId, id: keyId, tokenHash, createdAt, createdBy: actor } })
    const { name, scopes, allowedIps, expiresAt, onBehalfOf } = input
    await recordAudit(ctx, {
      action: 'key.created',
      subjectType: 'key',
      subjectId: keyId,
      data: { name, scopes, allowedIps, expiresAt: expiresAt?.toISOString() ?? null, onBehalfOf },
    })
  })
  return { keyId, token }
}

async function insistOnColleague(ctx: TxCtx, userId: string): Promise<void> {
  const rows = await ctx.tx.$queryRaw<object[]>`
    SELECT FROM users u WHERE u.tenant_id = ${ctx.tenantId}::uuid AND u.id = ${userId}::uuid
      AND u.joined_at IS NOT NULL AND u.disabled_at IS NULL`
  if (rows.length === 0) throw new AppError('invalid_input', 'on_behalf_of: nobody of this id is on the team')
}
