import type { TxCtx } from '../../context.ts'

/** One after the other makes and changes offers of a shop, so that two do not take one code at the same moment. */
export async function lockOffers(ctx: TxCtx): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`offers ${ctx.tenantId}`}, 0))`
}
