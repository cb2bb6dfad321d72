import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { DocumentView } from './schemas.ts'

/** Where a page of documents ended. */
export const DocumentCursor = z.tuple([z.coerce.date(), z.uuid()])
export type DocumentCursor = z.infer<typeof DocumentCursor>

/** The living documents of the shop, the newest first; `next` is null on the last page. */
export async function listDocuments(
  ctx: Ctx,
  { after, limit }: { after: DocumentCursor | null; limit: number },
): Promise<{ documents: DocumentView[]; next: DocumentCursor | null }> {
  const [at = null, id = null] = after ?? []
  const rows = await ctx.statement`
    SELECT d.id AS "documentId", d.title, d.type, d.language, d.topic, d.origin, v.number AS "currentVersion",
      d.valid_until AS "validUntil", d.review_by AS "reviewBy", d.created_at AS "createdAt", d.revision
    FROM knowledge_documents d
    LEFT JOIN knowledge_versions v ON v.tenant_id = d.tenant_id AND v.id = d.current_version_id
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.deleted_at IS NULL
      AND (${at === null} OR (d.created_at, d.id) < (${at}::timestamptz, ${id}::uuid))
    ORDER BY d.created_at DESC, d.id DESC LIMIT ${limit + 1}::int`
  const documents = z.array(DocumentView).parse(rows)
  const page = documents.slice(0, limit)
  const last = documents.length > limit ? page.at(-1) : undefined
  return { documents: page, next: last === undefined ? null : [last.createdAt, last.documentId] }
}
