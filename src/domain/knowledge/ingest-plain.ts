import { recordAudit } from '../audit/index.ts'
import type { Ctx, Tx } from '../context.ts'
import type { KnowledgeType } from './schemas.ts'
import { splitPassages } from './split-passages.ts'

export interface PlainDocument {
  title: string
  type: KnowledgeType
  text: string
}

/**
 * Makes texts of a shop searchable. A title names a document: the same title again replaces its passages, in one
 * transaction, so that no half of a document is ever found. Four statements, however many documents.
 */
export async function ingestPlain(ctx: Ctx, documents: readonly PlainDocument[]): Promise<void> {
  if (documents.length === 0) return
  const { tenantId } = ctx
  await ctx.tx(async (tx) => {
    const ids = await writeDocuments(tx, ctx, documents)
    const idOf = new Map(ids.map((row) => [row.title, row.id]))
    await tx.knowledgeChunk.deleteMany({ where: { tenantId, documentId: { in: ids.map((row) => row.id) } } })
    await tx.knowledgeChunk.createMany({
      data: documents.flatMap((document) =>
        splitPassages(document.text).map((text, ordinal) => ({
          tenantId,
          id: ctx.ids.uuid(),
          documentId: idOf.get(document.title) ?? '',
          ordinal,
          text,
        })),
      ),
    })
    const facts = ids.map(({ id, title }) => ({
      action: 'knowledge.ingested',
      subjectType: 'document',
      subjectId: id,
      data: { title },
    }))
    await recordAudit(tx, ctx, ...facts)
  })
}

async function writeDocuments(
  tx: Tx,
  ctx: Ctx,
  documents: readonly PlainDocument[],
): Promise<{ id: string; title: string }[]> {
  return tx.$queryRaw<{ id: string; title: string }[]>`
    INSERT INTO knowledge_documents AS d (tenant_id, id, title, type, created_at)
    SELECT ${ctx.tenantId}::uuid, n.id, n.title, n.type, ${ctx.clock.now()}::timestamptz
    FROM unnest(${documents.map(() => ctx.ids.uuid())}::uuid[], ${documents.map((document) => document.title)}::text[],
      ${documents.map((document) => document.type)}::text[]) AS n(id, title, type)
    ON CONFLICT (tenant_id, title) DO UPDATE SET type = excluded.type
    RETURNING d.id, d.title`
}
