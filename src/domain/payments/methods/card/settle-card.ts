import type { Ctx } from '../../../context.ts'
import { afterSettlement } from '../../core/after-settlement.ts'
import type { Attempt } from '../../core/attempt.ts'
import { openReviewTicket } from '../../core/notices/open-review-ticket.ts'
import type { AskProvider } from '../payment-method-handler.ts'
import { applyCardReport } from './apply-card-report.ts'
import { askCard } from './ask-card.ts'

/**
 * Brings a card attempt to what is true now: asks the provider about our own tracking id where that is due, and applies
 * the answer under the attempt's lock. A link that another payment has put out of use is cancelled there.
 * Calls the network: not inside a transaction. Throws `not_found`.
 */
export async function settleCard(ctx: Ctx, attemptId: string, ask: AskProvider): Promise<Attempt> {
  const asked = await askCard(ctx, attemptId, ask)
  const attempt = await ctx.transaction((ctx) => applyCardReport(ctx, attemptId, asked))
  if (attempt.status === 'refunded' && attempt.nextQueryAt !== null) await openReviewTicket(ctx, attempt)
  return afterSettlement(ctx, attempt)
}
