import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import type { KnowledgeLanguage, KnowledgeType } from './schemas.ts'
import { splitPassages } from './split-passages.ts'

export interface PlainDocument {
  title: string
  type: KnowledgeType
  language: KnowledgeLanguage
  /** Documents with the same topic are one document in several languages, section by section; null for one that stands alone. */
  topic: string | null
  text: string
}

/**
 * Makes texts of a shop searchable. A title names a document of a language: the same again replaces its passages, in one
 * transaction, so that no half of a document is ever found. Four statements, however many documents.
 */
export async function ingestPlain(ctx: Ctx, documents: readonly PlainDocument[]): Promise<void> {
  if (documents.length === 0) return
  const { tenantId } = ctx
  await ctx.transaction(async (ctx) => {
    const ids = await writeDocuments(ctx, documents)
    const idOf = new Map(ids.map((row) => [`${row.language} ${row.title}`, row.id]))
    await ctx.tx.knowledgeChunk.deleteMany({ where: { tenantId, documentId: { in: ids.map((row) => row.id) } } })
    await ctx.tx.knowledgeChunk.createMany({
      data: documents.flatMap((document) =>
        splitPassages(document.text).map(({ section, text }, ordinal) => ({
          tenantId,
          id: ctx.ids.uuid(),
          documentId: idOf.get(`${document.language} ${document.title}`) ?? '',
          ordinal,
          section,
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
    await recordAudit(ctx, ...facts)
  })
}

async function writeDocuments(
  ctx: TxCtx,
  documents: readonly PlainDocument[],
): Promise<{ id: string; title: string; language: string }[]> {
  return ctx.tx.$queryRaw<{ id: string; title: string; language: string }[]>`
    INSERT INTO knowledge_documents AS d (tenant_id, id, title, type, language, topic, created_at)
    SELECT ${ctx.tenantId}::uuid, n.id, n.title, n.type, n.language, n.topic, ${ctx.clock.now()}::timestamptz
    FROM unnest(${documents.map(() => ctx.ids.uuid())}::uuid[], ${documents.map((document) => document.title)}::text[],
      ${documents.map((document) => document.type)}::text[], ${documents.map((document) => document.language)}::text[],
      ${documents.map((document) => document.topic)}::text[]) AS n(id, title, type, language, topic)
    ON CONFLICT (tenant_id, language, title) DO UPDATE SET type = excluded.type, topic = excluded.topic
    RETURNING d.id, d.title, d.language`
}
