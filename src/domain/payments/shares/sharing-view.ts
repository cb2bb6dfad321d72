import type { Ctx } from '../../context.ts'
import type { SharingView } from '../schemas/shares.ts'
import { isOpen, unassignedOf } from './open-shares.ts'
import type { Sharing } from './read-sharing.ts'

/** The sharing of an order as its buyer and staff see it. */
export function toSharingView(ctx: Ctx, sharing: Sharing): SharingView {
  const { planId, orderId, orderReference, status, totalMinor, currency, dueMinor, expiresAt, paybill, shares } =
    sharing
  const mayTake = status === 'active' && shares.some(({ payer }) => payer === 'anyone')
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    planId,
    orderId,
    orderReference,
    status,
    total: money(totalMinor),
    due: money(dueMinor),
    unassigned: money(status === 'active' ? unassignedOf(sharing) : 0),
    paybill,
    link: mayTake ? `${ctx.publicBaseUrl}/pay/${ctx.ports.shareLinks.sign({ tenantId: ctx.tenantId, planId })}` : null,
    shares: shares.map((share) => ({
      shareId: share.id,
      position: share.position,
      payer: share.payer,
      msisdn: share.msisdn,
      amount: money(share.amountMinor),
      paid: money(share.paidMinor),
      reference: share.reference,
      status: share.status,
      isPrompted: isOpen(share) && share.isPrompted,
    })),
    expiresAt: expiresAt.toISOString(),
  }
}
