import type { ReversalView } from '../../domain/payments/index.ts'
import type { ReversalWire } from '../contract/payments.ts'

export function reversalWire(view: ReversalView): ReversalWire {
  const { reversalId, receiptId, amountMinor, requestedBy, requestedAt, endedAt, ...same } = view
  return {
    ...same,
    reversal_id: reversalId,
    receipt_id: receiptId,
    amount_minor: amountMinor,
    requested_by: requestedBy,
    requested_at: requestedAt,
    ended_at: endedAt,
  }
}
