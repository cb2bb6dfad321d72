import type { TurnState } from '../turn-state.ts'
import { catalogLink } from './catalog-link.ts'
import { isVague, readFilters } from './filters.ts'

/** A vague ask with at least this many matches is better served by the whole range. */
const MANY = 50
/** Below this the best match hardly covers what was asked. */
const LOW_CONFIDENCE = 0.5
/** Lists in a row that the customer did not want. */
const REJECTIONS = 2

/** The link to the shop's catalog when the talk calls for it; null when it does not, or when the shop has none. */
export function linkToShow(
  state: Pick<TurnState, 'search' | 'lastCatalogFilters' | 'catalogRejections' | 'catalogLinkBase'>,
): string | null {
  const filters = readFilters(state.lastCatalogFilters)
  const { search, catalogRejections } = state
  const many = search !== null && search.totalMatches >= MANY && isVague(filters)
  const unsure = search !== null && search.confidence < LOW_CONFIDENCE
  const calls = many || unsure || filters.seeAll || catalogRejections >= REJECTIONS
  // A page opened at a search that found nothing shows nothing either.
  const shown = search !== null && search.items.length === 0 ? readFilters({}) : filters
  return calls ? catalogLink(state.catalogLinkBase, shown) : null
}
