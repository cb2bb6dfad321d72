import { type NarrowedQuery, salesNarrowQuery } from '../../../prompts/sales-narrow-query/index.ts'
import { promptNode } from '../../core/prompt-node.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { filtersPatch, scratch } from '../begin.ts'
import { countLoop } from '../count-loop.ts'
import { newFilters, readFilters, refineFilters } from '../filters.ts'

/** Words that the rules could not turn into a search for sure: a query comes out, or one question. */
export const salesNarrowQueryNode = promptNode(salesNarrowQuery, {
  vars: (state) => ({ message: state.message, question: askedBefore(state), earlier: state.lastCatalogQuery }),
  keep: (narrowed, state) => (narrowed.action === 'search' ? searched(narrowed, state) : asked(narrowed, state)),
})

function searched(narrowed: NarrowedQuery, state: TurnState): TurnPatch {
  const current = readFilters(state.lastCatalogFilters)
  const ask = {
    terms: narrowed.terms,
    raw: current.words === '' ? narrowed.terms : [current.words],
    size: narrowed.size,
    colours: narrowed.colours,
    minPriceMinor: toMinor(narrowed.min_price),
    maxPriceMinor: toMinor(narrowed.max_price),
    cheapest: narrowed.cheapest,
    quantity: current.quantity,
    seeAll: narrowed.see_all,
    purpose: [],
  }
  const answers = askedBefore(state) !== null && narrowed.terms.length === 0
  return filtersPatch({
    ...(answers ? refineFilters(current, ask) : newFilters(ask)),
    replaces: current.replaces,
    next: current.next,
  })
}

function asked(narrowed: NarrowedQuery, state: TurnState): TurnPatch {
  return {
    ...scratch({ kind: 'narrow_again', notice: null }, null),
    pending: { kind: 'narrow_query', asked: narrowed.question ?? 'what' },
    ...countLoop(state),
  }
}

function askedBefore({ pending }: TurnState) {
  return pending?.kind === 'narrow_query' ? pending.asked : null
}

function toMinor(shillings: number | null): number | null {
  return shillings === null ? null : Math.round(shillings * 100)
}
