import { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { applyBatch } from './apply-batch.ts'
import { lockImport, moveImport } from './move-import.ts'
import { undoBatch } from './undo-batch.ts'

/**
 * Applies an import, or takes it back, batch by batch until it is done. Each batch is there whole or not at all, and whoever is stopped
 * by a crash is continued by somebody else from the first item that is not. Does nothing to an import that nobody has started.
 */
export async function tendImport(ctx: Ctx, importId: string): Promise<void> {
  while (!ctx.signal.aborted && (await takeBatch(ctx, importId)) === 'more');
}

async function takeBatch(ctx: Ctx, importId: string): Promise<'more' | 'done'> {
  return ctx.transaction(async (ctx) => {
    const from = await lockImport(ctx, importId)
    if (from.status !== 'applying' && from.status !== 'undoing') return 'done'
    const taken = await (from.status === 'applying' ? applyBatch : undoBatch)(ctx, importId)
    if (taken > 0) return 'more'
    const isApplied = from.status === 'applying'
    await moveImport(ctx, { importId, from, to: isApplied ? 'applied' : 'undone' })
    if (isApplied) {
      await ctx.tx.catalogImport.updateMany({
        where: { tenantId: ctx.tenantId, id: importId },
        data: { appliedAt: ctx.clock.now(), rows: Prisma.DbNull },
      })
    }
    return 'done'
  })
}
