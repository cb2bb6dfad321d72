import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { DocumentView, VersionView } from './schemas.ts'

/** Older ones have no text any more that could be told again. */
const MOST_VERSIONS = 100

const Row = DocumentView.extend({ versions: z.array(VersionView) })
export type DocumentDetail = z.infer<typeof Row>

/** A living document with its versions, the newest first. Throws `not_found`. */
export async function getDocument(ctx: Ctx, { documentId }: { documentId: string }): Promise<DocumentDetail> {
  const [row] = await ctx.statement`
    SELECT d.id AS "documentId", d.title, d.type, d.language, d.topic, d.origin, d.valid_until AS "validUntil",
      d.review_by AS "reviewBy", d.created_at AS "createdAt", d.revision, c.number AS "currentVersion",
      coalesce((SELECT jsonb_agg(jsonb_build_object('versionId', v.id, 'number', v.number, 'status', v.status,
          'statusAt', v.status_at, 'fileName', v.file_name, 'sizeBytes', v.size_bytes, 'sha256', v.sha256, 'kind', v.kind,
          'sameAs', (SELECT s.number FROM knowledge_versions s WHERE s.tenant_id = v.tenant_id AND s.id = v.same_as),
          'progress', v.progress, 'pages', v.pages, 'words', v.words, 'passages', v.passages, 'warnings', v.warnings,
          'failure', v.failure, 'extractor', v.extractor, 'chunker', v.chunker, 'held', v.held, 'createdBy', v.created_by,
          'createdAt', v.created_at) ORDER BY v.number DESC)
        FROM (SELECT * FROM knowledge_versions n WHERE n.tenant_id = d.tenant_id AND n.document_id = d.id
          ORDER BY n.number DESC LIMIT ${MOST_VERSIONS}) v), '[]') AS versions
    FROM knowledge_documents d
    LEFT JOIN knowledge_versions c ON c.tenant_id = d.tenant_id AND c.id = d.current_version_id
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.id = ${documentId}::uuid AND d.deleted_at IS NULL`
  if (row === undefined) throw new AppError('not_found', 'There is no such document: list them to see which there are.')
  return Row.parse(row)
}
