import type { Ctx } from '../../context.ts'
import { afterSettlement } from '../after-settlement.ts'
import type { Attempt } from '../attempt.ts'
import type { AskProvider } from '../gather-evidence.ts'
import { openReviewTicket } from '../open-review-ticket.ts'
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
