import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

const DRAFTS = 20

export interface Draft {
  draftId: string
  kind: string
  text: string
  composedAt: Date
}

/**
 * What the bot was about to say when a person took over, newest first, at most 20; what an earlier person found and left
 * is not shown again. Throws `not_found`.
 */
export async function listDrafts(ctx: Ctx, input: { conversationId: string }): Promise<Draft[]> {
  const { conversationId } = input
  return ctx.transaction(async ({ tx }) => {
    const id = { tenantId: ctx.tenantId, id: conversationId }
    const conversation = await tx.conversation.findUnique({ where: { tenantId_id: id }, select: { id: true } })
    if (!conversation) throw new AppError('not_found', 'there is no such conversation')
    return tx.$queryRaw<Draft[]>`
      SELECT o.id AS "draftId", o.kind, o.body AS text, o.created_at AS "composedAt" FROM outbound_messages o
      WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.conversation_id = ${conversationId}::uuid AND o.status = 'draft'
        AND o.created_at > coalesce((SELECT max(s.ended_at) FROM human_stretches s
          WHERE s.tenant_id = o.tenant_id AND s.conversation_id = o.conversation_id), '-infinity')
      ORDER BY o.seq DESC LIMIT ${DRAFTS}::int`
  })
}
