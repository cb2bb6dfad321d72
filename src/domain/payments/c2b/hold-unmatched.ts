import type { Ctx, Tx } from '../../context.ts'
import type { C2bClaim } from '../c2b-provider.ts'
import { openReview } from '../reviews/open-review.ts'
import { MPESA } from '../schemas.ts'
import { suggestOrders } from './find-order.ts'
import type { Placed } from './placed.ts'

/** Keeps money that no code may place, and asks a person whose it is. */
export async function holdUnmatched(
  tx: Tx,
  ctx: Ctx,
  money: { claim: C2bClaim; accountId: string; reason: 'unmatched' | 'receipt_of_another_shop' | 'wrong_shortcode' },
): Promise<Placed> {
  const { claim, accountId } = money
  const suggestions = await suggestOrders(tx, ctx, claim)
  const mistyped = money.reason === 'unmatched' && suggestions[0]?.because === 'similar_reference'
  const reason = mistyped ? 'mistyped' : money.reason
  const receiptId = await recordFree(tx, ctx, claim, accountId)
  if (receiptId === null) return { verdict: 'duplicate', settled: null }
  await openReview(tx, ctx, { reason, subject: `${MPESA}:${claim.receipt}`, receiptId, suggestions })
  return { verdict: reason, settled: null }
}

/** Money that belongs to nobody yet. Null when somebody has booked the receipt meanwhile. */
async function recordFree(tx: Tx, ctx: Ctx, claim: C2bClaim, accountId: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO money_receipts (tenant_id, id, provider, receipt, source, account_id, amount_minor, currency, typed_reference,
      payer, paid_at, at)
    VALUES (${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${MPESA}, ${claim.receipt}, 'c2b', ${accountId}::uuid,
      ${claim.amountMinor}, 'KES', ${claim.typedReference}, ${claim.payer}, ${claim.paidAt}::timestamptz,
      ${ctx.clock.now()}::timestamptz)
    ON CONFLICT (tenant_id, provider, receipt) DO NOTHING RETURNING id`
  return row?.id ?? null
}
