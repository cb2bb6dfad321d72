import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { findQueued, voiceIn } from '../../messaging/index.ts'
import { getOrderRow } from '../../orders/index.ts'
import { getAttempt } from '../core/attempt.ts'
import { queueReceiptAs } from '../core/notices/queue-receipt.ts'
import { refusalToSpeak, type Unreachable } from './refusal-to-speak.ts'

/**
 * Sends the receipt of a paid order again, once for a request. Throws `not_found`, and `conflict` for an order that is not paid and
 * where a colleague has the conversation.
 */
export async function sendReceipt(
  ctx: Ctx,
  { orderId }: { orderId: string },
): Promise<{ outcome: 'queued'; messageId: string } | Unreachable> {
  return ctx.transaction(async (ctx) => {
    const { conversationId, status, reference } = await getOrderRow(ctx, { orderId, lock: false })
    const refusal = await refusalToSpeak(ctx, conversationId)
    if (refusal !== null) return refusal
    const paid = await ctx.tx.paymentAttempt.findFirst({
      where: { tenantId: ctx.tenantId, orderId, status: 'paid' },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    })
    if (paid === null || (status !== 'paid' && status !== 'fulfilled')) {
      throw new AppError('conflict', `order ${reference} is ${status}: only what is paid has a receipt`)
    }
    const dedupeKey = `receipt:${orderId}:again:${ctx.requestId}`
    await queueReceiptAs(ctx, await getAttempt(ctx, paid.id), { author: await voiceIn(ctx, conversationId), dedupeKey })
    const queued = await findQueued(ctx, dedupeKey)
    if (!queued) throw new Error('a receipt was queued and is not there')
    return { outcome: 'queued', messageId: queued.id }
  })
}
