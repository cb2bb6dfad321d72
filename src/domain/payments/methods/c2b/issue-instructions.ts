import type { Money } from '../../../../lib/money.ts'
import type { Ctx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { getOrderRow, keptUntil, type OrderRow } from '../../../orders/index.ts'
import { readSettings } from '../../../tenancy/index.ts'
import type { Attempt } from '../../core/attempt.ts'
import { balanceDue } from '../../core/money/money-receipts.ts'
import { reserveOrder } from '../../core/money/reserve-order.ts'
import { ordersAttempts } from '../../core/orders-attempts.ts'
import { getNewestAccount } from '../mpesa/account.ts'
import { checkAmount } from '../mpesa/check-amount.ts'
import type { StkAccount } from '../stk/stk-provider.ts'
import { findInstruction, openInstruction } from './instruction-attempt.ts'
import type { IssuedInstructions, PaymentInstructions } from './schemas.ts'

/**
 * Says how to pay an order by hand, and until when its goods are kept; the instruction can be paid longer. The same order
 * gives the same instruction while that lives. The account number to type is the order's reference.
 * @param confirmedTotal the amount the customer said yes to; must be the order's total as it is now
 * Throws `not_found`, `conflict`, `not_confirmed`, `invalid_input` (cents), `limit_exceeded`, `out_of_stock`,
 * `not_enabled`, `misconfigured`.
 */
export async function issueC2bInstructions(
  ctx: Ctx,
  input: { orderId: string; confirmedTotal: Money },
): Promise<IssuedInstructions> {
  return ctx.transaction(async (ctx) => {
    const order = await getOrderRow(ctx, { orderId: input.orderId, lock: true })
    if (order.status === 'paid' || order.status === 'fulfilled') {
      const attempts = await ordersAttempts(ctx, order.id)
      const paid = attempts.find(({ status }) => status === 'paid')
      return { outcome: 'already_paid', attemptId: paid?.id ?? null, instructions: null }
    }
    if (order.status !== 'draft' && order.status !== 'awaiting_payment') {
      throw new AppError('conflict', `an order that is ${order.status} takes no payment`)
    }
    checkAmount(order, input.confirmedTotal)
    const account = await getNewestAccount(ctx, 'c2b')
    const live = await findInstruction(ctx, order, { orExpired: false })
    const { holds } = await readSettings(ctx)
    await reserveOrder(ctx, order, { seconds: holds.byHandMinutes * 60, whole: false })
    const requestId = ctx.ids.derive(`c2b ${order.id} ${ctx.requestId}`)
    const attempt = live ?? (await openInstruction(ctx, order, { accountId: account.id, requestId }))
    const dueMinor = await balanceDue(ctx, order.id)
    return {
      outcome: 'instructions',
      attemptId: attempt.id,
      instructions: instructionsOf(account, order, attempt, {
        dueMinor,
        kept: await keptUntil(ctx, { orderId: order.id, latest: attempt.expiresAt }),
      }),
    }
  })
}

function instructionsOf(
  account: StkAccount,
  order: OrderRow,
  attempt: Attempt,
  { dueMinor, kept }: { dueMinor: number; kept: Date | null },
): PaymentInstructions {
  return {
    ...payableNumber(account, order.reference),
    amount: { amountMinor: dueMinor, currency: order.currency },
    expiresAt: attempt.expiresAt.toISOString(),
    keptUntil: kept?.toISOString() ?? null,
  }
}

/** Where money is sent by hand: a till has its own number and asks for no account. */
function payableNumber(
  account: { shortcode: string; till: string | null },
  reference: string,
): Pick<PaymentInstructions, 'kind' | 'number' | 'account'> {
  return account.till === null
    ? { kind: 'paybill', number: account.shortcode, account: reference }
    : { kind: 'till', number: account.till, account: null }
}
