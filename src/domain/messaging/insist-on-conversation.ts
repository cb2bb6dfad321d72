import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

/** For a list that is empty: throws `not_found` when the conversation it is of is not this shop's. */
export async function insistOnConversation(ctx: Ctx, conversationId: string): Promise<void> {
  const [found] = await ctx.statement`
    SELECT 1 AS there FROM conversations WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${conversationId}::uuid`
  if (found === undefined) throw new AppError('not_found', 'there is no such conversation')
}
