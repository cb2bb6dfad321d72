import type { TxCtx } from '../../../context.ts'

/**
 * The attempt among these that has so much money on record without a receipt: its provider was asked and confirmed it, and
 * never named it. Whatever became of that money since, a report of as much is of the same. Null when none has. Call under
 * the order's lock.
 */
export async function findUnnamedMoney(
  ctx: TxCtx,
  { attemptIds, amountMinor }: { attemptIds: readonly string[]; amountMinor: number },
): Promise<string | null> {
  const money = await ctx.tx.moneyReceipt.findFirst({
    where: { tenantId: ctx.tenantId, attemptId: { in: [...attemptIds] }, receipt: null, amountMinor },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { attemptId: true },
  })
  return money?.attemptId ?? null
}
