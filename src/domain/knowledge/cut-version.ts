import { z } from 'zod'
import type { Ctx } from '../context.ts'
import type { Claim } from './claim-version.ts'
import { cutDocument } from './cut/cut-document.ts'
import type { ExtractedPage } from './extractor.ts'
import type { Stepped } from './ingest-version.ts'
import { leaveOutOrders } from './leave-out-orders.ts'
import { maskContacts } from './mask-contacts.ts'
import { moveVersion } from './move-version.ts'
import { ownContacts } from './own-contacts.ts'
import { VersionWarning } from './schemas.ts'
import { writeCut } from './write-cut.ts'

/** Names the version of what cuts: what another has cut may be cut anew. */
const CUTTER = 'sentences@1'

/** Cuts what was read into passages, without what identifies people and without orders to the assistant. */
export async function cutVersion(ctx: Ctx, claim: Claim): Promise<Stepped> {
  const { versionId, title, type, language } = claim
  const [read, own] = await Promise.all([readPages(ctx, versionId), ownContacts(ctx)])
  if (read === null) return 'lost'
  const { pages, warnings } = read
  const sound = await leaveOutOrders(pages, ctx.ports.instructions)
  const cut = cutDocument({ title, type, language }, maskContacts(sound.pages, own))
  const count = cut.passages.length
  const changes = {
    passages: count,
    chunker: CUTTER,
    warnings: [...warnings, ...sound.leftOut.map((page) => ({ code: 'orders_left_out' as const, page }))],
    progress: { step: claim.status, done: count, of: count },
  }
  return ctx.transaction(async (ctx) => {
    if (!(await moveVersion(ctx, claim, 'checking', changes))) return 'lost'
    await writeCut(ctx, [{ versionId, language, cut }])
    return 'stepped'
  })
}

const Written = z.object({ pages: z.custom<ExtractedPage[]>(Array.isArray), warnings: z.array(VersionWarning) })

/** What the step before has stored, as it was stored; null when it is gone, because the document was deleted for good. */
async function readPages(ctx: Ctx, versionId: string): Promise<z.infer<typeof Written> | null> {
  const [row] = await ctx.statement`
    SELECT f.pages, v.warnings FROM knowledge_files f
    JOIN knowledge_versions v ON v.tenant_id = f.tenant_id AND v.id = f.version_id
    WHERE f.tenant_id = ${ctx.tenantId}::uuid AND f.version_id = ${versionId}::uuid`
  return row === undefined ? null : Written.parse(row)
}
