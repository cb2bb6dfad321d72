import { z } from 'zod'
import type { Ctx } from '../context.ts'
import type { Claim } from './claim-version.ts'
import { DOCUMENT_CUTTER } from './cut/cut-document.ts'
import type { Stepped } from './ingest-version.ts'
import { moveVersion } from './move-version.ts'
import { ownContacts } from './own-contacts.ts'
import { VersionWarning } from './schemas.ts'
import { writeCut } from './write-cut.ts'

/** Cuts what was read into passages, and stores them with their part of the index. */
export async function cutVersion(ctx: Ctx, claim: Claim, signal: AbortSignal): Promise<Stepped> {
  const { versionId, title, type, language } = claim
  const [read, own] = await Promise.all([readPages(ctx, versionId), ownContacts(ctx)])
  if (read === null) return 'lost'
  const { pages, warnings } = read
  const { cut, segment, leftOut } = await ctx.ports.cutter.cut({ title, type, language, pages, own }, signal)
  const count = cut.passages.length
  const changes = {
    passages: count,
    chunker: DOCUMENT_CUTTER,
    warnings: [...warnings, ...leftOut.map((page) => ({ code: 'orders_left_out' as const, page }))],
    progress: { step: claim.status, done: count, of: count },
  }
  return ctx.transaction(async (ctx) => {
    if (!(await moveVersion(ctx, claim, 'checking', changes))) return 'lost'
    await writeCut(ctx, [{ versionId, cut, segment }])
    return 'stepped'
  })
}

const Written = z.object({ pages: z.string(), warnings: z.array(VersionWarning) })

/** What the step before has stored, as it was stored; null when it is gone, because the document was deleted for good. */
async function readPages(ctx: Ctx, versionId: string): Promise<z.infer<typeof Written> | null> {
  const [row] = await ctx.statement`
    SELECT f.pages::text, v.warnings FROM knowledge_files f
    JOIN knowledge_versions v ON v.tenant_id = f.tenant_id AND v.id = f.version_id
    WHERE f.tenant_id = ${ctx.tenantId}::uuid AND f.version_id = ${versionId}::uuid`
  return row === undefined ? null : Written.parse(row)
}
