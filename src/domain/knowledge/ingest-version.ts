import type { Ctx } from '../context.ts'
import { checkVersion } from './check-version.ts'
import type { Claim } from './claim-version.ts'
import { cutVersion } from './cut-version.ts'
import { extractVersion } from './extract-version.ts'
import { publishClaimed } from './publish-version.ts'
import type { VersionStatus } from './schemas.ts'

/** `lost`: the version was cancelled, or somebody else has taken the step up: nothing was written. */
export type Stepped = 'stepped' | 'lost'

type Step = (ctx: Ctx, claim: Claim, signal: AbortSignal) => Promise<Stepped>

const STEPS: Partial<Record<VersionStatus, Step>> = {
  extracting: extractVersion,
  chunking: cutVersion,
  checking: checkVersion,
  ready: publishClaimed,
}

/**
 * Does the one step of a version that was claimed: what it makes and the status after it are committed together, so that a
 * step which is begun again finds nothing half done. Ends early with `signal`, which says that the claim is lost.
 */
export async function ingestVersion(ctx: Ctx, claim: Claim, signal: AbortSignal): Promise<Stepped> {
  const step = STEPS[claim.status]
  if (step === undefined) throw new Error(`nobody knows what to do with a version that is ${claim.status}`)
  return step(ctx, claim, signal)
}
