import type { Ctx } from '../../context.ts'
import { createCardCheckout } from '../methods/card/create-card-checkout.ts'
import type { CardCheckout } from '../schemas.ts'
import { readyToAsk } from './ready-to-ask.ts'
import type { Unreachable } from './refusal-to-speak.ts'
import { sayAsked } from './say-asked.ts'

/** `told`: the link went into the chat. It stands nowhere else. */
export type LinkForOrder = (Omit<CardCheckout, 'url'> & { told: boolean }) | Unreachable

/**
 * Makes a link by which an order can be paid by card by the word of a person, under the same checks as the customer's own, and sends
 * it into the chat. Calls the network: not inside a transaction. Throws what `createCardCheckout` throws, and `conflict` where a
 * colleague has the conversation.
 */
export async function linkForOrder(
  ctx: Ctx,
  input: { orderId: string; amountMinor: number | null },
): Promise<LinkForOrder> {
  const ready = await readyToAsk(ctx, input)
  if (ready.outcome !== 'ready') return ready
  const { scope, orderId, total } = ready
  const { url, ...link } = await createCardCheckout(scope, { orderId, confirmedTotal: total })
  const { attemptId } = link
  if (url === null || attemptId === null) return { ...link, told: false }
  return { ...link, told: await sayAsked(scope, { attemptId, key: 'order_linked', about: url }) }
}
