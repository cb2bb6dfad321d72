import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { cannedTexts } from './canned-texts.ts'
import { lockCanned } from './lock-canned.ts'
import type { CannedReply, CannedTexts } from './schemas.ts'

/**
 * Changes a reply that the one who asks may change: her own, or a shared one where `mayShared` says that she may. Throws `not_found`
 * otherwise, and `conflict` when somebody has changed it since `version`, or the shortcut is taken.
 */
export async function changeCanned(
  ctx: Ctx,
  input: { cannedId: string; shortcut: string; texts: CannedTexts; version: number; mayShared: boolean },
): Promise<CannedReply> {
  const { cannedId, shortcut, version } = input
  return ctx.transaction(async (ctx) => {
    const before = await lockCanned(ctx, input)
    if (before.version !== version) throw new AppError('conflict', 'somebody has changed this reply since')
    const taken = await ctx.tx.cannedReply.count({
      where: { tenantId: ctx.tenantId, ownerId: before.ownerId, shortcut, id: { not: cannedId } },
    })
    if (taken > 0) throw new AppError('conflict', `the shortcut "${shortcut}" is taken`)
    const texts = cannedTexts(ctx, input.texts)
    const change = { shortcut, texts, version: version + 1, updatedAt: ctx.clock.now() }
    await ctx.tx.cannedReply.updateMany({ where: { tenantId: ctx.tenantId, id: cannedId }, data: change })
    return { ...before, ...change }
  })
}
