import { isStale } from '../../lib/is-stale.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Claim } from './claim-version.ts'
import { noticeConflicts } from './conflicts/notice-conflicts.ts'
import { closeGaps } from './gaps/close-gaps.ts'
import type { Stepped } from './ingest-version.ts'
import { type LockedDocument, lockDocument } from './lock-document.ts'
import { moveVersion } from './move-version.ts'
import { putInForce } from './put-in-force.ts'
import { VersionStatus } from './schemas.ts'

/** The last step of a version: it is told from now on. One that is older than what is told by now is retired unseen. */
export async function publishClaimed(ctx: Ctx, claim: Claim): Promise<Stepped> {
  const stepped = await publishNow(ctx, claim)
  if (stepped === 'stepped') await lookAround(ctx, claim)
  return stepped
}

async function publishNow(ctx: Ctx, claim: Claim): Promise<Stepped> {
  return ctx.transaction(async (ctx) => {
    const document = await lockDocument(ctx, claim.documentId, { deletedToo: true })
    if (document.deletedAt !== null || !(await isStill(ctx, claim))) return 'lost'
    const live = await ctx.tx.knowledgeVersion.findFirst({
      where: { tenantId: ctx.tenantId, documentId: document.id, status: 'published', number: { gt: claim.number } },
      select: { id: true },
    })
    const done = live === null ? await putInForce(ctx, document, claim) : await moveVersion(ctx, claim, 'retired')
    return done ? 'stepped' : 'lost'
  })
}

/** Locks the version as it was claimed, after its document: nobody takes the step over before the transaction ends. */
async function isStill(ctx: TxCtx, { versionId, status, attempts }: Claim): Promise<boolean> {
  const rows = await ctx.tx.$queryRaw<unknown[]>`
    SELECT FROM knowledge_versions WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${versionId}::uuid
      AND status = ${status} AND attempts = ${attempts}::int FOR UPDATE`
  return rows.length > 0
}

/**
 * Puts a version in force because a person wants it: one that is ready, or an earlier one whose text is still kept. Of a deleted
 * document it brings the document back. The version that is told already changes nothing. Open questions that it answers are
 * closed; contradictions are noticed; where that fails, publishing again does it.
 * Throws `not_found`, and `conflict` for a version that cannot be told.
 * @param how.seen the revision of the document that the caller has seen; null for whatever is there
 * @param how.rehearsal it is taken back: what hangs on it is left alone
 */
export async function publishVersion(
  ctx: Ctx,
  input: { documentId: string; number: number },
  { seen = null, rehearsal = false }: { seen?: number | null; rehearsal?: boolean } = {},
): Promise<'published' | 'stale'> {
  const done = await ctx.transaction((ctx) => putForward(ctx, input, seen))
  if (done === 'published' && !rehearsal) await lookAround(ctx, input)
  return done
}

async function putForward(
  ctx: TxCtx,
  input: { documentId: string; number: number },
  seen: number | null,
): Promise<'published' | 'stale'> {
  const document = await lockDocument(ctx, input.documentId, { deletedToo: true })
  if (isStale(seen, { version: document.revision })) return 'stale'
  const row = await ctx.tx.knowledgeVersion.findUnique({
    where: { tenantId_documentId_number: { tenantId: ctx.tenantId, ...input } },
    select: { id: true, status: true, file: { select: { versionId: true } } },
  })
  if (row === null) throw new AppError('not_found', 'There is no such version: the document lists those it has.')
  const status = VersionStatus.parse(row.status)
  if (status === 'published') return 'published'
  if (status !== 'ready' && status !== 'retired') throw new AppError('conflict', whyNot(status))
  if (row.file === null) {
    throw new AppError('conflict', 'The text of this version is not kept any more: upload its file again.')
  }
  if (document.deletedAt !== null) await mustBeFree(ctx, document)
  await putInForce(ctx, document, { versionId: row.id, ...input, status })
  return 'published'
}

/** What is told now may contradict something, and answer what nothing did: what contradicts answers nobody. */
async function lookAround(ctx: Ctx, document: { documentId: string }): Promise<void> {
  await noticeConflicts(ctx)
  await closeGaps(ctx, document)
}

function whyNot(status: VersionStatus): string {
  if (status === 'needs_confirmation')
    return 'Some of its pages are pictures: confirm that it is published without them.'
  if (status === 'duplicate' || status === 'unchanged')
    return 'It says nothing new: publish the version that it is the same as.'
  if (status === 'failed' || status === 'cancelled') return 'It was not read to its end: upload the file again.'
  return 'It is still being read: it is published when that is done.'
}

/** A deleted document has given its title away. */
async function mustBeFree(ctx: TxCtx, { id, title, language }: LockedDocument): Promise<void> {
  const [taken] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT FROM knowledge_documents d LEFT JOIN knowledge_documents o ON o.tenant_id = d.tenant_id AND o.id = ${id}::uuid
    WHERE d.tenant_id = ${ctx.tenantId}::uuid AND d.language = ${language} AND d.deleted_at IS NULL
      AND (lower(d.title) = lower(${title}) OR d.folded_question = o.folded_question)`
  if (taken !== undefined) {
    throw new AppError('conflict', 'Another document has this title by now: rename it, or delete it first.')
  }
}
