import * as payments from '../../domain/payments/index.ts'
import * as contract from '../contract/order-money.ts'
import { HttpError } from '../http-error.ts'
import { type Api, serve } from '../serve/serve.ts'
import { refundWire } from './attempt.wire.ts'
import { reversalWire } from './reversal.wire.ts'

/** The money of one order, as staff ask for it, confirm it and give it back. */
export function serveOrderMoney(api: Api): void {
  serve(api, contract.promptForOrder, async (ctx, { params, body }) => {
    const { phone = null, amount_minor: amountMinor = null } = body
    const asked = await payments.promptForOrder(ctx, { orderId: params.id, msisdn: phone, amountMinor })
    if (isUnreachable(asked)) throw unreachable(asked)
    const { outcome, attemptId, waitSeconds, told } = asked
    return { outcome, attempt_id: attemptId, wait_seconds: waitSeconds, told }
  })
  serve(api, contract.linkForOrder, async (ctx, { params, body }) => {
    const { amount_minor: amountMinor = null } = body
    const asked = await payments.linkForOrder(ctx, { orderId: params.id, amountMinor })
    if (isUnreachable(asked)) throw unreachable(asked)
    const { outcome, attemptId, expiresAt, told } = asked
    return { outcome, attempt_id: attemptId, expires_at: expiresAt, told }
  })
  serve(api, contract.sendReceipt, async (ctx, { params }) => {
    const sent = await payments.sendReceipt(ctx, { orderId: params.id })
    if (isUnreachable(sent)) throw unreachable(sent)
    return { message_id: sent.messageId }
  })
  serve(api, contract.refundOrder, async (ctx, { params, body }) => {
    const { receipt_id: receiptId, note } = body
    const of = { orderId: params.id, receiptId, note }
    if (body.by === 'provider') {
      const reversal = await payments.refundByProvider(ctx, { ...of, amountMinor: body.amount_minor ?? null })
      return { status: 202, body: { reversal: reversalWire(reversal) } } as const
    }
    const { amount_minor: amountMinor, how, reference } = body
    const refund = await payments.refundByHand(ctx, { ...of, amountMinor, how, reference })
    return { status: 200, body: { refund: refundWire(refund) } } as const
  })
}

function isUnreachable(answer: { outcome: string }): answer is payments.Unreachable {
  return answer.outcome === 'opted_out' || answer.outcome === 'window_closed'
}

function unreachable(why: payments.Unreachable): HttpError {
  if (why.outcome === 'opted_out') {
    return new HttpError('opted_out', 'She said STOP, so nothing was asked. Only her START opens this chat again.')
  }
  const message =
    'WhatsApp closed the chat 24 hours after her last message, so nothing was asked: she could not be told.'
  return new HttpError('window_closed', message, { more: { closed_at: why.closedAt?.toISOString() ?? null } })
}
