import { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { KnowledgeType } from '../schemas.ts'
import { noticeConflicts } from './notice-conflicts.ts'
import { toldSide } from './told-side.ts'

const MOST = 200

const Held = z.object({ documentId: z.uuid(), title: z.string(), type: KnowledgeType, publishedAt: z.coerce.date() })
const Row = z.object({
  conflictId: z.uuid(),
  kind: z.string(),
  subject: z.string(),
  status: z.enum(['open', 'resolved']),
  kept: z.enum(['left', 'right']).nullable(),
  leftQuote: z.string(),
  rightQuote: z.string(),
  left: Held,
  /** Null for a row. */
  right: Held.nullable(),
  rightSource: z.uuid(),
  noticedAt: z.coerce.date(),
})
export interface ConflictView extends z.infer<typeof Row> {
  /** What customers are told meanwhile; null: neither, a person is asked. */
  told: 'left' | 'right' | null
}

/** What contradicts each other of all that is told now, side by side, the newest first. */
export async function listConflicts(ctx: Ctx, { status }: { status: 'open' | 'resolved' }): Promise<ConflictView[]> {
  await noticeConflicts(ctx)
  const rows = await ctx.statement`
    WITH held AS (
      SELECT v.id, jsonb_build_object('documentId', d.id, 'title', d.title, 'type', d.type, 'publishedAt', v.status_at) AS held
      FROM knowledge_versions v JOIN knowledge_documents d ON d.tenant_id = v.tenant_id AND d.id = v.document_id
      WHERE v.tenant_id = ${ctx.tenantId}::uuid)
    SELECT c.id AS "conflictId", c.kind, c.subject, c.status, c.kept, c.left_quote AS "leftQuote", c.right_quote AS "rightQuote",
      l.held AS left, r.held AS right, c.right_source AS "rightSource", c.noticed_at AS "noticedAt"
    FROM knowledge_conflicts c JOIN held l ON l.id = c.left_version LEFT JOIN held r ON r.id = c.right_version
    WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.status = ${status} ORDER BY c.noticed_at DESC, c.id LIMIT ${MOST}`
  return z
    .array(Row)
    .parse(rows)
    .map((row) => ({ ...row, told: toldSide(row) }))
}
