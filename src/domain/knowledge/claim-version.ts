import { z } from 'zod'
import type { Ctx, TxCtx } from '../context.ts'
import { moveVersion } from './move-version.ts'
import { KnowledgeLanguage, KnowledgeType, VersionStatus } from './schemas.ts'
import { UNFINISHED } from './transitions.ts'

/** How long whoever has begun a step is believed to be at work on it, unless it says again that it is. */
const LEASE_MS = 30_000
/** No lease is given for longer: one that ends later than this was given by a clock that ran ahead. */
const AHEAD_MS = 60_000
/** After so many that were begun and not ended, a step is taken to be what takes its worker down. */
const MOST_ATTEMPTS = 3

const Claim = z.object({
  versionId: z.uuid(),
  documentId: z.uuid(),
  number: z.int(),
  status: VersionStatus,
  attempts: z.int(),
  sha256: z.string(),
  fileName: z.string(),
  title: z.string(),
  type: KnowledgeType,
  language: KnowledgeLanguage,
})
/** The right to do one step of a version. It is lost when the step is done, cancelled, or taken up by somebody else. */
export type Claim = z.infer<typeof Claim>

/** Takes up the next step of a version; null when it has none, or somebody is at work on it. */
export async function claimVersion(ctx: Ctx, { versionId }: { versionId: string }): Promise<Claim | null> {
  return ctx.transaction(async (ctx) => {
    const found = await lockUnfinished(ctx, versionId)
    if (found === null) return null
    if (found.attempts >= MOST_ATTEMPTS) {
      const detail = `the step "${found.status}" was begun ${found.attempts} times and never ended`
      await moveVersion(ctx, found, 'failed', { failure: { code: 'worker_lost', detail } })
      return null
    }
    if (found.status === 'received') await moveVersion(ctx, found, 'extracting')
    const status = found.status === 'received' ? ('extracting' as const) : found.status
    const attempts = found.status === 'received' ? 1 : found.attempts + 1
    await ctx.tx.knowledgeVersion.updateMany({
      where: { tenantId: ctx.tenantId, id: versionId },
      data: { attempts, leaseUntil: leaseFrom(ctx) },
    })
    return { ...found, status, attempts }
  })
}

/** Says that the work on a claim goes on. False when the claim is lost: then the work is for nothing. */
export async function keepClaim(ctx: Ctx, { versionId, status, attempts }: Claim): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const { count } = await ctx.tx.knowledgeVersion.updateMany({
      where: { tenantId: ctx.tenantId, id: versionId, status, attempts },
      data: { leaseUntil: leaseFrom(ctx) },
    })
    return count > 0
  })
}

/**
 * Gives a claim back undone, so that nobody waits for its lease to end. `asBegun: false` where the step is not what failed: a
 * database that is full for an hour must not use its attempts up.
 */
export async function releaseClaim(
  ctx: Ctx,
  { versionId, status, attempts }: Claim,
  { asBegun }: { asBegun: boolean },
): Promise<void> {
  await ctx.transaction(({ tx }) =>
    tx.knowledgeVersion.updateMany({
      where: { tenantId: ctx.tenantId, id: versionId, status, attempts },
      data: { leaseUntil: null, ...(!asBegun && { attempts: attempts - 1 }) },
    }),
  )
}

function leaseFrom(ctx: Ctx): Date {
  return new Date(ctx.clock.now().getTime() + LEASE_MS)
}

async function lockUnfinished(ctx: TxCtx, versionId: string): Promise<Claim | null> {
  const now = ctx.clock.now()
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT v.id AS "versionId", v.document_id AS "documentId", v.number, v.status, v.attempts, v.sha256,
      v.file_name AS "fileName", d.title, d.type, d.language
    FROM knowledge_versions v JOIN knowledge_documents d ON d.tenant_id = v.tenant_id AND d.id = v.document_id
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${versionId}::uuid AND v.status = ANY (${[...UNFINISHED]}::text[])
      AND NOT (v.held AND v.status = 'ready')
      AND (v.lease_until IS NULL OR v.lease_until <= ${now}::timestamptz
        OR v.lease_until > ${new Date(now.getTime() + AHEAD_MS)}::timestamptz)
    FOR UPDATE OF v`
  return row === undefined ? null : Claim.parse(row)
}
