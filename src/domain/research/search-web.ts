import { canonicalJson } from '../../lib/canonical-json.ts'
import type { SpokenLang } from '../../lib/languages.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { Ctx } from '../context.ts'
import { getTenant } from '../tenancy/index.ts'
import { isResearching } from '../tenancy/schemas.ts'
import { claimSearch } from './claim-search.ts'
import { keepResults } from './keep-results.ts'
import type { NotSearched, Report } from './schemas.ts'
import { searchableText } from './searchable-text.ts'
import { tellable } from './tellable.ts'

const MOST_PAGES = 5
/** Some of what is found may not be told: more is asked for than is needed. */
const PAGES_ASKED = 10

export type WebSearched = { outcome: 'searched'; reports: Report[] } | { outcome: 'not_searched'; reason: NotSearched }

/**
 * What the web says, best first: at most five pages, each with the sentences that may be quoted. A question that was asked
 * within the hour is answered from what was found then; every other one counts towards the tenant's day. Nothing of the
 * person who asks goes out with it.
 */
export async function searchWeb(ctx: Ctx, input: { query: string; locale: SpokenLang }): Promise<WebSearched> {
  const { settings } = await getTenant(ctx)
  const { research: source } = ctx.ports
  if (!isResearching(settings)) return notSearched('not_enabled')
  if (source === null) return notSearched('not_connected')
  const query = searchableText(input.query)
  // Nothing is left of a message that was a phone number: there is nothing to look for.
  if (query === '') return { outcome: 'searched', reports: [] }
  const queryHash = sha256(canonicalJson({ query: query.toLowerCase(), locale: input.locale }))
  const { timezone, research } = settings
  const claim = await claimSearch(ctx, { queryHash, timezone, dailySearches: research.dailySearches })
  if (claim.outcome === 'limit_reached') return notSearched('limit_reached')
  const told = { query, settings: research, timezone, limit: MOST_PAGES }
  if (claim.outcome === 'known') return { outcome: 'searched', reports: tellable(ctx, claim.pages, told) }
  const { signal } = ctx
  const answer = await source.search({ query, limit: PAGES_ASKED, locale: input.locale, signal })
  if (answer.outcome === 'unavailable') {
    ctx.log.warn('web_search_unavailable', { tenantId: ctx.tenantId, problem: answer.problem })
    return notSearched('unavailable')
  }
  await keepResults(ctx, claim.searchId, answer.results)
  return { outcome: 'searched', reports: tellable(ctx, answer.results, told) }
}

function notSearched(reason: NotSearched): WebSearched {
  return { outcome: 'not_searched', reason }
}
