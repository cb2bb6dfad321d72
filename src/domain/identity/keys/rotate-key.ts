import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { LIFETIMES } from '../lifetimes.ts'
import { makeToken } from '../tenant-token.ts'
import type { MadeKey } from './create-key.ts'

/**
 * Makes a key of the same name, rights, person and end, and lets the old one work for another day. Throws `not_found`, and `conflict` for one
 * that is replaced, revoked or past.
 */
export async function rotateKey(ctx: Ctx, { keyId }: { keyId: string }): Promise<MadeKey> {
  const { token, tokenHash } = makeToken(ctx, 'tulia')
  const id = ctx.ids.uuid()
  await ctx.transaction(async (ctx) => {
    const { tenantId, tx, actor } = ctx
    const now = ctx.clock.now()
    const old = await tx.staffToken.findUnique({ where: { tenantId_id: { tenantId, id: keyId } } })
    if (old === null) throw new AppError('not_found', 'there is no such key')
    const overlapEnds = new Date(now.getTime() + LIFETIMES.keyOverlap)
    const expiresAt = old.expiresAt !== null && old.expiresAt < overlapEnds ? old.expiresAt : overlapEnds
    const replaced = await tx.staffToken.updateMany({
      where: {
        ...{ tenantId, id: keyId, revokedAt: null, replacedBy: null },
        OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
      },
      data: { expiresAt, replacedBy: id },
    })
    if (replaced.count === 0) throw new AppError('conflict', 'this key is replaced, revoked or past')
    const { name, scopes, allowedIps, onBehalfOf } = old
    const made = { tokenHash, createdAt: now, createdBy: actor, expiresAt: old.expiresAt }
    await tx.staffToken.create({ data: { tenantId, id, name, scopes, allowedIps, onBehalfOf, ...made } })
    await recordAudit(ctx, {
      action: 'key.rotated',
      subjectType: 'key',
      subjectId: keyId,
      data: { replacedBy: id, worksUntil: expiresAt.toISOString() },
    })
  })
  return { keyId: id, token }
}
