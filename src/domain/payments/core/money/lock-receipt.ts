import type { Tx } from '../../../context.ts'

/**
 * Makes whoever else has heard of this money wait until the transaction ends: the same receipt is reported on several
 * ways at once, and only one of them may find it new. Also across shops, because one receipt is believed once. Take the
 * lock of the order first, when there is one. No receipt, no lock.
 */
export async function lockReceipt(tx: Tx, provider: string, receipt: string | null): Promise<void> {
  if (receipt === null) return
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`receipt ${provider} ${receipt}`}, 0))`
}
