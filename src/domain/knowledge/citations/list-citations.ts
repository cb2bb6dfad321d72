import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { CitedView } from '../schemas.ts'

/** What a turn told from documents, sentence by sentence. */
export async function listCitations(ctx: Ctx, { turnId }: { turnId: string }): Promise<CitedView[]> {
  const rows = await ctx.statement`
    SELECT c.sentence, c.passage_id AS "passageId", d.id AS "documentId", d.title, v.number AS version,
      CASE WHEN d.deleted_at IS NULL THEN p.text END AS text, CASE WHEN d.deleted_at IS NULL THEN p.page END AS page,
      d.current_version_id IS DISTINCT FROM v.id AS outdated, d.deleted_at IS NOT NULL AS deleted
    FROM cited_passages c
    JOIN knowledge_versions v ON v.tenant_id = c.tenant_id AND v.id = c.version_id
    JOIN knowledge_documents d ON d.tenant_id = v.tenant_id AND d.id = v.document_id
    LEFT JOIN knowledge_passages p ON p.tenant_id = c.tenant_id AND p.id = c.passage_id
    WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.turn_id = ${turnId}::uuid ORDER BY c.ordinal`
  return z.array(CitedView).parse(rows)
}
