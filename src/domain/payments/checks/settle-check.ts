import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { lockResult, type Said } from '../books/stored-result.ts'
import { closeNotification } from '../methods/c2b/stored-notification.ts'
import { answerAboutReceipt } from './answer-about-receipt.ts'
import { answerAboutReversal } from './answer-about-reversal.ts'

export interface Check {
  id: string
  accountId: string
  receipt: string
  reversalId: string | null
  /** The request that was asked about by the provider's own id; null when the receipt was. */
  aboutRequestId: string | null
  requestId: string | null
}

/** What the provider answered. `code` is its own. */
export type Answer = Extract<Said, { kind: 'result' }>['result']

/**
 * Writes down what the provider answered, and lets it prove what it proves: a report that nobody could believe, or what
 * became of a reversal. May be called at any time, twice, and by many at once. Throws `not_found`.
 */
export async function settleCheck(ctx: Ctx, { notificationId }: { notificationId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { handledAt, isBelieved, said, subjectId } = await lockResult(ctx, notificationId)
    if (handledAt !== null) return
    const check = await getCheck(ctx, subjectId)
    const verdict = isBelieved ? await apply(ctx, check, said) : 'unproven'
    if (!isBelieved) ctx.log.error('payment_result_unproven', { tenantId: ctx.tenantId, checkId: check.id })
    await closeNotification(ctx, notificationId, verdict)
    ctx.log.info('payment_notification_settled', { tenantId: ctx.tenantId, notificationId, verdict })
  })
}

async function apply(ctx: TxCtx, check: Check, said: Said): Promise<string> {
  if (said.kind !== 'result') {
    await write(ctx, check, null)
    return 'no_answer'
  }
  const { result } = said
  if ((check.requestId ?? result.requestId) !== result.requestId) return 'other_request'
  // Its locks are those of money, which come before the row of the question.
  const verdict =
    check.reversalId === null
      ? await answerAboutReceipt(ctx, check, result)
      : await answerAboutReversal(ctx, check, check.reversalId, result)
  await write(ctx, check, result)
  return verdict
}

async function write(ctx: TxCtx, check: Check, answer: Answer | null): Promise<void> {
  await ctx.tx.receiptCheck.updateMany({
    where: { tenantId: ctx.tenantId, id: check.id, status: { not: 'answered' } },
    data: {
      status: answer === null ? 'no_answer' : 'answered',
      answeredAt: ctx.clock.now(),
      ...(answer && {
        requestId: answer.requestId,
        state: answer.state,
        amountMinor: answer.amountMinor,
        code: answer.code,
        problem: answer.problem,
      }),
    },
  })
  await recordAudit(ctx, {
    action: `receipt_check.${answer === null ? 'unanswered' : 'answered'}`,
    subjectType: 'receipt_check',
    subjectId: check.id,
    data: {
      receipt: check.receipt,
      state: answer?.state ?? null,
      amountMinor: answer?.amountMinor ?? null,
      code: answer?.code ?? null,
    },
  })
}

async function getCheck(ctx: TxCtx, id: string): Promise<Check> {
  const check = await ctx.tx.receiptCheck.findFirst({
    where: { tenantId: ctx.tenantId, id },
    select: { id: true, accountId: true, receipt: true, reversalId: true, aboutRequestId: true, requestId: true },
  })
  if (!check) throw new AppError('not_found', 'there is no such question')
  return check
}
