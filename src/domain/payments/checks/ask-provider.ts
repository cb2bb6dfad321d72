import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { initiatedAccount } from '../books/initiated-account.ts'
import type { RequestOutcome } from '../books/receipt-provider.ts'
import { resultUrls } from '../books/result-urls.ts'
import { ensureHook } from '../core/hooks.ts'

interface Question {
  accountId: string
  receipt: string
  /** The reversal that the question is about, and what the provider knows it by; null for the receipt itself. */
  reversal: { id: string; requestId: string | null } | null
}

/**
 * Asks the provider about a receipt, or about what became of a reversal. The row is written before the call; the answer comes
 * later. Calls the network: not inside a transaction. Throws `not_found`, `misconfigured`.
 */
export async function askProvider(ctx: Ctx, { accountId, receipt, reversal }: Question): Promise<RequestOutcome> {
  const requestId = reversal?.requestId ?? null
  const { checkId, account, initiator, urls } = await ctx.transaction(async (ctx) => {
    const { account, initiator } = await initiatedAccount(ctx, accountId)
    const checkId = ctx.ids.uuid()
    await ctx.tx.receiptCheck.create({
      data: {
        tenantId: ctx.tenantId,
        id: checkId,
        accountId: account.id,
        receipt,
        reversalId: reversal?.id ?? null,
        aboutRequestId: requestId,
        askedBy: ctx.actor,
        askedAt: ctx.clock.now(),
      },
    })
    await recordAudit(ctx, {
      action: 'receipt_check.asked',
      subjectType: 'receipt_check',
      subjectId: checkId,
      data: { receipt, reversalId: reversal?.id ?? null },
    })
    const token = await ensureHook(ctx, account.id, 'receipt_check')
    return { checkId, account, initiator, urls: resultUrls(ctx.publicBaseUrl, 'receipt_check', token, checkId) }
  })
  const outcome = await ctx.ports.receipts.check(account, initiator, {
    ...(requestId === null ? { receipt } : { requestId }),
    ...urls,
  })
  await ctx.transaction(({ tx }) =>
    tx.receiptCheck.updateMany({
      where: { tenantId: ctx.tenantId, id: checkId, status: 'asked' },
      data: factsOf(outcome),
    }),
  )
  return outcome
}

function factsOf(outcome: RequestOutcome) {
  switch (outcome.outcome) {
    case 'accepted':
      return { requestId: outcome.requestId }
    case 'rejected':
      return { status: 'not_taken', code: outcome.code, problem: outcome.problem.slice(0, 200) }
    case 'unknown':
      return { problem: outcome.problem.slice(0, 200) }
  }
}
