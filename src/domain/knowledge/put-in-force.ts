import type { TxCtx } from '../context.ts'
import type { LockedDocument } from './lock-document.ts'
import { type MovedVersion, moveVersion } from './move-version.ts'

/**
 * Makes a version the one that is told, in the caller's transaction, which holds the lock of its document: from its commit on
 * every question is answered from it and none from the one before. False when the version is not where it was seen.
 */
export async function putInForce(ctx: TxCtx, document: LockedDocument, version: MovedVersion): Promise<boolean> {
  const { tenantId } = ctx
  const live = await ctx.tx.knowledgeVersion.findFirst({
    where: { tenantId, documentId: document.id, status: 'published' },
    select: { id: true, number: true },
  })
  if (live !== null) {
    const before = { versionId: live.id, documentId: document.id, number: live.number, status: 'published' as const }
    await moveVersion(ctx, before, 'retired')
  }
  if (!(await moveVersion(ctx, version, 'published'))) {
    // The version before is told on.
    if (live !== null) throw new Error(`version ${version.versionId} has changed while its document was locked`)
    return false
  }
  await ctx.tx.knowledgeDocument.update({
    where: { tenantId_id: { tenantId, id: document.id } },
    data: { currentVersionId: version.versionId, deletedAt: null, revision: { increment: 1 } },
  })
  return true
}
