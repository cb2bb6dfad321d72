import type { Ctx } from '../../context.ts'
import { leaveDone } from '../../messaging/index.ts'
import type { SurveyWhy } from '../schemas.ts'

/** So long an answer is taken for one to the question. */
const OPEN_MS = 30 * 24 * 60 * 60 * 1000

export interface Rating {
  conversationId: string
  ratingId: string
  said: { score: number } | { why: SurveyWhy }
  /** The messages that say it. */
  messageIds: readonly string[]
}

/**
 * Keeps what a customer said of how she was helped; saying it again changes it. It brings nothing back: where it is all that she has
 * said since, the conversation stays done. `unknown`: she was never asked, or long ago.
 */
export async function recordRating(ctx: Ctx, rating: Rating): Promise<'recorded' | 'unknown'> {
  const { conversationId, ratingId, said } = rating
  const now = ctx.clock.now()
  const asked = { tenantId: ctx.tenantId, id: ratingId, conversationId }
  return ctx.transaction(async (ctx) => {
    const before = await ctx.tx.csatAnswer.findFirst({
      where: { ...asked, askedAt: { gt: new Date(now.getTime() - OPEN_MS) } },
      select: { askedAt: true, answeredAt: true },
    })
    if (before === null || ('why' in said && before.answeredAt === null)) return 'unknown'
    const data = 'why' in said ? { why: said.why } : { score: said.score, why: null, answeredAt: now }
    await ctx.tx.csatAnswer.updateMany({ where: asked, data })
    await leaveDone(ctx, { conversationId, messageIds: rating.messageIds, since: before.answeredAt ?? before.askedAt })
    return 'recorded'
  })
}
