import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { lockReversal } from './lock-reversal.ts'
import { moveReversal } from './move-reversal.ts'
import { readReversal } from './read-reversal.ts'
import type { ReversalView } from './schemas.ts'

/**
 * A person has looked into the shop's statement and says whether the money of an unknown reversal went back. Throws
 * `not_found`, `conflict` (it is not unknown: the provider has said what became of it, or still will).
 */
export async function endReversal(
  ctx: Ctx,
  { reversalId, outcome, note }: { reversalId: string; outcome: 'done' | 'refused'; note: string },
): Promise<ReversalView> {
  return ctx.transaction(async (ctx) => {
    const reversal = await lockReversal(ctx, reversalId)
    const event = outcome === 'done' ? 'ended_done' : 'ended_refused'
    const moved = await moveReversal(ctx, reversal, event, { code: null, problem: note })
    if (moved === null) throw new AppError('conflict', `this reversal is ${reversal.status}`)
    await recordAudit(ctx, {
      action: 'money_reversal.ended_by_person',
      subjectType: 'money_reversal',
      subjectId: reversalId,
      data: { outcome, note },
    })
    return readReversal(ctx, reversalId)
  })
}
