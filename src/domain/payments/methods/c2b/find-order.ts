import { editDistance } from '../../../../lib/edit-distance.ts'
import { parseReference } from '../../../../lib/reference.ts'
import type { TxCtx } from '../../../context.ts'
import { listPayable } from '../../../orders/index.ts'
import type { ReviewSuggestion } from '../../reviews/schemas.ts'
import { MPESA_CURRENCY } from '../../schemas.ts'
import type { C2bClaim } from './c2b-provider.ts'

const MOST = 5
/** Orders that nobody has touched for longer are not what somebody pays today. */
const RECENT_DAYS = 14

/**
 * Open orders that the money may be meant for, the likeliest first: nearly the same reference, then the same amount, then
 * the newest. Only ever shown to a person. One statement.
 */
export async function suggestOrders(ctx: TxCtx, claim: C2bClaim): Promise<ReviewSuggestion[]> {
  const since = new Date(ctx.clock.now().getTime() - RECENT_DAYS * 86_400_000)
  const open = await listPayable(ctx, { currency: MPESA_CURRENCY, since })
  const typed = plain(claim.typedReference)
  const ranked = open.map((order): ReviewSuggestion & { rank: number } => {
    const { id: orderId, reference } = order
    if (typed !== '' && isOneEditAway(typed, reference))
      return { orderId, reference, because: 'similar_reference', rank: 0 }
    if (order.totalMinor === claim.amountMinor) return { orderId, reference, because: 'same_amount', rank: 1 }
    return { orderId, reference, because: 'recent', rank: 2 }
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ rank: _rank, ...suggestion }) => suggestion)
}

function plain(typed: string): string {
  return (
    parseReference(typed) ??
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
  )
}

/** One character more, less, other, or two neighbours swapped. */
export function isOneEditAway(a: string, b: string): boolean {
  return editDistance(a, b) === 1
}
