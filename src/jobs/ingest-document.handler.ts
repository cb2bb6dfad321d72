import type { Ctx } from '../domain/context.ts'
import {
  type Claim,
  claimVersion,
  ingestVersion,
  keepClaim,
  purgeVersion,
  releaseClaim,
} from '../domain/knowledge/index.ts'
import { databaseFailure } from '../lib/database-failure.ts'
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
  let asking = false
  const keep = async () => {
    // One question that waits for the database is enough: more of them would hold the connections of everybody else.
    if (asking) return
    asking = true
    try {
      if (!(await keepClaim(ctx, claim))) lost.abort()
    } catch {
      // Where even this cannot be asked, the lease ends and the step is taken up again.
    } finally {
      asking = false
    }
  }
  const timer = setInterval(keep, KEEP_EVERY_MS)
  try {
    return await ingestVersion(ctx, claim, lost.signal)
  } catch (error) {
    // What was given up fails because it was ended.
    if (lost.signal.aborted) return 'lost'
    await releaseClaim(ctx, claim, { asBegun: databaseFailure(error) === null })
    throw error
  } finally {
    clearInterval(timer)
  }
}
