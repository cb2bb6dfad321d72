import type { TxCtx } from '../../../context.ts'
import { queueReply } from '../../../messaging/index.ts'
import type { Attempt } from '../attempt.ts'

/** Sends the receipt of an order that has just been paid, as a document. Once per order, however it was paid. */
export async function queueReceipt(ctx: TxCtx, attempt: Attempt): Promise<void> {
  await queueReceiptAs(ctx, attempt, { author: 'system', dedupeKey: `receipt:${attempt.orderId}` })
}

/** Sends the receipt of a paid order, once for a key. */
export async function queueReceiptAs(
  ctx: TxCtx,
  attempt: Attempt,
  how: { author: 'system' | 'human'; dedupeKey: string },
): Promise<void> {
  const { orderId, orderReference: reference, conversationId, shopName: shop, language } = attempt
  await queueReply(ctx, {
    conversationId,
    author: how.author,
    kind: 'payment',
    text: ctx.ports.sentences.say('receipt_caption', language, { reference, shop }),
    menu: null,
    media: {
      kind: 'document',
      file: { kind: 'receipt', id: orderId },
      filename: `receipt-${reference}.pdf`,
      caption: null,
    },
    dedupeKey: how.dedupeKey,
  })
}
