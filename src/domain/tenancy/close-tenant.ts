import type { TxCtx } from '../context.ts'

/**
 * Closes the shop of this ctx or, with null, opens it again: while it is closed nobody can sign in or write to it, and nothing is lost.
 * @returns false when it stood so already, or does not exist
 */
export async function closeTenant(ctx: TxCtx, { reason }: { reason: string | null }): Promise<boolean> {
  const closing = reason !== null
  const { count } = await ctx.tx.tenant.updateMany({
    where: { id: ctx.tenantId, disabledAt: closing ? null : { not: null } },
    data: { disabledAt: closing ? ctx.clock.now() : null, disabledReason: reason },
  })
  return count > 0
}
