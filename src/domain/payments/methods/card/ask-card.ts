import { z } from 'zod'
import type { Ctx, TxCtx } from '../../../context.ts'
import { type Attempt, getAttempt } from '../../core/attempt.ts'
import type { AskProvider } from '../payment-method-handler.ts'
import { getCardAccount } from './card-account.ts'
import type { CancelOutcome, CardReport } from './card-provider.ts'

/** What one look at the provider brought. */
export interface AskedCard {
  orderId: string
  trackingId: string | null
  asked: boolean
  report: CardReport | null
  cancelled: boolean
  /** When the attempt was to be looked at, before this look: a later wish for one must not be lost. */
  lookWas: Date | null
}

/**
 * Asks the provider about an attempt when that is due, and cancels a link that is out of use and unpaid. With no
 * transaction open while asking.
 */
export async function askCard(ctx: Ctx, attemptId: string, ask: AskProvider): Promise<AskedCard> {
  const { attempt, account, trackingId } = await ctx.transaction(async (ctx) => {
    const found = await getAttempt(ctx, attemptId)
    return {
      attempt: found,
      account: await getCardAccount(ctx, found.accountId),
      trackingId: found.providerRequestId ?? (await notifiedId(ctx, found)),
    }
  })
  const { orderId, nextQueryAt: lookWas } = attempt
  const base = { orderId, trackingId, lookWas, cancelled: false }
  if (trackingId === null || !mayAsk(ctx, attempt, ask)) return { ...base, asked: false, report: null }
  const answer = await ctx.ports.card.status(account, trackingId)
  if (answer.outcome === 'no_answer') {
    ctx.log.warn('card_status_unknown', { tenantId: ctx.tenantId, attemptId, problem: answer.problem })
    return { ...base, asked: true, report: null }
  }
  const { report } = answer
  const stale = attempt.superseded && attempt.providerRequestId !== null && attempt.closedAt === null
  const unpaid = report.state === 'pending' || report.state === 'failed'
  if (!stale || !unpaid) return { ...base, asked: true, report }
  const cancel = await ctx.ports.card.cancelOrder(account, trackingId)
  noteCancel(ctx, attemptId, cancel)
  return { ...base, asked: true, report, cancelled: cancel.outcome === 'cancelled' }
}

function mayAsk(ctx: Ctx, { status, closedAt, nextQueryAt }: Attempt, ask: AskProvider): boolean {
  if (nextQueryAt !== null && nextQueryAt <= ctx.clock.now()) return true
  return ask === 'now' && closedAt === null && status !== 'paid'
}

const Notified = z.object({ trackingId: z.string() })

/** The id in a notification for an attempt whose request was never answered. The answer must then name our reference. */
async function notifiedId(ctx: TxCtx, attempt: Attempt): Promise<string | null> {
  const row = await ctx.tx.paymentNotification.findFirst({
    where: { tenantId: ctx.tenantId, source: 'card_notification', claim: { path: ['attemptId'], equals: attempt.id } },
    orderBy: { receivedAt: 'desc' },
    select: { claim: true },
  })
  return row ? Notified.parse(row.claim).trackingId : null
}

function noteCancel(ctx: Ctx, attemptId: string, cancel: CancelOutcome): void {
  if (cancel.outcome === 'cancelled') return
  ctx.log.warn('card_not_cancelled', { tenantId: ctx.tenantId, attemptId, problem: cancel.problem })
}
