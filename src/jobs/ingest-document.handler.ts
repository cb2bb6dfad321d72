import type { Ctx } from '../domain/context.ts'
import {
  type Claim,
  claimVersion,
  ingestVersion,
  keepClaim,
  purgeVersion,
  releaseClaim,
} from '../domain/knowledge/index.ts'
import type { SweptHandler } from './define-job.ts'
import { ingestDocumentJob, type VersionRef } from './ingest-document.job.ts'

/** How often whoever is at work says so; a claim that is lost is noticed no later. */
const KEEP_EVERY_MS = 5_000

export function ingestDocumentHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<VersionRef> {
  return {
    job: ingestDocumentJob,
    async run({ tenantId, versionId }) {
      await purgeVersion(deps.ctxFor(tenantId), { versionId })
      for (;;) {
        const ctx = deps.ctxFor(tenantId)
        const claim = await claimVersion(ctx, { versionId })
        if (claim === null || (await takeStep(ctx, claim)) === 'lost') return null
      }
    },
  }
}

async function takeStep(ctx: Ctx, claim: Claim): Promise<'stepped' | 'lost'> {
  const lost = new AbortController()
  const timer = setInterval(() => {
    // Where even this cannot be asked, the lease ends and the step is taken up again.
    keepClaim(ctx, claim).then(
      (kept) => (kept ? undefined : lost.abort()),
      () => undefined,
    )
  }, KEEP_EVERY_MS)
  try {
    return await ingestVersion(ctx, claim, lost.signal)
  } catch (error) {
    await releaseClaim(ctx, claim)
    throw error
  } finally {
    clearInterval(timer)
  }
}
