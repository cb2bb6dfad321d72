import type { SharingFile } from '../../domain/payments/index.ts'
import type { SharingWire } from '../contract/order-shapes.ts'
import { moneyWire } from './money.wire.ts'

export function sharingWire(sharing: SharingFile): SharingWire {
  const { planId, status, due, unassigned, link, expiresAt, shares } = sharing
  return {
    plan_id: planId,
    status,
    due: moneyWire(due),
    unassigned: moneyWire(unassigned),
    link,
    expires_at: expiresAt,
    shares: shares.map((share) => ({
      share_id: share.shareId,
      position: share.position,
      payer: share.payer,
      phone: share.phone && `+${share.phone}`,
      amount: moneyWire(share.amount),
      paid: moneyWire(share.paid),
      reference: share.reference,
      status: share.status,
      is_prompted: share.isPrompted,
      receipts: share.receipts,
    })),
  }
}
