import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { openReview } from '../../reviews/open-review.ts'
import type { ReviewSuggestion } from '../../reviews/schemas.ts'
import { MPESA, MPESA_CURRENCY } from '../../schemas.ts'
import type { C2bClaim } from './c2b-provider.ts'
import { suggestOrders } from './find-order.ts'
import type { Placed } from './placed.ts'

/** Keeps money that no code may place, and asks a person whose it is. */
export async function holdUnmatched(
  ctx: TxCtx,
  money: {
    claim: C2bClaim
    accountId: string
    reason: 'unmatched' | 'receipt_of_another_shop' | 'wrong_shortcode' | 'other_currency'
    /** The one whose reference was typed. */
    order: OrderRow | null
  },
): Promise<Placed> {
  const { claim, accountId, order } = money
  const suggestions = order === null ? await suggestOrders(ctx, claim) : [suggestionOf(order)]
  const mistyped = money.reason === 'unmatched' && suggestions[0]?.because === 'similar_reference'
  const reason = mistyped ? 'mistyped' : money.reason
  const receiptId = await recordFree(ctx, claim, accountId)
  if (receiptId === null) return { verdict: 'duplicate', attempt: null }
  await openReview(ctx, {
    reason,
    subject: `${MPESA}:${claim.receipt}`,
    receiptId,
    orderId: order?.id ?? null,
    suggestions,
  })
  return { verdict: reason, attempt: null }
}

function suggestionOf({ id: orderId, reference }: OrderRow): ReviewSuggestion {
  return { orderId, reference, because: 'same_reference' }
}

/** Money that belongs to nobody yet. Null when somebody has booked the receipt meanwhile. */
async function recordFree(ctx: TxCtx, claim: C2bClaim, accountId: string): Promise<string | null> {
  const [row] = await ctx.tx.$queryRaw<{ id: string }[]>`
    INSERT INTO money_receipts (tenant_id, id, provider, receipt, source, account_id, amount_minor, currency, typed_reference,
      payer, paid_at, at)
    VALUES (${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${MPESA}, ${claim.receipt}, 'c2b', ${accountId}::uuid,
      ${claim.amountMinor}, ${MPESA_CURRENCY}, ${claim.typedReference}, ${claim.payer}, ${claim.paidAt}::timestamptz,
      ${ctx.clock.now()}::timestamptz)
    ON CONFLICT (tenant_id, provider, receipt) DO NOTHING RETURNING id`
  return row?.id ?? null
}
