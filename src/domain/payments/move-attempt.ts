import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import type { Attempt } from './attempt.ts'
import { cardSchedule } from './card/card-schedule.ts'
import { STK_LIMITS } from './limits.ts'
import { nextLookAt } from './poll-plan.ts'
import { type AttemptEvent, nextStatus } from './transitions.ts'

/** What became known together with the event; absent fields stay as they are. */
export interface AttemptFacts {
  resultCode?: string
  receipt?: string | null
  providerRequestId?: string | null
  providerMerchantId?: string
  /** The provider itself is done with the attempt, so asking again is pointless. */
  providerFinal?: boolean
  reason: string
}

/**
 * The only place where an attempt changes its status: by the transition table, with an audit row, under the lock of the
 * caller. Also sets when the attempt is looked at next.
 * @returns the attempt as it is now, or null when the event changes nothing
 */
export async function moveAttempt(
  ctx: TxCtx,
  attempt: Attempt,
  event: AttemptEvent,
  facts: AttemptFacts,
): Promise<Attempt | null> {
  const status = nextStatus(event, attempt.status)
  if (status === null) return null
  const known = {
    status,
    resultCode: facts.resultCode ?? attempt.resultCode,
    receipt: facts.receipt ?? attempt.receipt,
    providerRequestId: attempt.providerRequestId ?? facts.providerRequestId ?? null,
  }
  const moved = { ...attempt, ...known, ...schedule(ctx, { ...attempt, ...known }, facts.providerFinal === true) }
  await ctx.tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: attempt.id },
    data: {
      ...known,
      closedAt: moved.closedAt,
      nextQueryAt: moved.nextQueryAt,
      ...(facts.providerMerchantId === undefined ? {} : { providerMerchantId: facts.providerMerchantId }),
    },
  })
  await recordAudit(ctx, {
    action: `payment_attempt.${status}`,
    subjectType: 'payment_attempt',
    subjectId: attempt.id,
    data: { from: attempt.status, event, reason: facts.reason, resultCode: known.resultCode, receipt: known.receipt },
  })
  return moved
}

function schedule(
  ctx: Ctx,
  attempt: Attempt,
  providerFinal: boolean,
): { closedAt: Date | null; nextQueryAt: Date | null } {
  const now = ctx.clock.now()
  if (attempt.method === 'card') return cardSchedule(attempt, now, chanceOf(ctx))
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  // Money by hand is reported to us: there is nobody to ask, so only the deadline is worth a look.
  if (attempt.method === 'c2b' && attempt.status === 'expired') return { closedAt: now, nextQueryAt: null }
  switch (attempt.status) {
    case 'paid':
      return { closedAt: now, nextQueryAt: attempt.receipt === null ? inSeconds(STK_LIMITS.receiptAlarmSeconds) : null }
    case 'needs_review':
      // Looked at again until the ticket of the review exists.
      return { closedAt: now, nextQueryAt: inSeconds(30) }
    case 'rejected':
    case 'failed':
    case 'cancelled':
    case 'refunded':
      return { closedAt: now, nextQueryAt: null }
    case 'expired':
      return providerFinal
        ? { closedAt: now, nextQueryAt: null }
        : { closedAt: null, nextQueryAt: lookAgainAt(ctx, attempt) }
    case 'created':
    case 'submitting':
    case 'submit_unknown':
    case 'pending':
    case 'partially_paid':
      return { closedAt: null, nextQueryAt: lookAgainAt(ctx, attempt) }
  }
}

/** The next look by the poll plan. */
export function lookAgainAt(
  ctx: Ctx,
  attempt: Pick<Attempt, 'method' | 'createdAt' | 'expiresAt' | 'providerRequestId'>,
): Date | null {
  if (attempt.method === 'c2b') return attempt.expiresAt
  return nextLookAt({ ...attempt, canQuery: attempt.providerRequestId !== null }, ctx.clock.now(), chanceOf(ctx))
}

/** The next look at a success that is claimed: by the same plan, as if the prompt had been sent when it was claimed. */
export function claimLookAt(ctx: Ctx, { claimedAt, expiresAt }: { claimedAt: Date; expiresAt: Date }): Date | null {
  return nextLookAt({ createdAt: claimedAt, expiresAt, canQuery: true }, ctx.clock.now(), chanceOf(ctx))
}

/** 0 to 1. */
export function chanceOf(ctx: Ctx): number {
  return Number.parseInt(ctx.ids.secret(1), 16) / 255
}
