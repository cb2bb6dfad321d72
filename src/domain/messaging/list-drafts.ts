import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'

const MOST = 20

export interface Draft {
  draftId: string
  kind: string
  text: string
  composedAt: Date
  /** Null of what no turn composed. */
  turnId: string | null
}

/** What the bot has composed and not said in a conversation after a moment, newest first, at most 20. Throws `not_found`. */
export async function listDrafts(
  ctx: TxCtx,
  { conversationId, after }: { conversationId: string; after: Date | null },
): Promise<Draft[]> {
  const id = { tenantId: ctx.tenantId, id: conversationId }
  const conversation = await ctx.tx.conversation.findUnique({ where: { tenantId_id: id }, select: { id: true } })
  if (!conversation) throw new AppError('not_found', 'there is no such conversation')
  const rows = await ctx.tx.outboundMessage.findMany({
    where: {
      tenantId: ctx.tenantId,
      conversationId,
      status: 'draft',
      ...(after === null ? {} : { createdAt: { gt: after } }),
    },
    orderBy: { seq: 'desc' },
    take: MOST,
    select: { id: true, kind: true, body: true, createdAt: true, turnId: true },
  })
  return rows.map(({ id: draftId, kind, body: text, createdAt: composedAt, turnId }) => ({
    ...{ draftId, kind, text, composedAt, turnId },
  }))
}
