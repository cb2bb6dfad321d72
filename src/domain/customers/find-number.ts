import type { TxCtx } from '../context.ts'

/** The number or address that a customer writes from; null for one who does not exist. */
export async function findNumber(ctx: TxCtx, customerId: string): Promise<string | null> {
  const customer = await ctx.tx.customer.findFirst({
    where: { tenantId: ctx.tenantId, id: customerId },
    select: { phoneE164: true, address: true },
  })
  return customer === null ? null : (customer.phoneE164 ?? customer.address)
}
