import { z } from 'zod'
import { isStale } from '../../lib/is-stale.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockDocument } from './lock-document.ts'
import type { KnowledgeType } from './schemas.ts'

export interface DocumentChanges {
  title?: string
  type?: KnowledgeType
  topic?: string | null
  validUntil?: Date | null
  reviewBy?: Date | null
}

/**
 * Changes what a document is called and how long it is told; not what it says. From the commit on it is told under its new
 * title, unless somebody has changed it since the revision that the caller has seen (`stale`). Throws `not_found`, `conflict` for a title that another document of its language has, and for an entry of the FAQ that is to
 * be something else.
 * @param seen null for whatever is there
 */
export async function updateDocument(
  ctx: Ctx,
  documentId: string,
  changes: DocumentChanges,
  seen: number | null = null,
): Promise<'saved' | 'stale'> {
  return ctx
    .transaction(async (ctx) => {
      const { title: before, revision } = await lockDocument(ctx, documentId)
      if (isStale(seen, { version: revision })) return 'stale' as const
      await write(ctx, documentId, changes)
      const data = { before, title: changes.title ?? before }
      await recordAudit(ctx, { action: 'knowledge.updated', subjectType: 'document', subjectId: documentId, data })
      return 'saved' as const
    })
    .catch((error: unknown) => {
      const violation = Violation.safeParse(error)
      throw violation.success ? new AppError('conflict', WHY[violation.data.code]) : error
    })
}

/** A title of its language is unique, and who asks a question of the FAQ is of its type. */
const Violation = z.object({ code: z.enum(['23505', '23514']) })
const WHY = {
  '23505': 'Another document has this title: choose a different one, or delete that first.',
  '23514': 'An entry of the FAQ stays one: delete it, and upload a document in its place.',
}

async function write(ctx: TxCtx, documentId: string, changes: DocumentChanges): Promise<void> {
  const { title = null, type = null, topic, validUntil, reviewBy } = changes
  await ctx.tx.$executeRaw`
    UPDATE knowledge_documents SET revision = revision + 1, title = coalesce(${title}, title), type = coalesce(${type}, type),
      topic = CASE WHEN ${topic !== undefined} THEN ${topic ?? null} ELSE topic END,
      valid_until = CASE WHEN ${validUntil !== undefined} THEN ${validUntil ?? null}::timestamptz ELSE valid_until END,
      review_by = CASE WHEN ${reviewBy !== undefined} THEN ${reviewBy ?? null}::timestamptz ELSE review_by END
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${documentId}::uuid`
}
