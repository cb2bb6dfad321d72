import type { Ctx } from '../../domain/context.ts'
import type { StagedConversation } from './stage-conversation.ts'

/** Whatever a played chat has shown so far is sold out, but for what is held; what was never shown stays as it is. */
export async function sellOut(ctx: Ctx, { conversationId }: StagedConversation): Promise<void> {
  await ctx.statement`
    UPDATE catalog_variants v SET stock = v.held
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.stock > v.held AND v.id IN (
      SELECT shown[1]::uuid FROM turns t, regexp_matches(t.trace->>'tools', '"variantId": "([0-9a-f-]{36})"', 'g') AS shown
      WHERE t.tenant_id = ${ctx.tenantId}::uuid AND t.conversation_id = ${conversationId}::uuid)`
}
