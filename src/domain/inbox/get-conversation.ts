import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { conversationRows, ROW_COLUMNS } from './conversation-rows.ts'
import { type ComposerText, findComposerDraft } from './find-composer-draft.ts'
import { listScheduled, type Scheduled } from './list-scheduled.ts'
import type { ListedConversation } from './schemas.ts'

export interface ConversationDetail {
  row: ListedConversation
  /** What the one who asks has begun to write. */
  composer: ComposerText
  scheduled: Scheduled[]
}

/** One conversation as its header and composer need it. Throws `not_found`, also for another shop's. */
export async function getConversation(
  ctx: Ctx,
  { conversationId }: { conversationId: string },
): Promise<ConversationDetail> {
  return ctx.transaction(async (ctx) => {
    const chosen = Prisma.sql`SELECT ${ROW_COLUMNS} FROM conversations v
      WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${conversationId}::uuid`
    const [row] = await conversationRows(ctx, { chosen, order: Prisma.sql`p.id` })
    if (!row) throw new AppError('not_found', 'there is no such conversation')
    const composer = await findComposerDraft(ctx, conversationId)
    return { row, composer, scheduled: await listScheduled(ctx, { conversationId }) }
  })
}
