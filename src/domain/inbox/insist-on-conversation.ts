import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'

/** Throws `not_found` for a conversation that this shop does not have. */
export async function insistOnConversation(ctx: TxCtx, conversationId: string): Promise<void> {
  const [row] = await ctx.tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM conversations WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${conversationId}::uuid`
  if (!row) throw new AppError('not_found', 'there is no such conversation')
}
