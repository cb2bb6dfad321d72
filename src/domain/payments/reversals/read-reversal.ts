import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { ReversalView } from './schemas.ts'

/** One reversal as staff sees it. Throws `not_found`. */
export async function readReversal(ctx: TxCtx, reversalId: string): Promise<ReversalView> {
  const [view] = await readReversals(ctx, { id: reversalId })
  if (!view) throw new AppError('not_found', 'there is no such reversal')
  return view
}

/** A page of them is enough for a person. */
const MOST = 100

/** Reversals of this shop, the newest first. */
export async function readReversals(
  ctx: TxCtx,
  wanted: { id: string } | { status?: ReversalView['status'] },
): Promise<ReversalView[]> {
  const rows = await ctx.tx.moneyReversal.findMany({
    where: { tenantId: ctx.tenantId, ...wanted },
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    include: { receipt: { select: { receipt: true } } },
  })
  return rows.map((row) =>
    ReversalView.parse({
      reversalId: row.id,
      receiptId: row.receiptId,
      receipt: row.receipt.receipt,
      status: row.status,
      amountMinor: row.amountMinor,
      currency: row.currency,
      note: row.note,
      requestedBy: row.requestedBy,
      requestedAt: row.requestedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      code: row.code,
      problem: row.problem,
    }),
  )
}
