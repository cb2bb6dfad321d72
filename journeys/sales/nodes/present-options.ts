import { catalogPresentOptions } from '../../../prompts/catalog-present-options/index.ts'
import { promptNode } from '../../core/prompt-node.ts'
import { addReply } from '../../replies.ts'
import type { TurnState } from '../../turn-state.ts'
import { linkToShow } from '../link-to-show.ts'
import { noticeText } from '../notice-text.ts'
import { shortlistMenu, shortlistVars, showsNumbered } from '../shortlist.ts'

/** Below this the best match is not called by all of the words, it only mentions some. */
const NAMED = 0.75

/** Shows what was found under numbers, with the link to the whole range when the search calls for it. */
export const catalogPresentOptionsNode = promptNode(catalogPresentOptions, {
  vars: (state, turn) => {
    const link = linkToShow(state)
    if (link !== null) turn.facts.literals.push(link)
    return shortlistVars(state.search?.items ?? [], {
      language: state.responseLanguage,
      asked: state.lastCatalogQuery ?? '',
      total_matches: state.search?.totalMatches ?? 0,
      relaxed: relaxedIn(state),
      more: hasMore(state),
      link,
    })
  },
  check: (text, state) => {
    const names = (state.search?.items ?? []).map(({ name }) => name)
    return showsNumbered(text, names) ? null : 'every item must stand on its own line as "1. name ..."'
  },
  keep: (text, state, turn) => {
    const notice = state.sales?.notice ?? null
    const said = notice === null ? text : [noticeText(notice, state), text].join('\n')
    addReply(turn, said, { menu: shortlistMenu(state.search?.items ?? [], state.responseLanguage, hasMore(state)) })
    return {}
  },
})

/** Items that no more than mention the words are the nearest there is, and are told so. */
function relaxedIn({ search }: TurnState): string[] {
  if (search === null) return []
  return search.confidence < NAMED ? [...search.relaxed, 'words'] : search.relaxed
}

function hasMore({ search }: TurnState): boolean {
  return search !== null && search.totalMatches > search.items.length
}
