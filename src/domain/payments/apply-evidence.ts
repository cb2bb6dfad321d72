import type { Ctx, Tx } from '../context.ts'
import { getOrderRow, type OrderRow } from '../orders/index.ts'
import { applyDeadlines } from './apply-deadlines.ts'
import { type Attempt, isAwaited, isUnresolved, lockAttempt } from './attempt.ts'
import { closeFailed } from './close-unpaid.ts'
import { claimDoubted } from './doubt-claim.ts'
import type { Gathered } from './gather-evidence.ts'
import { lookAgainAt } from './move-attempt.ts'
import { closeEvents, stillOpen } from './payment-events.ts'
import { resultMeaning } from './result-codes.ts'
import type { Settled } from './settled.ts'
import { takeMoney } from './take-money.ts'
import { type Finding, weighEvidence } from './weigh-evidence.ts'

/**
 * One transaction under the locks of the order and the attempt. What others have handled since the evidence was
 * gathered is left out, so the same evidence applied twice, or by two workers, changes nothing the second time.
 */
export async function applyEvidence(tx: Tx, ctx: Ctx, attemptId: string, gathered: Gathered): Promise<Settled> {
  const order = await getOrderRow(tx, ctx, { orderId: gathered.orderId, lock: true })
  const attempt = await lockAttempt(tx, ctx, attemptId)
  const { queryCode } = gathered.evidence
  const events = await stillOpen(tx, ctx, gathered.evidence.events)
  const { finding, verdicts, alarms } = weighEvidence(attempt, { events, queryCode })
  for (const alarm of alarms) {
    ctx.log.error('payment_callback_alarm', { tenantId: ctx.tenantId, attemptId, alarm })
  }
  const found = await applyFinding(tx, ctx, attempt, order, finding)
  const halfClaimed = attempt.halfClaimed || verdicts.some(({ verdict }) => verdict === 'incomplete')
  const settled = await applyDeadlines(tx, ctx, { ...found.attempt, halfClaimed }, order, gathered.ask)
  await closeEvents(tx, ctx, attemptId, verdicts, queryCode)
  await planNextLook(tx, ctx, attempt, settled.attempt, gathered.asked)
  return { attempt: settled.attempt, told: found.told || settled.told }
}

async function applyFinding(tx: Tx, ctx: Ctx, attempt: Attempt, order: OrderRow, finding: Finding): Promise<Settled> {
  switch (finding.kind) {
    case 'money':
      return takeMoney(tx, ctx, attempt, order, finding)
    case 'doubtful':
      return claimDoubted(tx, ctx, attempt, order, finding.problem)
    case 'failure':
      return closeFailed(tx, ctx, attempt, order, finding)
    case 'undecided':
      return { attempt: await noteUnknownCode(tx, ctx, attempt, finding.code), told: false }
  }
}

/** A code that nobody knows decides nothing; it is kept, so that a person finds it if nothing better ever comes. */
async function noteUnknownCode(tx: Tx, ctx: Ctx, attempt: Attempt, code: string | null): Promise<Attempt> {
  if (code === null || code === attempt.resultCode || !isUnresolved(attempt)) return attempt
  if (resultMeaning(code).alarm) {
    ctx.log.error('payment_unknown_result_code', { tenantId: ctx.tenantId, attemptId: attempt.id, resultCode: code })
  }
  await tx.paymentAttempt.updateMany({ where: { tenantId: ctx.tenantId, id: attempt.id }, data: { resultCode: code } })
  return { ...attempt, resultCode: code }
}

/** Moves the next look on when this one was due or asked, and the attempt is where it was. */
async function planNextLook(tx: Tx, ctx: Ctx, before: Attempt, after: Attempt, asked: boolean): Promise<void> {
  const due = before.nextQueryAt !== null && before.nextQueryAt <= ctx.clock.now()
  if (!asked && !due) return
  const moves = after.status === before.status && isAwaited(after.status, true) && after.closedAt === null
  await tx.paymentAttempt.updateMany({
    where: { tenantId: ctx.tenantId, id: after.id },
    data: {
      ...(asked ? { queryCount: { increment: 1 } } : {}),
      ...(moves ? { nextQueryAt: lookAgainAt(ctx, after) } : {}),
    },
  })
}
