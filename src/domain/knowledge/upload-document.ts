import { createHash } from 'node:crypto'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { findSameBytes, type SameBytes } from './find-same-bytes.ts'
import { nextNumber } from './next-number.ts'
import type { KnowledgeLanguage, KnowledgeType, VersionStatus } from './schemas.ts'

export const MOST_BYTES = 20 * 1024 * 1024

export interface Upload {
  /** Names the document of its language: under a title that is there already, the bytes are its next version. */
  title: string
  type: KnowledgeType
  language: KnowledgeLanguage
  topic: string | null
  origin: 'upload' | 'text'
  fileName: string
  bytes: Uint8Array
  /** What the caller names this request by: the same again changes nothing. */
  requestKey: string | null
}

export interface Uploaded {
  /** `duplicate`: these bytes are a document already, and the ids are those of that version. */
  outcome: 'received' | 'duplicate'
  documentId: string
  versionId: string
  number: number
}

/**
 * Takes a file in: its bytes and a version that is still to be read. What is told goes on being told until the new version
 * is published. Throws `conflict` for a request key that named other bytes and for the title of an entry of the FAQ, `invalid_input` for a file that is too large.
 */
export async function uploadDocument(ctx: Ctx, input: Upload): Promise<Uploaded> {
  if (input.bytes.length > MOST_BYTES) {
    throw new AppError('invalid_input', 'The file is larger than 20 MB: split it, or leave out its pictures.')
  }
  const sha256 = createHash('sha256').update(input.bytes).digest('hex')
  return ctx.transaction(async (ctx) => {
    // Two requests with one key, or with the same bytes, go one after the other.
    if (input.requestKey !== null) await lockName(ctx, `request ${input.requestKey}`)
    await lockName(ctx, `bytes ${sha256}`)
    const before = input.requestKey === null ? null : await findRequest(ctx, input.requestKey, sha256)
    if (before !== null) return before
    const same = await findSameBytes(ctx, sha256)
    return same === null ? receive(ctx, input, sha256) : recordDuplicate(ctx, input, sha256, same)
  })
}

async function lockName(ctx: TxCtx, name: string): Promise<void> {
  await ctx.tx
    .$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`knowledge ${ctx.tenantId} ${name}`}, 0))::text`
}

async function findRequest(ctx: TxCtx, requestKey: string, sha256: string): Promise<Uploaded | null> {
  const row = await ctx.tx.knowledgeVersion.findUnique({
    where: { tenantId_requestKey: { tenantId: ctx.tenantId, requestKey } },
    include: { same: { select: { id: true, number: true, documentId: true } } },
  })
  if (row === null) return null
  if (row.sha256 !== sha256) {
    throw new AppError('conflict', 'This Idempotency-Key was sent with another file: use a new one for each file.')
  }
  if (row.status !== ('duplicate' satisfies VersionStatus) || row.same === null) {
    return { outcome: 'received', documentId: row.documentId, versionId: row.id, number: row.number }
  }
  const { id: versionId, number, documentId } = row.same
  return { outcome: 'duplicate', documentId, versionId, number }
}

async function receive(ctx: TxCtx, input: Upload, sha256: string): Promise<Uploaded> {
  const { tenantId } = ctx
  const { title, type, language, topic, origin } = input
  // Also locks the document that is there.
  const [document] = await ctx.tx.$queryRaw<{ id: string }[]>`
    INSERT INTO knowledge_documents AS d (tenant_id, id, title, type, language, topic, origin, created_at)
    VALUES (${tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${title}, ${type}, ${language}, ${topic}, ${origin},
      ${ctx.clock.now()}::timestamptz)
    ON CONFLICT (tenant_id, language, lower(title)) WHERE deleted_at IS NULL
      DO UPDATE SET type = excluded.type, topic = coalesce(excluded.topic, d.topic), origin = excluded.origin
      WHERE d.folded_question IS NULL
    RETURNING d.id`
  if (document === undefined) {
    throw new AppError(
      'conflict',
      'The FAQ has an entry with this title: choose a different one, or delete that first.',
    )
  }
  const number = await nextNumber(ctx, document.id)
  const versionId = ctx.ids.uuid()
  await ctx.tx.knowledgeVersion.create({
    data: { ...versionRow(ctx, input, sha256), id: versionId, documentId: document.id, number },
  })
  await ctx.tx.$executeRaw`
    INSERT INTO knowledge_files (tenant_id, version_id, bytes)
    VALUES (${tenantId}::uuid, ${versionId}::uuid, ${Buffer.from(input.bytes)}::bytea)`
  const data = { version_id: versionId, number, title }
  await recordAudit(ctx, { action: 'knowledge.received', subjectType: 'document', subjectId: document.id, data })
  ctx.wake({ work: 'ingestion', versionId })
  return { outcome: 'received', documentId: document.id, versionId, number }
}

/** That somebody sent it again stands among the versions of the document that has the bytes. */
async function recordDuplicate(ctx: TxCtx, input: Upload, sha256: string, same: SameBytes): Promise<Uploaded> {
  const { documentId, versionId } = same
  const number = await nextNumber(ctx, documentId)
  const id = ctx.ids.uuid()
  await ctx.tx.knowledgeVersion.create({
    data: { ...versionRow(ctx, input, sha256), id, documentId, number, status: 'duplicate', sameAs: versionId },
  })
  const data = { version_id: id, number, same_as: versionId }
  await recordAudit(ctx, { action: 'knowledge.duplicate', subjectType: 'document', subjectId: documentId, data })
  return { outcome: 'duplicate', documentId, versionId, number: same.number }
}

function versionRow(ctx: TxCtx, { fileName, bytes, requestKey }: Upload, sha256: string) {
  const at = ctx.clock.now()
  const file = { sha256, fileName, sizeBytes: bytes.length, requestKey }
  return { tenantId: ctx.tenantId, ...file, statusAt: at, createdAt: at, createdBy: ctx.actor }
}
