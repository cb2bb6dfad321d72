import type { TxCtx } from '../../../context.ts'
import type { OrderRow } from '../../../orders/index.ts'
import { tellCustomer } from '../../core/notices/tell-customer.ts'
import { openReview } from '../../reviews/open-review.ts'
import { MPESA } from '../../schemas.ts'
import type { C2bClaim } from './c2b-provider.ts'
import { findInstruction } from './instruction-attempt.ts'
import type { Placed } from './placed.ts'

/**
 * A report from where M-PESA is not known to call from, to an account in production. Nobody signs reports, so this one may
 * be anybody's: it books nothing until a person, or the provider's own list, says that the money is there. The customer
 * whose order it names hears that somebody looks at it.
 */
export async function holdUnproven(
  ctx: TxCtx,
  { claim, order }: { claim: C2bClaim; order: OrderRow | null },
): Promise<Placed> {
  const { receipt, amountMinor } = claim
  // What a proven prompt has booked needs no second proof.
  const known = await ctx.tx.moneyReceipt.count({ where: { tenantId: ctx.tenantId, provider: MPESA, receipt } })
  if (known > 0) return { verdict: 'duplicate', attempt: null }
  ctx.log.error('payment_notification_unproven', { tenantId: ctx.tenantId, receipt })
  const suggestions =
    order === null ? [] : [{ orderId: order.id, reference: order.reference, because: 'same_reference' as const }]
  await openReview(ctx, {
    reason: 'unproven',
    subject: `${MPESA}:${receipt}`,
    orderId: order?.id ?? null,
    suggestions,
    note: `KES ${(amountMinor / 100).toFixed(2)}, receipt ${receipt}, account ${claim.typedReference || '—'}`,
  })
  const instruction = order === null ? null : await findInstruction(ctx, order, { orExpired: true })
  if (instruction) {
    await tellCustomer(ctx, instruction, 'payment_in_review', `unproven:${receipt}`, { receivedMinor: amountMinor })
  }
  return { verdict: 'unproven', attempt: null }
}
