import type { OfflineEngine } from '../../src/llm/offline/types.ts'
import type { TurnPatch } from '../turn-state.ts'
import { askOf } from './ask-of.ts'
import { filtersPatch, scratch } from './begin.ts'
import { newFilters } from './filters.ts'
import type { SalesNotice } from './step.ts'

/** Goes on, in the same turn, with the next thing that the message asked for. */
export function searchNext(
  words: string,
  rest: string[],
  notice: SalesNotice | null,
  engine: OfflineEngine,
): TurnPatch {
  const ask = askOf(words, engine)
  const { sales } = scratch({ kind: 'search', mode: 'add', ask, words, next: rest }, notice)
  return {
    sales: { ...sales, goesOn: true },
    ...filtersPatch({ ...newFilters(ask), next: rest }),
    catalogRejections: 0,
    search: null,
  }
}
