import type { AttemptEvent, ListedAttempt, RefundView } from '../../domain/payments/index.ts'
import type { AttemptEventWire } from '../contract/attempts.ts'
import type { AttemptWire, RefundWire } from '../contract/order-shapes.ts'
import { resultText } from './result-text.ts'

export function attemptWire(attempt: ListedAttempt): AttemptWire {
  return {
    attempt_id: attempt.attemptId,
    order_id: attempt.orderId,
    order_reference: attempt.orderReference,
    method: attempt.method,
    status: attempt.status,
    amount: { amount_minor: attempt.amountMinor, currency: attempt.currency },
    // Providers leave the plus sign out; whoever reads it is shown a number as everywhere else.
    phone: attempt.msisdn && `+${attempt.msisdn}`,
    to_stranger: attempt.toStranger,
    result_code: attempt.resultCode,
    result: attempt.result,
    result_text: resultText(attempt),
    receipt: attempt.receipt,
    superseded: attempt.superseded,
    created_at: attempt.createdAt.toISOString(),
    expires_at: attempt.expiresAt.toISOString(),
    closed_at: attempt.closedAt?.toISOString() ?? null,
    next_query_at: attempt.nextQueryAt?.toISOString() ?? null,
    queries: attempt.queries,
  }
}

export function eventWire({ currency }: ListedAttempt, event: AttemptEvent): AttemptEventWire {
  const { eventId, receivedAt, handledAt, resultCode, amountMinor, ...same } = event
  return {
    ...same,
    event_id: eventId,
    received_at: receivedAt.toISOString(),
    handled_at: handledAt?.toISOString() ?? null,
    result_code: resultCode,
    amount: amountMinor === null ? null : { amount_minor: amountMinor, currency },
  }
}

export function refundWire(refund: RefundView): RefundWire {
  return {
    refund_id: refund.refundId,
    receipt_id: refund.receiptId,
    receipt: refund.receipt,
    order_id: refund.orderId,
    order_reference: refund.orderReference,
    method: refund.method,
    amount: { amount_minor: refund.amountMinor, currency: refund.currency },
    how: refund.how,
    reference: refund.reference,
    note: refund.note,
    by: refund.by,
    by_name: refund.byName,
    at: refund.at.toISOString(),
  }
}
