import type { TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { KnowledgeLanguage, KnowledgeType } from './schemas.ts'

export interface LockedDocument {
  id: string
  title: string
  type: KnowledgeType
  language: KnowledgeLanguage
  currentVersionId: string | null
  deletedAt: Date | null
  revision: number
}

/**
 * A document, locked until the transaction ends: whoever changes which of its versions is told takes this lock first, and
 * the lock of a version after it. Throws `not_found`; for a deleted one too, unless the caller knows what to do with it.
 */
export async function lockDocument(
  ctx: TxCtx,
  documentId: string,
  { deletedToo = false }: { deletedToo?: boolean } = {},
): Promise<LockedDocument> {
  const [row] = await ctx.tx.$queryRaw<LockedDocument[]>`
    SELECT id, title, type, language, current_version_id AS "currentVersionId", deleted_at AS "deletedAt", revision
    FROM knowledge_documents WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${documentId}::uuid FOR UPDATE`
  if (row === undefined || (row.deletedAt !== null && !deletedToo)) {
    throw new AppError('not_found', 'There is no such document: list them to see which there are.')
  }
  return row
}
