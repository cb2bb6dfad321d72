import { cancelOrder } from '../../domain/orders/index.ts'
import { settlePayment } from '../../domain/payments/index.ts'
import { leaveOut } from './leave-out.ts'
import { ordersOf } from './orders-of.ts'
import type { PastShop } from './past-shop.ts'

/** More looks than any payment asks for. */
const MOST_LOOKS = 40

/** Who did not pay by the evening has changed her mind: her order is called off, and no payment of it is looked at any more. */
export async function endUnpaid(shop: PastShop, conversationId: string): Promise<void> {
  await endPayments(shop, conversationId)
  for (const orderId of await ordersOf(shop, conversationId, ['awaiting_payment'])) {
    await cancelOrder(shop.ctxFor(), { orderId, reason: 'not paid' }).catch(leaveOut)
  }
  await shop.settle()
  await endPayments(shop, conversationId)
}

async function endPayments(shop: PastShop, conversationId: string): Promise<void> {
  const { tenantId } = shop.ctxFor()
  for (let look = 0; look < MOST_LOOKS; look++) {
    const open = await shop.tx.paymentAttempt.findFirst({
      where: { tenantId, order: { conversationId }, nextQueryAt: { not: null }, OR: PROMPTS_AND_UNUSED },
      orderBy: { nextQueryAt: 'asc' },
    })
    if (open?.nextQueryAt == null) return
    shop.clock.pass(Math.max(0, open.nextQueryAt.getTime() - shop.clock.now().getTime()))
    if (open.providerRequestId !== null) shop.providers.letPass(open.providerRequestId)
    await settlePayment(shop.ctxFor(), { attemptId: open.id })
    await shop.settle()
  }
}

/** What can end by itself: a prompt that nobody answers, and whatever its order does not want any more. */
const PROMPTS_AND_UNUSED = [{ method: 'stk' }, { superseded: true }]
