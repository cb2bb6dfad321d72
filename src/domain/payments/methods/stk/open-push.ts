import type { Money } from '../../../../lib/money.ts'
import { recordAudit } from '../../../audit/index.ts'
import type { TxCtx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { getOrderRow, type KeptFor, type OrderRow } from '../../../orders/index.ts'
import { readSettings } from '../../../tenancy/index.ts'
import { getAttempt, isAwaited } from '../../core/attempt.ts'
import { callbackTokenHash } from '../../core/callback-token-hash.ts'
import { refuseAfterPart } from '../../core/money/refuse-after-part.ts'
import { reserveOrder } from '../../core/money/reserve-order.ts'
import { ordersAttempts } from '../../core/orders-attempts.ts'
import { MPESA, type StartedPush } from '../../schemas.ts'
import { followAttempt } from '../../shares/follow-attempt.ts'
import { promptedShare } from '../../shares/prompted-share.ts'
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
  input: { orderId: string; msisdn: string; confirmedTotal: Money; shareId?: string },
): Promise<OpenedPush> {
  const order = await getOrderRow(ctx, { orderId: input.orderId, lock: true })
  const all = await ordersAttempts(ctx, order.id)
  const shareId = input.shareId ?? null
  const attempts = all.filter((attempt) => attempt.method === 'stk' && attempt.shareId === shareId)
  const seen = attempts.find(({ requestId }) => requestId === ctx.requestId)
  if (seen) return { outcome: 'seen', attemptId: seen.id }
  if (order.status === 'paid' || order.status === 'fulfilled') {
    const paid = all.find(({ status }) => status === 'paid')
    return answered('already_paid', paid?.id ?? null, null)
  }
  if (order.status !== 'draft' && order.status !== 'awaiting_payment') {
    throw new AppError('conflict', `an order that is ${order.status} takes no payment`)
  }
  const asked = await whatIsAsked(ctx, order, { shareId, confirmed: input.confirmedTotal })
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
  const refusal = await promptRefusal(ctx, {
    customerId: order.customerId,
    msisdn: input.msisdn,
    toStranger,
    isListed: shareId !== null,
  })
  if (refusal !== null) return answered(refusal, null, null)
  const account = await getNewestAccount(ctx)
  const reserved = await reserveOrder(ctx, order, await keptFor(ctx, shareId))
  if (reserved.outcome === 'not_kept') return answered('not_kept', null, null)
  return insertAttempt(ctx, order, account, { ...asked, msisdn: input.msisdn, toStranger })
}

/** What a prompt asks for: an order in whole, or what is left of one share of it. */
interface Asked {
  shareId: string | null
  amountMinor: number
  reference: string
}

async function whatIsAsked(
  ctx: TxCtx,
  order: OrderRow,
  { shareId, confirmed }: { shareId: string | null; confirmed: Money },
): Promise<Asked> {
  if (shareId !== null) return { shareId, ...(await promptedShare(ctx, order, { shareId, confirmed })) }
  checkAmount(order, confirmed)
  await refuseAfterPart(ctx, order)
  return { shareId, amountMinor: order.totalMinor, reference: order.reference }
}

/** A prompt for the whole order keeps its goods while it is open; of a shared order they are kept for all payers alike. */
async function keptFor(ctx: TxCtx, shareId: string | null): Promise<KeptFor> {
  if (shareId === null) return { seconds: STK_LIMITS.softExpirySeconds, whole: true }
  return { seconds: (await readSettings(ctx)).holds.byHandMinutes * 60, whole: false }
}

async function insertAttempt(
  ctx: TxCtx,
  order: OrderRow,
  account: StkAccount,
  push: Asked & { msisdn: string; toStranger: boolean },
): Promise<OpenedPush> {
  const attemptId = ctx.ids.uuid()
  const token = ctx.ids.secret(24)
  const { currency } = order
  const { shareId, amountMinor, reference, msisdn, toStranger } = push
  await supersedeOlder(ctx, order.id, shareId)
  await ctx.tx.paymentAttempt.create({
    data: {
      tenantId: ctx.tenantId,
      id: attemptId,
      orderId: order.id,
      shareId,
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
    data: { orderId: order.id, shareId, provider: MPESA, amountMinor, currency },
  })
  await followAttempt(ctx, await getAttempt(ctx, attemptId), 'accepted')
  const callbackUrl = `${ctx.publicBaseUrl}/webhooks/payments/stk/${token}`
  const sent = { msisdn, amountMinor, reference, description: 'Order', callbackUrl }
  return { outcome: 'opened', attemptId, account, push: sent }
}

/** An older prompt that never got a result stays open for late money; the new one is the one that counts. */
async function supersedeOlder(ctx: TxCtx, orderId: string, shareId: string | null): Promise<void> {
  await ctx.tx.paymentAttempt.updateMany({
    where: {
      tenantId: ctx.tenantId,
      orderId,
      shareId,
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
