import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { initiatedAccount } from '../books/initiated-account.ts'
import type { RequestOutcome } from '../books/receipt-provider.ts'
import { resultUrls } from '../books/result-urls.ts'
import { ensureHook } from '../core/hooks.ts'
import { MPESA } from '../schemas.ts'
import { type LockedMoney, lockMoney } from './lock-money.ts'
import { lockReversal } from './lock-reversal.ts'
import { lookAgainAt } from './look-plan.ts'
import { moveReversal } from './move-reversal.ts'
import { readReversal } from './read-reversal.ts'
import type { ReversalView } from './schemas.ts'
import type { ReversalEvent } from './transitions.ts'

interface Wanted {
  receiptId: string
  /** The whole receipt, or all of it that no order has. Null takes what no order has. */
  amountMinor: number | null
  note: string
}

/**
 * Has the provider send money back to who paid it. The row is written, and what is free of the money reserved, before the
 * provider is called, and it is called once: the same wish again gives the reversal that there is. Its result comes later.
 * Calls the network: not inside a transaction. Throws `not_found`, `conflict` (another reversal of this receipt),
 * `invalid_input` (the amount is neither, or this money cannot be reversed), `misconfigured` (nobody may reverse for this shop).
 */
export async function requestReversal(ctx: Ctx, wanted: Wanted): Promise<ReversalView> {
  const made = await ctx.transaction((ctx) => reserve(ctx, wanted))
  if (made.outcome === 'known') return made.view
  const { reversalId, account, initiator, reversal } = made
  const outcome = await ctx.ports.receipts.reverse(account, initiator, reversal)
  return ctx.transaction(async (ctx) => {
    const { event, ...facts } = whatItMeans(outcome)
    const locked = await lockReversal(ctx, reversalId)
    const moved = await moveReversal(ctx, locked, event, facts)
    // Its result was here first, or it was given up: what the provider knows it by is worth keeping all the same.
    if (moved === null && facts.requestId !== undefined) await keepRequestId(ctx, reversalId, facts.requestId)
    return readReversal(ctx, reversalId)
  })
}

async function reserve(ctx: TxCtx, { receiptId, amountMinor, note }: Wanted) {
  const money = await lockMoney(ctx, receiptId)
  const before = await ctx.tx.moneyReversal.findFirst({
    where: { tenantId: ctx.tenantId, receiptId, status: { not: 'refused' } },
    select: { id: true, amountMinor: true, status: true },
  })
  if (before) {
    if (before.amountMinor === (amountMinor ?? before.amountMinor))
      return { outcome: 'known' as const, view: await readReversal(ctx, before.id) }
    throw new AppError('conflict', `a reversal of another amount of this receipt is ${before.status} already`)
  }
  const { receipt, accountId } = reversible(money)
  const reversing = partOf(money, amountMinor)
  const { account, initiator } = await initiatedAccount(ctx, accountId)
  const reversalId = ctx.ids.uuid()
  await writeRow(ctx, { reversalId, accountId: account.id, note, ...reversing }, money)
  const token = await ensureHook(ctx, account.id, 'reversal')
  const urls = resultUrls(ctx.publicBaseUrl, 'reversal', token, reversalId)
  const reversal = { receipt, amountMinor: reversing.amountMinor, note, ...urls }
  return { outcome: 'reserved' as const, reversalId, account, initiator, reversal }
}

/** Only M-PESA sends money back by the receipt alone, and only money that has one. */
function reversible({ provider, receipt, accountId, reversedAt }: LockedMoney): { receipt: string; accountId: string } {
  if (provider !== MPESA || receipt === null || accountId === null) {
    throw new AppError('invalid_input', 'only money that M-PESA has given a receipt for can be reversed')
  }
  if (reversedAt !== null) throw new AppError('invalid_input', 'the provider has taken this money back already')
  return { receipt, accountId }
}

/** The whole receipt, or all that no order has: nothing in between, because nobody could say whose the rest is. */
function partOf(money: LockedMoney, wantedMinor: number | null): { amountMinor: number; reservedMinor: number } {
  const { freeMinor, amountMinor: wholeMinor, allocatedMinor } = money
  const amountMinor = wantedMinor ?? freeMinor
  const isWhole = amountMinor === wholeMinor && allocatedMinor + freeMinor === wholeMinor
  if (amountMinor > 0 && (isWhole || amountMinor === freeMinor) && amountMinor % 100 === 0) {
    return { amountMinor, reservedMinor: freeMinor }
  }
  const words = (minor: number) => `${money.currency} ${(minor / 100).toFixed(2)}`
  const free = freeMinor > 0 ? ` or ${words(freeMinor)}, which no order has` : ''
  throw new AppError('invalid_input', `say the amount: ${words(wholeMinor)}, the whole receipt${free}`)
}

async function writeRow(
  ctx: TxCtx,
  row: { reversalId: string; accountId: string; note: string; amountMinor: number; reservedMinor: number },
  { receiptId, currency, receipt }: LockedMoney,
): Promise<void> {
  const now = ctx.clock.now()
  const { reversalId, amountMinor, reservedMinor, note } = row
  await ctx.tx.moneyReceipt.updateMany({
    where: { tenantId: ctx.tenantId, id: receiptId },
    data: { reversingMinor: { increment: reservedMinor } },
  })
  await ctx.tx.moneyReversal.create({
    data: {
      tenantId: ctx.tenantId,
      id: reversalId,
      receiptId,
      accountId: row.accountId,
      amountMinor,
      reservedMinor,
      currency,
      note,
      requestedBy: ctx.actor,
      requestedAt: now,
      nextLookAt: lookAgainAt(now, now),
    },
  })
  await recordAudit(ctx, {
    action: 'money_reversal.requested',
    subjectType: 'money_reversal',
    subjectId: reversalId,
    data: { receiptId, receipt, amountMinor, reservedMinor, note },
  })
}

function whatItMeans(outcome: RequestOutcome): {
  event: ReversalEvent
  requestId?: string
  code: string | null
  problem: string
} {
  switch (outcome.outcome) {
    case 'accepted':
      return { event: 'accepted', requestId: outcome.requestId, code: null, problem: '' }
    case 'rejected':
      return { event: 'refused_at_once', code: outcome.code, problem: outcome.problem }
    case 'unknown':
      return { event: 'no_readable_answer', code: null, problem: outcome.problem }
  }
}

async function keepRequestId(ctx: TxCtx, id: string, requestId: string): Promise<void> {
  await ctx.tx.moneyReversal.updateMany({ where: { tenantId: ctx.tenantId, id, requestId: null }, data: { requestId } })
}
