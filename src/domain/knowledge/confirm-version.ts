import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { noticeConflicts } from './conflicts/notice-conflicts.ts'
import { lockDocument } from './lock-document.ts'
import { moveVersion } from './move-version.ts'
import { putInForce } from './put-in-force.ts'

/**
 * Publishes what could be read of a version some of whose pages are pictures, because a person has said so.
 * Throws `not_found`, `conflict` when no version waits for that.
 */
export async function confirmVersion(ctx: Ctx, { documentId }: { documentId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const document = await lockDocument(ctx, documentId)
    const waiting = await ctx.tx.knowledgeVersion.findFirst({
      where: { tenantId: ctx.tenantId, documentId, status: 'needs_confirmation' },
      orderBy: { number: 'desc' },
      select: { id: true, number: true },
    })
    if (waiting === null) throw new AppError('conflict', 'No version of this document waits for a confirmation.')
    const version = { versionId: waiting.id, documentId, number: waiting.number }
    const ready = await moveVersion(ctx, { ...version, status: 'needs_confirmation' }, 'ready')
    if (ready) await putInForce(ctx, document, { ...version, status: 'ready' })
  })
  await noticeConflicts(ctx)
}
