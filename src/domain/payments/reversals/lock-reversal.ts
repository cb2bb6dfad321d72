import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { type LockedMoney, lockMoney } from './lock-money.ts'
import { ReversalStatus } from './schemas.ts'

export interface LockedReversal {
  id: string
  status: ReversalStatus
  accountId: string
  amountMinor: number
  reservedMinor: number
  note: string
  requestedBy: string
  /** What the provider knows the request by; null while it has not said. */
  requestId: string | null
  requestedAt: Date
  money: LockedMoney
}

/** A reversal with its money and the order of it, locked until the transaction ends. Throws `not_found`. */
export async function lockReversal(ctx: TxCtx, reversalId: string): Promise<LockedReversal> {
  const found = await ctx.tx.moneyReversal.findFirst({
    where: { tenantId: ctx.tenantId, id: reversalId },
    select: { receiptId: true },
  })
  if (!found) throw new AppError('not_found', 'there is no such reversal')
  const money = await lockMoney(ctx, found.receiptId)
  const [row] = await ctx.tx.$queryRaw<(Omit<LockedReversal, 'money' | 'status'> & { status: string })[]>`
    SELECT id, status, account_id AS "accountId", amount_minor AS "amountMinor", reserved_minor AS "reservedMinor", note,
      requested_by AS "requestedBy", request_id AS "requestId", requested_at AS "requestedAt"
    FROM money_reversals WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${reversalId}::uuid FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such reversal')
  return { ...row, status: ReversalStatus.parse(row.status), money }
}
