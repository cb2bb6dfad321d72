import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { lockImport, moveImport } from './move-import.ts'
import { UNDO_MS } from './schemas.ts'

/**
 * Has an import applied, or taken back within a day of that: a job does it, batch by batch. Throws `not_found`, and `conflict` for one
 * that has nothing to apply, is not there yet, or can be taken back no more.
 */
export async function startImport(
  ctx: Ctx,
  { importId, to }: { importId: string; to: 'applying' | 'undoing' },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const from = await lockImport(ctx, importId)
    const now = ctx.clock.now()
    await moveImport(ctx, { importId, from, to })
    if (to === 'applying') await insistOnWork(ctx, importId)
    else if (from.appliedAt === null || now.getTime() - from.appliedAt.getTime() > UNDO_MS) {
      throw new AppError('conflict', 'an import can be taken back for 24 hours: change the items themselves')
    }
    ctx.wake({ work: 'import', importId })
  })
}

async function insistOnWork({ tx, tenantId }: TxCtx, importId: string): Promise<void> {
  const some = await tx.catalogImportChange.findFirst({ where: { tenantId, importId }, select: { position: true } })
  if (some === null) throw new AppError('conflict', 'nothing in this file is new or another: there is nothing to apply')
}
