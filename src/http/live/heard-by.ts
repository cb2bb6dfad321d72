import type { LiveNews } from '../../domain/live/index.ts'
import { whichVisible } from '../../domain/sight/index.ts'
import type { StaffCtx } from '../serve/principal.ts'

/**
 * What of some news is for the ears of one person: nothing of conversations, or of their orders, that she may not see, and of questions
 * about money and of campaigns only for whom they are. One that was hers until a moment ago
 * she hears of by what she was told herself.
 */
export function heardBy(ctx: StaffCtx): (news: readonly LiveNews[]) => Promise<LiveNews[]> {
  const { role, kind } = ctx.principal
  if (role !== 'agent' && kind !== 'key') return async (news) => [...news]
  return async (news) => {
    const seen = await whichVisible(
      ctx,
      news.flatMap(({ kind, id }) => (kind === 'notification' ? [] : [id])),
    )
    return news.filter(
      ({ kind, id }) =>
        kind === 'notification' ||
        kind === 'trip' ||
        seen.has(id) ||
        ((kind === 'payment_review' || kind === 'campaign') && role !== 'agent'),
    )
  }
}
