import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { DocumentView, VersionView } from './schemas.ts'

/** Where a page of documents ended. */
export const DocumentCursor = z.tuple([z.coerce.date(), z.uuid()])
export type DocumentCursor = z.infer<typeof DocumentCursor>

const Row = DocumentView.extend({
  /** Its newest version, which may not be told yet; null before there is one. */
  newest: VersionView.pick({ number: true, status: true, pages: true, passages: true }).nullable(),
})
export type ListedDocument = z.infer<typeof Row>

/** The living documents of the shop, the newest first; `next` is null on the last page. */
export async function listDocuments(
  ctx: Ctx,
  { after, limit }: { after: DocumentCursor | null; limit: number },
): Promise<{ documents: ListedDocument[]; next: DocumentCursor | null }> {
  const [at = null, id = null] = after ?? []
  const rows = await ctx.statement`
    SELECT d.id AS "documentId", d.title, d.type, d.language, d.topic, d.origin, v.number AS "currentVersion",
      d.valid_until AS "validUntil", d.review_by AS "reviewBy", d.created_at AS "createdAt", d.revision,
      (SELECT jsonb_build_object('number', n.number, 'status', n.status, 'pages', n.pages, 'passages', n.passages)
        FROM knowledge_versions n WHERE n.tenant_id = d.tenant_id AND n.document_id = d.id
        ORDER BY n.number DESC LIMIT 1) AS newest
    FROM knowledge_documents d
    LEFT JOIN knowledge_versions v ON v.tenant_id = d.tenant_id AND v.id = d.current_version_id
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.deleted_at IS NULL
      AND (${at === null} OR (d.created_at, d.id) < (${at}::timestamptz, ${id}::uuid))
    ORDER BY d.created_at DESC, d.id DESC LIMIT ${limit + 1}::int`
  const documents = z.array(Row).parse(rows)
  const page = documents.slice(0, limit)
  const last = documents.length > limit ? page.at(-1) : undefined
  return { documents: page, next: last === undefined ? null : [last.createdAt, last.documentId] }
}
