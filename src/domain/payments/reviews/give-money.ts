import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { OrderRow } from '../../orders/index.ts'
import { type Attempt, lockAttempt } from '../core/attempt.ts'
import { payOrder } from '../core/money/pay-order.ts'
import { moveAttempt } from '../core/move-attempt.ts'
import { tellCustomer } from '../core/notices/tell-customer.ts'
import { ordersAttempts } from '../core/orders-attempts.ts'
import { prolong } from '../methods/c2b/instruction-attempt.ts'
import type { PaymentMethodHandler } from '../methods/payment-method-handler.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
import { rebalance } from '../shares/rebalance.ts'

/** Money that belongs to nobody, or what another order left of it. */
export interface FreeMoney {
  receiptId: string
  provider: string
  receipt: string | null
  accountId: string | null
  attemptId: string | null
  orderId: string | null
  currency: string
  freeMinor: number
}

/** Books free money to an order and pays it when that is all it needs. Call under the locks of the order and the money. */
export async function giveMoney(
  ctx: TxCtx,
  { order, money, givenMinor, dueMinor }: { order: OrderRow; money: FreeMoney; givenMinor: number; dueMinor: number },
): Promise<Attempt> {
  const attempt = await holderOf(ctx, order, money)
  await ctx.tx.moneyReceipt.updateMany({
    where: { tenantId: ctx.tenantId, id: money.receiptId },
    data: { orderId: order.id, attemptId: attempt.id, allocatedMinor: { increment: givenMinor } },
  })
  if (givenMinor === dueMinor) {
    const facts = { receipt: money.receipt, providerRequestId: null, code: null, notice: 'payment_paid' as const }
    return payOrder(ctx, attempt, order, { ...facts, event: 'allocated_by_staff' })
  }
  const inTime = await prolong(ctx, attempt)
  const moved = await moveAttempt(ctx, inTime, 'part_received', { reason: 'given by a person' })
  await rebalance(ctx, order.id)
  if (order.status !== 'awaiting_payment') return moved ?? inTime
  await tellCustomer(ctx, moved ?? inTime, 'payment_part_received', `part:${money.receiptId}`, {
    receivedMinor: givenMinor,
    dueMinor: dueMinor - givenMinor,
    ...(money.receipt === null ? {} : { receipt: money.receipt }),
  })
  return moved ?? inTime
}

const MAY_HOLD: ReadonlySet<Attempt['status']> = new Set(['pending', 'partially_paid', 'expired', 'needs_review'])

/** The attempt that the money came for, when it is this order's; else the order's instruction. */
async function holderOf(ctx: TxCtx, order: OrderRow, money: FreeMoney): Promise<Attempt> {
  const attempts = (await ordersAttempts(ctx, order.id)).filter(
    ({ shareId, status, amountMinor }) => shareId === null && MAY_HOLD.has(status) && amountMinor === order.totalMinor,
  )
  const own = attempts.find(({ id }) => id === money.attemptId)
  const found = own ?? attempts.find(({ method }) => takesMoneyOf(money, PAYMENT_METHODS[method]))
  if (found) return lockAttempt(ctx, found.id)
  const taker = Object.values(PAYMENT_METHODS).find((method) => takesMoneyOf(money, method))
  if (!taker?.openForMoney) throw new AppError('invalid_input', 'this money pays only the order it was meant for')
  const accountId = money.accountId ?? (await newestAccountId(ctx, money.provider))
  return taker.openForMoney(ctx, order, { accountId, requestId: ctx.ids.uuid() })
}

function takesMoneyOf({ provider }: FreeMoney, method: PaymentMethodHandler): boolean {
  return method.openForMoney !== null && method.provider === provider
}

async function newestAccountId(ctx: TxCtx, provider: string): Promise<string> {
  const account = await ctx.tx.paymentAccount.findFirst({
    where: { tenantId: ctx.tenantId, provider },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
  if (!account) throw new AppError('misconfigured', 'this shop has no account for this money')
  return account.id
}
