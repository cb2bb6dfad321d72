import type { Ctx } from '../../context.ts'
import { askProvider } from '../checks/ask-provider.ts'
import { openReview } from '../reviews/open-review.ts'
import { lockReversal } from './lock-reversal.ts'
import { lookAgainAt, PERSON_SECONDS } from './look-plan.ts'
import { moveReversal } from './move-reversal.ts'

/**
 * A reversal whose result has not come: asks the provider what became of it, and later a person. It is never sent again.
 * Calls the network: not inside a transaction. Throws `not_found`, `misconfigured`.
 */
export async function tendReversal(ctx: Ctx, { reversalId }: { reversalId: string }): Promise<void> {
  const question = await ctx.transaction(async (ctx) => {
    const locked = await lockReversal(ctx, reversalId)
    const { nextLookAt } = await ctx.tx.moneyReversal.findUniqueOrThrow({
      where: { tenantId_id: { tenantId: ctx.tenantId, id: reversalId } },
      select: { nextLookAt: true },
    })
    const now = ctx.clock.now()
    if (nextLookAt === null || nextLookAt > now) return null
    const late = { code: null, problem: 'no result in time' }
    const reversal = (await moveReversal(ctx, locked, 'no_result', late)) ?? locked
    await ctx.tx.moneyReversal.updateMany({
      where: { tenantId: ctx.tenantId, id: reversalId },
      data: { nextLookAt: lookAgainAt(reversal.requestedAt, now) },
    })
    const { receiptId, receipt, attemptId, orderId } = reversal.money
    if (now.getTime() - reversal.requestedAt.getTime() >= PERSON_SECONDS * 1000) {
      const about = { subject: reversalId, receiptId, attemptId, orderId }
      await openReview(ctx, { reason: 'reversal_unknown', ...about, suggestions: [] })
    }
    const { accountId, requestId } = reversal
    return { accountId, receipt: receipt ?? '', reversal: { id: reversalId, requestId } }
  })
  if (question !== null) await askProvider(ctx, question)
}
