import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockDocument } from './lock-document.ts'
import { nextNumber } from './next-number.ts'
import { ON_THE_WAY } from './transitions.ts'
import type { Uploaded } from './upload-document.ts'

/**
 * Has the bytes of a document read and cut anew, as its next version; what is told goes on being told meanwhile.
 * Throws `not_found`, `conflict` while a version is under way and when nothing of the document is told.
 */
export async function reingestDocument(ctx: Ctx, { documentId }: { documentId: string }): Promise<Uploaded> {
  return ctx.transaction(async (ctx) => {
    const { tenantId } = ctx
    const { currentVersionId } = await lockDocument(ctx, documentId)
    const running = await ctx.tx.knowledgeVersion.count({
      where: { tenantId, documentId, status: { in: [...ON_THE_WAY] } },
    })
    if (running > 0) throw new AppError('conflict', 'A version of it is under way: wait for it, or cancel it first.')
    if (currentVersionId === null) throw new AppError('conflict', 'Nothing of it was ever read: upload its file again.')
    const number = await nextNumber(ctx, documentId)
    const versionId = ctx.ids.uuid()
    const at = ctx.clock.now()
    await ctx.tx.$executeRaw`
      INSERT INTO knowledge_versions (tenant_id, id, document_id, number, status, status_at, sha256, file_name, size_bytes,
        created_by, created_at)
      SELECT tenant_id, ${versionId}::uuid, document_id, ${number}::int, 'received', ${at}::timestamptz, sha256, file_name,
        size_bytes, ${ctx.actor}, ${at}::timestamptz
      FROM knowledge_versions WHERE tenant_id = ${tenantId}::uuid AND id = ${currentVersionId}::uuid`
    const copied = await ctx.tx.$executeRaw`
      INSERT INTO knowledge_files (tenant_id, version_id, bytes) SELECT tenant_id, ${versionId}::uuid, bytes
      FROM knowledge_files WHERE tenant_id = ${tenantId}::uuid AND version_id = ${currentVersionId}::uuid`
    if (copied === 0) throw new AppError('conflict', 'The file itself is not kept: upload it again.')
    const data = { version_id: versionId, number, from: currentVersionId }
    await recordAudit(ctx, { action: 'knowledge.received', subjectType: 'document', subjectId: documentId, data })
    ctx.wake({ work: 'ingestion', versionId })
    return { outcome: 'received', documentId, versionId, number }
  })
}
