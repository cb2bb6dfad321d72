import { say } from '../../../prompts/copy/index.ts'
import type { CatalogResult } from '../../../src/domain/catalog/schemas.ts'
import { fittingAmong } from '../../../src/language/grammar/shop-goods.ts'
import type { Wanted } from '../../../src/language/reading.ts'
import { catalogSearch } from '../../../tools/catalog-search.ts'
import { toolNode } from '../../core/tool-node.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { countLoop } from '../count-loop.ts'
import { workOn } from '../desk/work-on.ts'
import { catalogLink } from '../find/catalog-link.ts'
import { catalogQuery } from '../find/catalog-query.ts'
import { mergeWanted } from '../find/merge-wanted.ts'
import { isMidOrder } from '../mid-order.ts'
import { alsoShown, nowAbout } from '../slice.ts'
import type { Task } from '../tasks.ts'

type Find = Extract<Task, { do: 'find' }>

/** Two lists in a row that were not wanted bring the link to the whole range. */
const REJECTIONS = 2

/** Runs the search of the next task and goes on with the tasks behind it. */
export const catalogSearchNode = toolNode(catalogSearch, {
  args: (state, turn) => {
    const { task, wanted } = running(state, turn)
    return { query: catalogQuery(wanted, task.mode === 'more' ? state.shownItemIds : [], turn.shop) }
  },
  keep: (result, state, turn) => goOn(kept(buyable(result), state, turn), state, turn),
  failed: (_failure, state, turn) =>
    goOn({ said: [...state.said, say('cannot_now', state.responseLanguage)] }, state, turn),
})

function goOn(found: TurnPatch, state: TurnState, turn: TurnContext): TurnPatch {
  const now = { ...state, ...found, tasks: state.tasks.slice(1) }
  return { ...found, ...workOn(now, turn) }
}

/** The search that is meant: what was said goes on with the search before it, narrows it, or begins anew. */
function running({ tasks, search }: TurnState, { shop }: TurnContext): { task: Find; wanted: Wanted } {
  const [task] = tasks
  if (task?.do !== 'find') throw new Error('no search is to be run')
  if (task.mode === 'more') return { task, wanted: search ?? task.wanted }
  if (task.mode !== 'refine' || search === null) return { task, wanted: task.wanted }
  const merged = mergeWanted(search, task.wanted)
  const fitting = fittingAmong(merged.itemIds, { ...merged, itemIds: [], values: [], measure: null }, shop)
  return { task, wanted: fitting.length > 0 ? { ...merged, itemIds: fitting } : merged }
}

/** What is sold out is not offered beside what can be had; alone it is told. */
function buyable(result: CatalogResult): CatalogResult {
  const items = result.items.filter(({ inStock }) => inStock)
  return items.length === 0 ? result : { ...result, items }
}

function kept(result: CatalogResult, state: TurnState, turn: TurnContext): TurnPatch {
  const { task, wanted } = running(state, turn)
  const more = task.mode === 'more'
  const catalogRejections = more ? state.catalogRejections + 1 : 0
  const looked: TurnPatch = { catalogRejections, catalogTotalMatchesEstimate: result.totalMatches }
  const progress: TurnPatch = state.asks ? looked : { ...looked, search: wanted, found: result }
  const inStock = result.items.filter((item) => item.inStock)
  if (inStock.length === 0) return { ...progress, ...nothing(result, task, wanted, state) }
  const ids = result.items.map(({ itemId }) => itemId)
  const shown: TurnPatch = { salient: nowAbout(state.salient, ids.length === 1 ? ids : ids.slice(0, 1)) }
  if (state.asks) {
    return {
      ...progress,
      ...shown,
      openLines: [...state.openLines, { wanted, itemId: null, line: task.line, chosen: {} }],
    }
  }
  const link = catalogRejections >= REJECTIONS ? catalogLink(turn.tenant.settings.catalogLinkBase, wanted) : null
  const missing =
    wanted.missing.length === 0
      ? []
      : [say('not_sold_others', state.responseLanguage, { words: wanted.missing.join(', ') })]
  // "Make it three" says how many before it is known of which: she hears that it was heard.
  const counted = task.mode === 'refine' && (task.wanted.quantity ?? 1) > 1 ? [countNoted(task.wanted, state)] : []
  return {
    ...progress,
    ...shown,
    lastCatalogResults: result.items,
    shownItemIds: more ? alsoShown(state.shownItemIds, ids) : ids,
    said: [
      ...state.said,
      ...counted,
      ...missing,
      ...(link === null ? [] : [say('catalog_link', state.responseLanguage, { link })]),
    ],
    pending: { kind: 'pick_item', options: result.items, line: task.line },
    asks: true,
    clarificationLoops: 0,
  }
}

function countNoted({ quantity }: Wanted, { responseLanguage }: TurnState): string {
  return say('count_noted', responseLanguage, { count: String(quantity) })
}

/** Nothing of it can be had now: which of the reasons it is, is said. */
function nothing(result: CatalogResult, task: Find, wanted: Wanted, state: TurnState): TurnPatch {
  const language = state.responseLanguage
  const [soldOut] = result.items
  const asked = wanted.words || wanted.missing.join(', ') || wanted.categories.join(', ') || wanted.features.join(' ')
  const told =
    soldOut !== undefined
      ? say('item_sold_out', language, { name: soldOut.name })
      : task.mode === 'more'
        ? say('no_more_options', language, { asked })
        : wanted.missing.length > 0
          ? say('not_sold', language, { words: wanted.missing.join(', ') })
          : say('nothing_found', language, { asked })
  const said = [...state.said, told]
  if (isMidOrder(state)) return { said, asks: true }
  return state.asks
    ? { said }
    : { said, pending: { kind: 'narrow_query', asked: 'what' }, asks: true, ...countLoop(state) }
}
