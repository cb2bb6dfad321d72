import { formatMoney } from '../../lib/money.ts'
import type { Ctx, NoticeKey, Tx } from '../context.ts'
import { queueReply } from '../messaging/index.ts'
import type { Attempt } from './attempt.ts'

/**
 * Queues the sentence for what became of an attempt. The key makes it be said once, however often it is found out.
 * @param state what the attempt has become; one sentence per attempt and state
 */
export async function tellCustomer(
  tx: Tx,
  ctx: Ctx,
  attempt: Attempt,
  key: NoticeKey,
  state: string,
): Promise<boolean> {
  const text = ctx.ports.sentences.say(key, attempt.language, {
    amount: formatMoney({ amountMinor: attempt.amountMinor, currency: attempt.currency }),
    shop: attempt.shopName,
    reference: attempt.reference,
    receipt: attempt.receipt ?? '—',
  })
  const queued = await queueReply(tx, ctx, {
    conversationId: attempt.conversationId,
    author: 'system',
    kind: 'payment',
    text,
    menu: null,
    dedupeKey: `${attempt.id}:${state}`,
  })
  return queued === 'queued'
}
