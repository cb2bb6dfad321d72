import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { KnowledgeLanguage } from '../schemas.ts'

const FaqView = z.object({
  documentId: z.uuid(),
  /** `summary` is what a person told a customer; it asks nothing. */
  type: z.enum(['faq', 'summary']),
  question: z.string(),
  language: KnowledgeLanguage,
  /** What is told now, and what waits to be published in its place. */
  told: z.string().nullable(),
  draft: z.string().nullable(),
  createdAt: z.coerce.date(),
  revision: z.int(),
})
export type FaqView = z.infer<typeof FaqView>

/** Where a page of entries ended. */
export const FaqCursor = z.tuple([z.coerce.date(), z.uuid()])
export type FaqCursor = z.infer<typeof FaqCursor>

/** What is asked for: entries that wait for a person, those that are told, or one by its id. */
export interface FaqFilter {
  waiting: boolean | null
  documentId: string | null
}

/** The FAQ and the summaries that wait beside it, the newest first, as their passages say it; `next` is null on the last page. */
export async function listFaq(
  ctx: Ctx,
  { filter, after, limit }: { filter: FaqFilter; after: FaqCursor | null; limit: number },
): Promise<{ entries: FaqView[]; next: FaqCursor | null }> {
  const [at = null, id = null] = after ?? []
  const { waiting, documentId } = filter
  const rows = await ctx.statement`
    SELECT d.id AS "documentId", d.type, d.title AS question, d.language, d.created_at AS "createdAt", d.revision, said.told, said.draft
    FROM knowledge_documents d CROSS JOIN LATERAL (
      SELECT max(p.text) FILTER (WHERE p.status = 'published') AS told, max(p.text) FILTER (WHERE p.status = 'ready') AS draft
      FROM (SELECT v.status, string_agg(a.text, E'\n' ORDER BY a.ordinal) AS text
        FROM knowledge_versions v JOIN knowledge_parents a ON a.tenant_id = v.tenant_id AND a.version_id = v.id
        WHERE v.tenant_id = d.tenant_id AND v.document_id = d.id AND v.status IN ('published', 'ready') GROUP BY v.id, v.status) p) said
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.origin IN ('faq', 'conversation') AND d.deleted_at IS NULL
      AND (${documentId}::uuid IS NULL OR d.id = ${documentId}::uuid)
      AND CASE WHEN ${waiting}::boolean THEN said.draft IS NOT NULL WHEN NOT ${waiting}::boolean THEN said.told IS NOT NULL ELSE true END
      AND (${after === null} OR (d.created_at, d.id) < (${at}::timestamptz, ${id}::uuid))
    ORDER BY d.created_at DESC, d.id DESC LIMIT ${limit + 1}::int`
  const entries = z.array(FaqView).parse(rows)
  const page = entries.slice(0, limit)
  const last = entries.length > limit ? page.at(-1) : undefined
  return { entries: page, next: last === undefined ? null : [last.createdAt, last.documentId] }
}
