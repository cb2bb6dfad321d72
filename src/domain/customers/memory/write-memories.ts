import type { TxCtx } from '../../context.ts'
import type { PreferencePlan } from '../plan-preferences.ts'

/** Brings the rows of a customer to what is to be remembered of her; what is forgotten is gone at once. */
export async function writeMemories(ctx: TxCtx, customerId: string, { changed, next }: PreferencePlan): Promise<void> {
  if (!changed.includes('memories')) return
  const { tenantId } = ctx
  await ctx.tx.customerMemory.deleteMany({ where: { tenantId, customerId } })
  if (next.memories.length === 0) return
  await ctx.tx.customerMemory.createMany({
    data: next.memories.map(({ at, value, ...memory }) => ({
      tenantId,
      id: ctx.ids.uuid(),
      customerId,
      ...memory,
      said: value,
      at: new Date(at),
    })),
  })
}
