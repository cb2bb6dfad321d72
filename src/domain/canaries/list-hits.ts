import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { Ctx } from '../context.ts'
import { CanaryHit } from './schemas.ts'

/** Where a page of hits ended. */
export interface HitPlace {
  lastAt: Date
  hitId: string
}

/** Where secret rows were about to be told, the newest first; `next` is null on the last page. To a shop there are none. */
export async function listHits(
  ctx: Ctx,
  { after, limit }: { after: HitPlace | null; limit: number },
): Promise<{ hits: CanaryHit[]; next: HitPlace | null }> {
  const further =
    after === null
      ? Prisma.sql`true`
      : Prisma.sql`(h.last_at, h.id) < (${after.lastAt}::timestamptz, ${after.hitId}::uuid)`
  const rows = await ctx.statement`
    SELECT h.id AS "hitId", h.canary_of AS "canaryOf", h.kind, h.told_to AS "toldTo", h.place, h.subject, h.times,
      h.first_at AS "firstAt", h.last_at AS "lastAt"
    FROM canary_hits h WHERE h.tenant_id = ${ctx.tenantId}::uuid AND ${further}
    ORDER BY h.last_at DESC, h.id DESC LIMIT ${limit + 1}::int`
  const hits = z.array(CanaryHit).parse(rows)
  const page = hits.slice(0, limit)
  return { hits: page, next: hits.length > limit ? (page.at(-1) ?? null) : null }
}
