import { z } from 'zod'
import type { Ctx } from '../context.ts'
import type { Claim } from './claim-version.ts'
import type { Stepped } from './ingest-version.ts'
import { moveVersion } from './move-version.ts'
import { type VersionFailure, VersionWarning } from './schemas.ts'

/** Looks at what was cut before anybody is told of it: pages that are pictures are for staff to decide on. */
export async function checkVersion(ctx: Ctx, claim: Claim): Promise<Stepped> {
  return ctx.transaction(async (ctx) => {
    const { passages, warnings } = await ctx.tx.knowledgeVersion.findUniqueOrThrow({
      where: { tenantId_id: { tenantId: ctx.tenantId, id: claim.versionId } },
      select: { passages: true, warnings: true },
    })
    if (passages === 0) {
      const failure: VersionFailure = { code: 'no_text', detail: 'nothing was left that customers can be told' }
      return (await moveVersion(ctx, claim, 'failed', { failure })) ? 'stepped' : 'lost'
    }
    const pictures = z
      .array(VersionWarning)
      .parse(warnings)
      .some(({ code }) => code === 'picture_page')
    return (await moveVersion(ctx, claim, pictures ? 'needs_confirmation' : 'ready')) ? 'stepped' : 'lost'
  })
}
