import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'

export interface Ownership {
  owner: 'bot' | 'human'
  ownerId: string | null
  /** How the other staff know the owner. */
  ownerName: string | null
}

/** Who speaks for the shop, locked until the transaction ends. Throws `not_found`. */
export async function lockOwnership(ctx: TxCtx, conversationId: string): Promise<Ownership> {
  const [row] = await ctx.tx.$queryRaw<Ownership[]>`
    SELECT v.owner, v.owner_id AS "ownerId", coalesce(st.name, v.owner_id) AS "ownerName"
    FROM conversations v
    LEFT JOIN staff_tokens st ON st.tenant_id = v.tenant_id AND 'staff:' || st.id = v.owner_id
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid
    FOR UPDATE OF v`
  if (!row) throw new AppError('not_found', 'there is no such conversation')
  return row
}

/** Throws `conflict`, naming who has the conversation, unless the person of this ctx does. */
export function insistOnOwner(ctx: Ctx, { owner, ownerId, ownerName }: Ownership): void {
  if (owner === 'bot') throw new AppError('conflict', 'nobody has taken this conversation over: claim it first')
  if (ownerId !== ctx.actor) throw new AppError('conflict', `${ownerName} has this conversation`)
}
