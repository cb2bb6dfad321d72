import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { CannedReply } from './schemas.ts'

/** A reply that the one who asks may change, locked until the transaction ends. Throws `not_found` for any other. */
export async function lockCanned(
  ctx: TxCtx,
  { cannedId, mayShared }: { cannedId: string; mayShared: boolean },
): Promise<CannedReply> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT id AS "cannedId", owner_id AS "ownerId", shortcut, texts, version, updated_at AS "updatedAt" FROM canned_replies
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${cannedId}::uuid
      AND (owner_id = ${ctx.actor} OR (owner_id IS NULL AND ${mayShared})) FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such reply that you may change')
  return CannedReply.parse(row)
}
