import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { insistOnTurn } from './insist-on-turn.ts'
import type { ReportReason } from './schemas.ts'

/**
 * Says that a turn answered wrongly, and why; a secret in the note is not kept. Each person has one word on a turn: saying it
 * again changes hers. Throws `not_found`.
 */
export async function reportTurn(
  ctx: Ctx,
  { turnId, reason, note }: { turnId: string; reason: ReportReason; note: string | null },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { tenantId, actor: authorId, tx } = ctx
    await insistOnTurn(ctx, turnId)
    const said = {
      reason,
      note: note === null ? null : ctx.ports.secrets.read(note).text,
      at: ctx.clock.now(),
    }
    await tx.turnReport.upsert({
      where: { tenantId_turnId_authorId: { tenantId, turnId, authorId } },
      create: { tenantId, turnId, authorId, ...said },
      update: said,
    })
    await recordAudit(ctx, { action: 'turn.reported', subjectType: 'turn', subjectId: turnId, data: { reason } })
  })
}
