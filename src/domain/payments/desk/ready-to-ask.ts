import type { Money } from '../../../lib/money.ts'
import type { Ctx } from '../../context.ts'
import { findNumber } from '../../customers/index.ts'
import { getOrderRow } from '../../orders/index.ts'
import { refusalToSpeak, type Unreachable } from './refusal-to-speak.ts'

/** An order whose customer can be asked for money, with the ctx of the work for her. */
export interface ReadyToAsk {
  outcome: 'ready'
  scope: Ctx & { conversationId: string }
  orderId: string
  /** What the one who asks has seen, or what it comes to: whether it still does is checked where the money is asked for. */
  total: Money
  /** The number that she writes from; null of a visitor without one. */
  number: string | null
}

/** Whether a person may ask for the money of an order in its chat. Throws what `refusalToSpeak` throws. */
export async function readyToAsk(
  ctx: Ctx,
  { orderId, amountMinor }: { orderId: string; amountMinor: number | null },
): Promise<ReadyToAsk | Unreachable> {
  return ctx.transaction(async (within) => {
    const order = await getOrderRow(within, { orderId, lock: false })
    const { conversationId, customerId, currency } = order
    const refusal = await refusalToSpeak(within, conversationId)
    if (refusal !== null) return refusal
    const total = { amountMinor: amountMinor ?? order.totalMinor, currency }
    const scope = { ...ctx, conversationId, customerId }
    return { outcome: 'ready', scope, orderId, total, number: await findNumber(within, customerId) }
  })
}
