import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'

/** Takes one's own word on a turn back; where there is none, nothing happens. */
export async function withdrawReport(ctx: Ctx, { turnId }: { turnId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { tenantId, actor: authorId, tx } = ctx
    const { count } = await tx.turnReport.deleteMany({ where: { tenantId, turnId, authorId } })
    if (count === 0) return
    await recordAudit(ctx, { action: 'turn.report_withdrawn', subjectType: 'turn', subjectId: turnId, data: {} })
  })
}
