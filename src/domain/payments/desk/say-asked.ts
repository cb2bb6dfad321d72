import { formatMoney } from '../../../lib/money.ts'
import type { Ctx } from '../../context.ts'
import { lockOwner, queueReply } from '../../messaging/index.ts'
import { getAttempt } from '../core/attempt.ts'

/**
 * Says in the chat how an order can be paid now, once for a try to pay: as the person who owns it, or in the shop's name where the
 * assistant does.
 * @returns false when a colleague took the conversation over meanwhile: then it is a draft of hers
 */
export async function sayAsked(
  ctx: Ctx,
  { attemptId, key, about }: { attemptId: string; key: 'order_prompted' | 'order_linked'; about: string },
): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const {
      conversationId,
      amountMinor,
      currency,
      orderReference: reference,
      language,
    } = await getAttempt(ctx, attemptId)
    const { owner, ownerId } = await lockOwner(ctx, conversationId)
    const isHers = owner === 'human' && ownerId === ctx.actor
    const slots = { amount: formatMoney({ amountMinor, currency }), reference, about }
    await queueReply(ctx, {
      conversationId,
      author: isHers ? 'human' : 'system',
      kind: 'payment',
      text: ctx.ports.sentences.say(key, language, slots),
      menu: null,
      dedupeKey: `${attemptId}:asked`,
    })
    return isHers || owner === 'bot'
  })
}
