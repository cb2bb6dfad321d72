import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'

/** Who speaks for the shop in a conversation. */
export interface Owner {
  owner: 'bot' | 'human'
  ownerId: string | null
}

/** The owner, locked until the transaction ends. Throws `not_found`. */
export async function lockOwner(ctx: TxCtx, conversationId: string): Promise<Owner> {
  const [row] = await ctx.tx.$queryRaw<Owner[]>`
    SELECT owner, owner_id AS "ownerId" FROM conversations
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${conversationId}::uuid FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such conversation')
  return row
}
