import type { Ctx } from '../../context.ts'
import type { Attempt } from './attempt.ts'
import { openReviewTicket } from './notices/open-review-ticket.ts'

/** The end of every settlement, after its transaction: calls a person where one is needed. */
export async function afterSettlement(ctx: Ctx, attempt: Attempt): Promise<Attempt> {
  if (attempt.status === 'needs_review' && attempt.nextQueryAt !== null) await openReviewTicket(ctx, attempt)
  return attempt
}
