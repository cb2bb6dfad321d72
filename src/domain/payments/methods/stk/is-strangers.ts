import { kenyanMobile } from '../../../../lib/kenyan-mobile.ts'
import type { TxCtx } from '../../../context.ts'
import { findNumber } from '../../../customers/index.ts'

/** Whether a number is any but the one that the customer writes from. */
export async function isStrangers(ctx: TxCtx, customerId: string, msisdn: string): Promise<boolean> {
  return kenyanMobile((await findNumber(ctx, customerId)) ?? '') !== msisdn
}
