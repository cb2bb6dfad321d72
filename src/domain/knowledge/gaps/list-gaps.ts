import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { GapStatus } from '../schemas.ts'
import { GapLanguages } from './gap.ts'

const GapView = z.object({
  gapId: z.uuid(),
  question: z.string(),
  language: z.string(),
  count: z.int(),
  languages: GapLanguages,
  status: GapStatus,
  /** What came nearest when it was last asked, if it is told still. */
  nearest: z.object({ passageId: z.uuid(), prefix: z.string(), text: z.string() }).nullable(),
  /** The document that was written to answer it. */
  documentId: z.uuid().nullable(),
  createdAt: z.coerce.date(),
  lastAt: z.coerce.date(),
})
export type GapView = z.infer<typeof GapView>

/** Where a page of gaps ended. */
export const GapCursor = z.tuple([z.int(), z.coerce.date(), z.uuid()])
export type GapCursor = z.infer<typeof GapCursor>

/** The questions that nothing answers, what is asked most first; `next` is null on the last page. */
export async function listGaps(
  ctx: Ctx,
  { status, after, limit }: { status: GapStatus; after: GapCursor | null; limit: number },
): Promise<{ gaps: GapView[]; next: GapCursor | null }> {
  const [count = null, at = null, id = null] = after ?? []
  const rows = await ctx.statement`
    SELECT g.id AS "gapId", g.question, g.language, g.count, g.languages, g.status, g.document_id AS "documentId",
      g.created_at AS "createdAt", g.last_at AS "lastAt", (
        SELECT jsonb_build_object('passageId', p.id, 'prefix', p.prefix, 'text', p.text)
        FROM knowledge_passages p
        JOIN knowledge_documents d ON d.tenant_id = p.tenant_id AND d.current_version_id = p.version_id
        WHERE p.tenant_id = g.tenant_id AND p.id = g.nearest_passage) AS nearest
    FROM knowledge_gaps g
    WHERE g.tenant_id = ${ctx.tenantId}::uuid AND g.status = ${status}
      AND (${after === null} OR (g.count, g.last_at, g.id) < (${count}::int, ${at}::timestamptz, ${id}::uuid))
    ORDER BY g.count DESC, g.last_at DESC, g.id DESC LIMIT ${limit + 1}::int`
  const gaps = z.array(GapView).parse(rows)
  const page = gaps.slice(0, limit)
  const last = gaps.length > limit ? page.at(-1) : undefined
  return { gaps: page, next: last === undefined ? null : [last.count, last.lastAt, last.gapId] }
}
