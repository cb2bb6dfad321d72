import type { TxCtx } from '../../../context.ts'
import { findOrderByReference, type ReferredOrder } from '../../../orders/index.ts'
import { findShareByReference } from '../../shares/find-share-by-reference.ts'

/** What a typed reference is that of: an order, or one share of it. */
export interface Payable extends ReferredOrder {
  shareId: string | null
}

/** The order, or the share of one, that has exactly this reference; null when none of this shop has. */
export async function findPayable(ctx: TxCtx, reference: string): Promise<Payable | null> {
  const order = await findOrderByReference(ctx, reference)
  return order === null ? findShareByReference(ctx, reference) : { ...order, shareId: null }
}
