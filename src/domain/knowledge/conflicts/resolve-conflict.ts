import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'

/**
 * Says which of two statements is true: the other one is told no more, although its document is. Throws `not_found`, and `conflict`
 * for who would keep a document against a row: prices and hours are told from rows, so the row is to be changed.
 */
export async function resolveConflict(ctx: Ctx, input: { conflictId: string; keep: 'left' | 'right' }): Promise<void> {
  const { conflictId, keep } = input
  await ctx.transaction(async (ctx) => {
    const where = { tenantId_id: { tenantId: ctx.tenantId, id: conflictId } }
    const found = await ctx.tx.knowledgeConflict.findUnique({ where })
    if (found === null) throw new AppError('not_found', 'There is no such conflict: list them to see which there are.')
    if (found.rightVersion === null && keep === 'left') {
      throw new AppError(
        'conflict',
        'A row is always told: change the row, then nothing contradicts the document any more.',
      )
    }
    if (found.kept === keep) return
    const data = { status: 'resolved', kept: keep, resolvedAt: ctx.clock.now() }
    await ctx.tx.knowledgeConflict.update({ where, data })
    const subject = { subjectType: 'conflict', subjectId: conflictId }
    await recordAudit(ctx, {
      action: 'knowledge.conflict_resolved',
      ...subject,
      data: { keep, subject: found.subject },
    })
  })
}
