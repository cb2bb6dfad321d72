import { sha256 } from '../../lib/sha256.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import type { CutDocument } from './cut/cut.ts'
import { cutSections, SECTION_CUTTER } from './cut/cut-sections.ts'
import { markdownBlocks } from './cut/markdown-blocks.ts'
import { leaveOutOrders } from './leave-out-orders.ts'
import { maskContacts, type OwnContacts } from './mask-contacts.ts'
import { ownContacts } from './own-contacts.ts'
import { spokenCut } from './passage-language.ts'
import type { KnowledgeLanguage, KnowledgeType } from './schemas.ts'
import { segmentOf } from './segment-of.ts'
import { writeCut } from './write-cut.ts'

export interface PlainDocument {
  title: string
  type: KnowledgeType
  language: KnowledgeLanguage
  /** Documents with the same topic are one document in several languages, section by section; null for one that stands alone. */
  topic: string | null
  text: string
}

/** How long the text of a version that was replaced can be taken back. */
const ROLLBACK_DAYS = 90

interface Version extends PlainDocument {
  document: PlainDocument
  documentId: string
  versionId: string
  number: number
}

/**
 * Makes texts of a shop searchable at once. A title names a document of a language: another text under it becomes its next
 * version, in one transaction, so that no half of a document is ever found. A few statements, however many documents.
 */
export async function ingestPlain(ctx: Ctx, documents: readonly PlainDocument[]): Promise<void> {
  if (documents.length === 0) return
  const own = await ownContacts(ctx)
  const cuts = new Map<PlainDocument, CutDocument>()
  for (const document of documents) cuts.set(document, await cutSound(ctx, document, own))
  await ctx.transaction(async (ctx) => {
    const versions = await newVersions(ctx, documents)
    await retire(ctx, versions)
    await writeVersions(ctx, versions, cuts)
    await ctx.tx.$executeRaw`
      UPDATE knowledge_documents d SET current_version_id = n.version_id, revision = d.revision + 1
      FROM unnest(${versions.map(({ documentId }) => documentId)}::uuid[], ${versions.map(({ versionId }) => versionId)}::uuid[])
        AS n(id, version_id)
      WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.id = n.id`
    const facts = versions.map(({ documentId, versionId, title, number }) => ({
      action: 'knowledge.published',
      subjectType: 'document',
      subjectId: documentId,
      data: { title, number, version_id: versionId },
    }))
    await recordAudit(ctx, ...facts)
  })
}

/** What is told of a text: nobody's address or number but the shop's own, and no orders to the assistant. */
async function cutSound(ctx: Ctx, { title, text }: PlainDocument, own: OwnContacts): Promise<CutDocument> {
  const sound = await leaveOutOrders([{ number: 1, blocks: markdownBlocks(text) }], ctx.ports.instructions)
  return cutSections({ title }, maskContacts(sound.pages, own))
}

/** The next version of every document whose text has changed; documents that are new are made. */
async function newVersions(ctx: TxCtx, documents: readonly PlainDocument[]): Promise<Version[]> {
  const rows = await ctx.tx.$queryRaw<{ place: number; id: string; number: number; sha256: string | null }[]>`
    WITH written AS (
      INSERT INTO knowledge_documents AS d (tenant_id, id, title, type, language, topic, created_at)
      SELECT ${ctx.tenantId}::uuid, n.id, n.title, n.type, n.language, n.topic, ${ctx.clock.now()}::timestamptz
      FROM unnest(${documents.map(() => ctx.ids.uuid())}::uuid[], ${documents.map(({ title }) => title)}::text[],
        ${documents.map(({ type }) => type)}::text[], ${documents.map(({ language }) => language)}::text[],
        ${documents.map(({ topic }) => topic)}::text[]) AS n(id, title, type, language, topic)
      ON CONFLICT (tenant_id, language, lower(title)) WHERE deleted_at IS NULL
        DO UPDATE SET type = excluded.type, topic = excluded.topic
      RETURNING d.id, d.title, d.language, d.current_version_id)
    SELECT n.place::int, w.id, live.sha256,
      coalesce((SELECT max(v.number) FROM knowledge_versions v
        WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.document_id = w.id), 0) + 1 AS number
    FROM unnest(${documents.map(({ title }) => title)}::text[], ${documents.map(({ language }) => language)}::text[])
      WITH ORDINALITY AS n(title, language, place)
    JOIN written w ON w.language = n.language AND lower(w.title) = lower(n.title)
    LEFT JOIN knowledge_versions live ON live.tenant_id = ${ctx.tenantId}::uuid AND live.id = w.current_version_id`
  return rows.flatMap(({ place, id, number, sha256: live }) => {
    const document = documents[place - 1]
    if (document === undefined || live === sha256(document.text)) return []
    return [{ document, ...document, documentId: id, versionId: ctx.ids.uuid(), number }]
  })
}

async function retire(ctx: TxCtx, versions: readonly Version[]): Promise<void> {
  const now = ctx.clock.now()
  await ctx.tx.knowledgeVersion.updateMany({
    where: {
      tenantId: ctx.tenantId,
      documentId: { in: versions.map(({ documentId }) => documentId) },
      status: 'published',
    },
    data: { status: 'retired', statusAt: now, purgeAt: new Date(now.getTime() + ROLLBACK_DAYS * 86_400_000) },
  })
}

async function writeVersions(
  ctx: TxCtx,
  versions: readonly Version[],
  found: ReadonlyMap<PlainDocument, CutDocument>,
): Promise<void> {
  const { tenantId } = ctx
  const now = ctx.clock.now()
  const { search } = ctx.ports
  const cuts = versions.flatMap(({ versionId, language, document }) => {
    const sections = found.get(document)
    if (sections === undefined) return []
    const cut = spokenCut(sections, language, search)
    return [{ versionId, cut, segment: segmentOf(cut.passages, search.glossary) }]
  })
  await ctx.tx.knowledgeVersion.createMany({
    data: versions.map(({ documentId, versionId, number, title, text }, at) => ({
      tenantId,
      id: versionId,
      documentId,
      number,
      status: 'published',
      statusAt: now,
      sha256: sha256(text),
      textSha256: sha256(text),
      fileName: `${title}.md`,
      sizeBytes: Buffer.byteLength(text),
      kind: 'markdown',
      pages: 1,
      words: text.split(/\s+/).filter(Boolean).length,
      passages: cuts[at]?.cut.passages.length ?? 0,
      chunker: SECTION_CUTTER,
      createdBy: ctx.actor,
      createdAt: now,
    })),
  })
  await ctx.tx.knowledgeFile.createMany({
    data: versions.map(({ versionId, text }) => ({ tenantId, versionId, bytes: new Uint8Array(Buffer.from(text)) })),
  })
  await writeCut(ctx, cuts)
}
