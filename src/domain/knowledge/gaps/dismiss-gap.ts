import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { lockGap } from './lock-gap.ts'

/** Says that a question needs no answer: it goes on being counted and is not shown among the open ones. Throws `not_found`. */
export async function dismissGap(ctx: Ctx, { gapId }: { gapId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { status } = await lockGap(ctx, gapId)
    if (status === 'dismissed') return
    const where = { tenantId_id: { tenantId: ctx.tenantId, id: gapId } }
    await ctx.tx.knowledgeGap.update({ where, data: { status: 'dismissed' } })
    const subject = { subjectType: 'gap', subjectId: gapId }
    await recordAudit(ctx, { action: 'knowledge.gap_dismissed', ...subject, data: { from: status } })
  })
}
