import { sha256 } from '../../lib/sha256.ts'
import type { Ctx, TxCtx } from '../context.ts'
import type { Claim } from './claim-version.ts'
import { wordsIn } from './cut/count-text.ts'
import type { ExtractedPage, Extraction } from './extractor.ts'
import type { Stepped } from './ingest-version.ts'
import { moveVersion } from './move-version.ts'
import type { VersionFailure } from './schemas.ts'

/** Reads the text out of the bytes of a version, page by page. The same text as the version that is told ends here. */
export async function extractVersion(ctx: Ctx, claim: Claim, signal: AbortSignal): Promise<Stepped> {
  const { fileName } = claim
  const bytes = await readBytes(ctx, claim)
  if (bytes === null) return 'lost'
  const extraction = await ctx.ports.extractor.read({ bytes, fileName }, signal)
  if (signal.aborted) return 'lost'
  return ctx.transaction(async (ctx) => ((await keep(ctx, claim, extraction)) ? 'stepped' : 'lost'))
}

/** Null when they are gone, because its document was deleted for good. */
async function readBytes(ctx: Ctx, { versionId }: Claim): Promise<Uint8Array | null> {
  return ctx.transaction(async ({ tx, tenantId }) => {
    const [file] = await tx.$queryRaw<{ bytes: Uint8Array }[]>`
      SELECT bytes FROM knowledge_files WHERE tenant_id = ${tenantId}::uuid AND version_id = ${versionId}::uuid`
    return file?.bytes ?? null
  })
}

async function keep(ctx: TxCtx, claim: Claim, extraction: Extraction): Promise<boolean> {
  if (extraction.outcome === 'failed') {
    const { outcome: _outcome, ...failure } = extraction
    return moveVersion(ctx, claim, 'failed', { failure: failure satisfies VersionFailure })
  }
  const { kind, pages, warnings } = extraction
  const text = JSON.stringify(pages)
  const words = wordsOf(pages)
  const read = {
    kind,
    pages: pages.length,
    words,
    warnings: warnings.map(({ code, page }) => ({ code, page })),
    textSha256: sha256(text),
    extractor: ctx.ports.extractor.id,
    progress: { step: claim.status, done: pages.length, of: pages.length },
  }
  if (words === 0) {
    const failure: VersionFailure = { code: 'no_text', detail: `${pages.length} pages without a word` }
    return moveVersion(ctx, claim, 'failed', { ...read, failure })
  }
  const same = await findSameText(ctx, claim, read.textSha256)
  if (same !== null) return moveVersion(ctx, claim, 'unchanged', { ...read, sameAs: same })
  if (!(await moveVersion(ctx, claim, 'chunking', read))) return false
  await ctx.tx.$executeRaw`
    UPDATE knowledge_files SET pages = ${text}::jsonb
    WHERE tenant_id = ${ctx.tenantId}::uuid AND version_id = ${claim.versionId}::uuid`
  return true
}

/** A version of the very bytes that are told was made to have them read and cut anew. */
async function findSameText(ctx: TxCtx, claim: Claim, textSha256: string): Promise<string | null> {
  const live = await ctx.tx.knowledgeVersion.findFirst({
    where: { tenantId: ctx.tenantId, documentId: claim.documentId, status: 'published' },
    select: { id: true, textSha256: true, sha256: true },
  })
  return live !== null && live.textSha256 === textSha256 && live.sha256 !== claim.sha256 ? live.id : null
}

function wordsOf(pages: readonly ExtractedPage[]): number {
  return pages.reduce((sum, { blocks }) => sum + blocks.reduce((words, { text }) => words + wordsIn(text), 0), 0)
}
