import { z } from 'zod'
import { instantOf, localDay } from '../../lib/zoned-time.ts'
import type { Ctx } from '../context.ts'
import { FoundPage } from './schemas.ts'

/** What another version has kept in another form is asked for anew. */
const FoundPages = z.array(FoundPage)

const KNOWN_FOR_MS = 3_600_000
/** No day of a tenant's is longer than this, whatever its clocks do. */
const KEPT_MS = 2 * 86_400_000

export type SearchClaim =
  | { outcome: 'claimed'; searchId: string }
  | { outcome: 'known'; pages: FoundPage[] }
  | { outcome: 'limit_reached' }

/**
 * What was found for the same question within the hour, or else the right to ask: it counts whatever becomes of it, so that
 * the cap holds also while the source fails.
 */
export function claimSearch(
  ctx: Ctx,
  { queryHash, timezone, dailySearches }: { queryHash: string; timezone: string; dailySearches: number },
): Promise<SearchClaim> {
  const now = ctx.clock.now()
  return ctx.transaction(async ({ tx, tenantId, ids }) => {
    const known = await tx.webSearch.findFirst({
      where: { tenantId, queryHash, at: { gt: new Date(now.getTime() - KNOWN_FOR_MS) }, answered: true },
      orderBy: { at: 'desc' },
      select: { results: true },
    })
    const pages = FoundPages.safeParse(known?.results)
    if (pages.success) return { outcome: 'known', pages: pages.data }
    // Its own statement: the count must see every search that was claimed before.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`web_searches ${tenantId}`}, 0))`
    const dayStart = instantOf(localDay(now, timezone), 0, timezone)
    if ((await tx.webSearch.count({ where: { tenantId, at: { gte: dayStart } } })) >= dailySearches) {
      return { outcome: 'limit_reached' }
    }
    await tx.webSearch.deleteMany({ where: { tenantId, at: { lt: new Date(now.getTime() - KEPT_MS) } } })
    const searchId = ids.uuid()
    await tx.webSearch.create({ data: { tenantId, id: searchId, queryHash, at: now }, select: { id: true } })
    return { outcome: 'claimed', searchId }
  })
}
