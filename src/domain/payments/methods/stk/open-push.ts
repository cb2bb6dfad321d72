import type { Money } from '../../../../lib/money.ts'
import { recordAudit } from '../../../audit/index.ts'
import type { TxCtx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { getOrderRow, type OrderRow } from '../../../orders/index.ts'
import { isAwaited } from '../../core/attempt.ts'
import { callbackTokenHash } from '../../core/callback-token-hash.ts'
import { refuseAfterPart } from '../../core/money/refuse-after-part.ts'
import { reserveOrder } from '../../core/money/reserve-order.ts'
import { ordersAttempts } from '../../core/orders-attempts.ts'
import { MPESA, type StartedPush } from '../../schemas.ts'
import { getNewestAccount } from '../mpesa/account.ts'
import { checkAmount } from '../mpesa/check-amount.ts'
import { isStrangers } from './is-strangers.ts'
import { promptRefusal } from './prompt-refusal.ts'
import { orderHoldSeconds, phoneHoldSeconds } from './push-guards.ts'
import { STK_LIMITS } from './stk-limits.ts'
import type { StkAccount, StkPush } from './stk-provider.ts'

export type OpenedPush =
  | { outcome: 'opened'; attemptId: string; account: StkAccount; push: StkPush }
  /** Nothing is to be sent: `started` says why. */
  | { outcome: 'answered'; started: StartedPush }
  /** This very request has been here before. */
  | { outcome: 'seen'; attemptId: string }

/**
 * The first transaction of a push: every check, the hold on stock, and the attempt's row, which exists before anything
 * is sent. The lock on the order lets one caller at a time through.
 */
export async function openPush(
  ctx: TxCtx,
  input: { orderId: string; msisdn: string; confirmedTotal: Money },
): Promise<OpenedPush> {
  const order = await getOrderRow(ctx, { orderId: input.orderId, lock: true })
  const all = await ordersAttempts(ctx, order.id)
  const attempts = all.filter(({ method }) => method === 'stk')
  const seen = attempts.find(({ requestId }) => requestId === ctx.requestId)
  if (seen) return { outcome: 'seen', attemptId: seen.id }
  if (order.status === 'paid' || order.status === 'fulfilled') {
    const paid = all.find(({ status }) => status === 'paid')
    return answered('already_paid', paid?.id ?? null, null)
  }
  if (order.status !== 'draft' && order.status !== 'awaiting_payment') {
    throw new AppError('conflict', `an order that is ${order.status} takes no payment`)
  }
  checkAmount(order, input.confirmedTotal)
  await refuseAfterPart(ctx, order)
  const wait = orderHoldSeconds(attempts, ctx.clock.now())
  const [newest] = attempts
  if (wait > 0 && newest) {
    return isAwaited(newest.status)
      ? answered('already_pending', newest.id, wait)
      : answered('busy_try_later', null, wait)
  }
  const phoneWait = await phoneHoldSeconds(ctx, input.msisdn)
  if (phoneWait > 0) return answered('busy_try_later', null, phoneWait)
  const toStranger = await isStrangers(ctx, order.customerId, input.msisdn)
  const refusal = await promptRefusal(ctx, { customerId: order.customerId, msisdn: input.msisdn, toStranger })
  if (refusal !== null) return answered(refusal, null, null)
  const account = await getNewestAccount(ctx)
  const reserved = await reserveOrder(ctx, order, { seconds: STK_LIMITS.softExpirySeconds, whole: true })
  if (reserved.outcome === 'not_kept') return answered('not_kept', null, null)
  return insertAttempt(ctx, order, account, { msisdn: input.msisdn, toStranger })
}

async function insertAttempt(
  ctx: TxCtx,
  order: OrderRow,
  account: StkAccount,
  { msisdn, toStranger }: { msisdn: string; toStranger: boolean },
): Promise<OpenedPush> {
  const attemptId = ctx.ids.uuid()
  const token = ctx.ids.secret(24)
  const { totalMinor: amountMinor, currency, reference } = order
  await supersedeOlder(ctx, order.id)
  await ctx.tx.paymentAttempt.create({
    data: {
      tenantId: ctx.tenantId,
      id: attemptId,
      orderId: order.id,
      accountId: account.id,
      requestId: ctx.requestId,
      method: 'stk',
      status: 'submitting',
      amountMinor,
      currency,
      msisdn,
      toStranger,
      reference,
      tokenHash: callbackTokenHash(token),
      ...firstLooks(ctx.clock.now()),
    },
  })
  await recordAudit(ctx, {
    action: 'payment_attempt.submitting',
    subjectType: 'payment_attempt',
    subjectId: attemptId,
    data: { orderId: order.id, provider: MPESA, amountMinor, currency },
  })
  const callbackUrl = `${ctx.publicBaseUrl}/webhooks/payments/stk/${token}`
  const push = { msisdn, amountMinor, reference, description: 'Order', callbackUrl }
  return { outcome: 'opened', attemptId, account, push }
}

/** An older prompt that never got a result stays open for late money; the new one is the one that counts. */
async function supersedeOlder(ctx: TxCtx, orderId: string): Promise<void> {
  await ctx.tx.paymentAttempt.updateMany({
    where: {
      tenantId: ctx.tenantId,
      orderId,
      method: 'stk',
      status: { in: ['created', 'submitting', 'submit_unknown', 'pending', 'expired'] },
    },
    data: { superseded: true },
  })
}

function firstLooks(now: Date): { createdAt: Date; nextQueryAt: Date; expiresAt: Date } {
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  return {
    createdAt: now,
    nextQueryAt: inSeconds(STK_LIMITS.waitingNoticeSeconds),
    expiresAt: inSeconds(STK_LIMITS.softExpirySeconds),
  }
}

function answered(outcome: StartedPush['outcome'], attemptId: string | null, waitSeconds: number | null): OpenedPush {
  return { outcome: 'answered', started: { outcome, attemptId, waitSeconds } }
}
