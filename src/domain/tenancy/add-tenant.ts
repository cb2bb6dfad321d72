import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Tenant } from './schemas.ts'

/** Writes the row of a new shop, in its own transaction. Throws `conflict` when its short name is taken. */
export async function addTenant(ctx: TxCtx, { slug, name, settings }: Omit<Tenant, 'id'>): Promise<void> {
  const { count } = await ctx.tx.tenant.createMany({
    data: [{ id: ctx.tenantId, slug, name, settings, createdAt: ctx.clock.now() }],
    skipDuplicates: true,
  })
  if (count === 0) throw new AppError('conflict', 'a shop has this short name already')
}
