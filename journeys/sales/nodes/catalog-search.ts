import type { CatalogResult, ItemSummary } from '../../../src/domain/catalog/schemas.ts'
import { catalogSearch } from '../../../tools/catalog-search.ts'
import { toolNode } from '../../core/tool-node.ts'
import { INTENT } from '../../governance/thresholds.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { isSizeLike } from '../ask-of.ts'
import { filtersPatch, scratch } from '../begin.ts'
import { countLoop } from '../count-loop.ts'
import { catalogQuery, readFilters, rememberShown } from '../filters.ts'
import { searchNext } from '../search-next.ts'
import type { SalesNotice } from '../step.ts'

/** Below this the best match covers less than half of what was said. */
const HARDLY_KNOWN = 0.5

export const catalogSearchNode = toolNode(catalogSearch, {
  args: (state) => ({ query: catalogQuery(readFilters(state.lastCatalogFilters), wantsOthers(state)) }),
  keep: (result, state, turn) => {
    if (isGuess(result, state)) return notUnderstood(state)
    const sized = asSize(result, state)
    if (sized !== null) return sized
    if (result.items.some(({ inStock }) => inStock)) return found(result, state)
    const [soldOut] = result.items
    const [following, ...rest] = readFilters(state.lastCatalogFilters).next
    if (following === undefined) return soldOut === undefined ? nothingFound(result, state) : gone(soldOut, state)
    const notice: SalesNotice =
      soldOut === undefined
        ? { say: 'nothing_found', asked: missed(state) }
        : { say: 'item_sold_out', name: soldOut.name }
    return searchNext(following, rest, notice, turn.llm.engine)
  },
  failed: (_failure, state) => scratch(stepOf(state), { say: 'cannot_now' }),
})

/** A number that no item has in its name is tried as a size, in one more search. */
function asSize({ items, relaxed }: CatalogResult, { sales, lastCatalogFilters }: TurnState): TurnPatch | null {
  const filters = readFilters(lastCatalogFilters)
  const size = filters.terms.find(isSizeLike)
  if (sales === null || size === undefined || filters.size !== null) return null
  if (items.length > 0 && !relaxed.includes('terms')) return null
  const terms = filters.terms.filter((term) => term !== size)
  return { ...filtersPatch({ ...filters, terms, size }), search: null, sales: { ...sales, goesOn: true } }
}

function found(result: CatalogResult, state: TurnState): TurnPatch {
  const filters = rememberShown(
    readFilters(state.lastCatalogFilters),
    result.items.map(({ itemId }) => itemId),
  )
  return {
    ...filtersPatch(filters),
    ...(state.sales === null ? {} : { sales: { ...state.sales, goesOn: false } }),
    search: result,
    lastCatalogResults: result.items,
    catalogTotalMatchesEstimate: result.totalMatches,
    pending: { kind: 'pick_item', options: result.items },
    clarificationLoops: 0,
  }
}

function nothingFound(result: CatalogResult, state: TurnState): TurnPatch {
  const say = wantsOthers(state) ? 'no_more_options' : 'nothing_found'
  return {
    ...scratch(stepOf(state), { say, asked: missed(state) }),
    search: result,
    catalogTotalMatchesEstimate: result.totalMatches,
    pending: { kind: 'narrow_query', asked: 'what' },
    ...countLoop(state),
  }
}

/** The one thing that was asked for by name is sold out: nothing of it is offered, and the question stays open. */
function gone({ name }: ItemSummary, state: TurnState): TurnPatch {
  return {
    ...scratch(stepOf(state), { say: 'item_sold_out', name }),
    search: null,
    pending: { kind: 'narrow_query', asked: 'what' },
    clarificationLoops: 0,
  }
}

/** What nothing was found for, together with what was missed just before it. */
function missed({ sales, lastCatalogQuery, message }: TurnState): string {
  const before = sales?.notice?.say === 'nothing_found' ? [sales.notice.asked] : []
  return [...before, lastCatalogQuery ?? message.slice(0, 60)].join(', ')
}

/** Words that were only perhaps a search, while something else was asked, and that the catalog hardly knows. */
function isGuess(result: CatalogResult, { sales, intentConfidence }: TurnState): boolean {
  const asked = sales?.before?.pending ?? null
  if (sales === null || sales.sure || asked === null || asked.kind === 'narrow_query') return false
  return intentConfidence < INTENT.run && result.confidence < HARDLY_KNOWN
}

/** The question stands as it was, and so does the search behind it. */
function notUnderstood(state: TurnState): TurnPatch {
  const notice = { say: 'not_understood' } as const
  return { ...state.sales?.before, ...scratch({ kind: 'say', notice }, notice), ...countLoop(state) }
}

function wantsOthers({ sales }: TurnState): boolean {
  return sales?.step.kind === 'search' && sales.step.mode === 'others'
}

function stepOf({ sales }: TurnState) {
  return sales?.step ?? ({ kind: 'narrow_again', notice: null } as const)
}
