import type { TxCtx } from '../../../context.ts'
import { getOrderRow, type OrderRow } from '../../../orders/index.ts'
import { type Attempt, isAwaited, isUnresolved, lockAttempt } from '../../core/attempt.ts'
import { chanceOf } from '../../core/chance-of.ts'
import { claimDoubted } from '../../core/money/doubt-claim.ts'
import { takeMoney } from '../../core/money/take-money.ts'
import { applyDeadlines } from './apply-deadlines.ts'
import { closeFailed } from './close-failed.ts'
import { consequenceOf } from './consequence-of.ts'
import type { Gathered } from './gather-evidence.ts'
import { closeEvents, stillOpen } from './payment-events.ts'
import { nextLookAt } from './poll-plan.ts'
import { lookAgainAt } from './stk-schedule.ts'
import { type Finding, weighEvidence } from './weigh-evidence.ts'
import { isClaimed } from './while-claimed.ts'

/**
 * One transaction under the locks of the order and the attempt. What others have handled since the evidence was
 * gathered is left out, so the same evidence applied twice, or by two workers, changes nothing the second time.
 */
export async function applyEvidence(ctx: TxCtx, attemptId: string, gathered: Gathered): Promise<Attempt> {
  const order = await getOrderRow(ctx, { orderId: gathered.orderId, lock: true })
  const attempt = await lockAttempt(ctx, attemptId)
  const { answer } = gathered.evidence
  const events = await stillOpen(ctx, gathered.evidence.events)
  const { finding, verdicts, alarms } = weighEvidence(attempt, { events, answer })
  for (const alarm of alarms) {
    ctx.log.error('payment_callback_alarm', { tenantId: ctx.tenantId, attemptId, alarm })
  }
  const found = await applyFinding(ctx, attempt, order, finding)
  const halfClaimed = attempt.halfClaimed || verdicts.some(({ verdict }) => verdict === 'incomplete')
  const settled = await applyDeadlines(ctx, { ...found, halfClaimed }, order, gathered.ask)
  await closeEvents(ctx, attemptId, verdicts, answer?.code ?? null)
  await planNextLook(ctx, attempt, settled, gathered.asked)
  return settled
}

async function applyFinding(ctx: TxCtx, attempt: Attempt, order: OrderRow, finding: Finding): Promise<Attempt> {
  switch (finding.kind) {
    case 'money':
      // Whatever was claimed is decided with it.
      return { ...(await takeMoney(ctx, attempt, order, finding)), claimedAt: null }
    case 'doubtful':
      return claimDoubted(ctx, attempt, order, finding.problem)
    case 'claimed':
      return { ...attempt, claimedAt: attempt.claimedAt ?? ctx.clock.now() }
    case 'failure':
      return closeFailed(ctx, attempt, order, finding)
    case 'undecided':
      return await noteUnknownCode(ctx, attempt, finding.code)
  }
}

/** A code that nobody knows decides nothing; it is kept, so that a person finds it if nothing better ever comes. */
async function noteUnknownCode(ctx: TxCtx, attempt: Attempt, code: string | null): Promise<Attempt> {
  if (code === null || code === attempt.resultCode || !isUnresolved(attempt)) return attempt
  if (consequenceOf(ctx.ports.stk.resultOf(code)).alarm) {
    ctx.log.error('payment_unknown_result_code', { tenantId: ctx.tenantId, attemptId: attempt.id, resultCode: code })
  }
  await ctx.tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: attempt.id },
    data: { resultCode: code },
  })
  return { ...attempt, resultCode: code }
}

/** Moves the next look on when this one was due or asked, and the attempt is where it was; what is paid and known is not looked at again. */
async function planNextLook(ctx: TxCtx, before: Attempt, after: Attempt, asked: boolean): Promise<void> {
  const due = before.nextQueryAt !== null && before.nextQueryAt <= ctx.clock.now()
  const claimed = isClaimed(after) ? after : null
  const isNewlyClaimed = claimed !== null && before.claimedAt === null
  if (!asked && !due && !isNewlyClaimed) return
  const moves = after.status === before.status && isAwaited(after.status, true) && after.closedAt === null
  const over = due && after.status === 'paid' && after.receipt !== null ? null : undefined
  const [now, chance] = [ctx.clock.now(), chanceOf(ctx)]
  // A success that is claimed goes by the same plan, as if the prompt had been sent when it was claimed.
  const plan =
    claimed !== null
      ? nextLookAt({ createdAt: claimed.claimedAt, expiresAt: claimed.expiresAt, canQuery: true }, now, chance)
      : moves
        ? lookAgainAt(after, now, chance)
        : over
  await ctx.tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: after.id },
    data: {
      ...(asked ? { queryCount: { increment: 1 } } : {}),
      ...(plan === undefined ? {} : { nextQueryAt: plan }),
    },
  })
}
