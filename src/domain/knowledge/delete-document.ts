import { isStale } from '../../lib/is-stale.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { cancelUnfinished } from './cancel-unfinished.ts'
import { lockDocument } from './lock-document.ts'
import { moveVersion } from './move-version.ts'
import { purgeVersions } from './purge-version.ts'

/** In these days a document that was deleted by mistake comes back when one of its versions is published. */
const UNDO_MS = 7 * 86_400_000

/**
 * Deletes a document: from the commit on no question finds it. Its bytes and text go after seven days, or at once with
 * `purge`, also of one that was deleted before; not at all when somebody has changed it since the revision that the caller has seen. Throws `not_found`.
 * @param input.seen null for whatever is there
 */
export async function deleteDocument(
  ctx: Ctx,
  input: { documentId: string; purge: boolean; seen?: number | null },
): Promise<'deleted' | 'stale'> {
  const { documentId, purge, seen = null } = input
  return ctx.transaction(async (ctx) => {
    const { tenantId } = ctx
    const now = ctx.clock.now()
    const { deletedAt, revision } = await lockDocument(ctx, documentId, { deletedToo: purge })
    if (isStale(seen, { version: revision })) return 'stale'
    await cancelUnfinished(ctx, documentId)
    const live = await ctx.tx.knowledgeVersion.findFirst({
      where: { tenantId, documentId, status: 'published' },
      select: { id: true, number: true },
    })
    if (live !== null) {
      await moveVersion(ctx, { versionId: live.id, documentId, number: live.number, status: 'published' }, 'retired')
    }
    const where = { tenantId, id: documentId }
    await ctx.tx.knowledgeDocument.updateMany({
      where,
      data: { currentVersionId: null, deletedAt: deletedAt ?? now, revision: { increment: 1 } },
    })
    const kept = { tenantId, documentId, file: { isNot: null } }
    const ids = await ctx.tx.knowledgeVersion.findMany({ where: kept, select: { id: true } })
    if (purge)
      await purgeVersions(
        ctx,
        ids.map(({ id }) => id),
      )
    else {
      const data = { purgeAt: new Date(now.getTime() + UNDO_MS) }
      await ctx.tx.knowledgeVersion.updateMany({ where: { tenantId, id: { in: ids.map(({ id }) => id) } }, data })
    }
    await recordAudit(ctx, {
      action: 'knowledge.deleted',
      subjectType: 'document',
      subjectId: documentId,
      data: { purge },
    })
    return 'deleted'
  })
}
