import type { Ctx } from '../../../context.ts'
import { afterSettlement } from '../../core/after-settlement.ts'
import type { Attempt } from '../../core/attempt.ts'
import type { AskProvider } from '../payment-method-handler.ts'
import { applyEvidence } from './apply-evidence.ts'
import { gatherEvidence } from './gather-evidence.ts'

/**
 * Brings a prompt to what is true now: reads its open callbacks, asks the provider where that is due, and applies what both
 * come to. Calls the network: not inside a transaction. Throws `not_found`.
 */
export async function settleStk(ctx: Ctx, attemptId: string, ask: AskProvider): Promise<Attempt> {
  const gathered = await gatherEvidence(ctx, attemptId, ask)
  return afterSettlement(ctx, await ctx.transaction((ctx) => applyEvidence(ctx, attemptId, gathered)))
}
