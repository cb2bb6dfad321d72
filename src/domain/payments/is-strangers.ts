import { kenyanMobile } from '../../lib/kenyan-mobile.ts'
import type { TxCtx } from '../context.ts'

/** Whether a number is any but the one that the customer writes from. */
export async function isStrangers(ctx: TxCtx, customerId: string, msisdn: string): Promise<boolean> {
  const customer = await ctx.tx.customer.findFirst({
    where: { tenantId: ctx.tenantId, id: customerId },
    select: { phoneE164: true, address: true },
  })
  return kenyanMobile(customer?.phoneE164 ?? customer?.address ?? '') !== msisdn
}
