import { shortlistText } from '../../../prompts/copy/shortlist-text.ts'
import { isPerson } from '../../../src/language/grammar/people.ts'
import { hasFeature } from '../../../src/language/grammar/shop-goods.ts'
import { ruleNode } from '../../core/rule-node.ts'
import { addReply } from '../../replies.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'
import { catalogLink } from '../find/catalog-link.ts'
import { isVague } from '../find/catalog-query.ts'
import { shortlistMenu, shortlistOf } from '../shortlist.ts'
import { TOLD } from '../told.ts'

/** A vague ask with at least this many matches is better served by the whole range. */
const MANY = 50

/** Shows what was found under numbers, with the link to the whole range when the search calls for it. */
export const catalogPresentOptionsNode = ruleNode((state, turn) => {
  const { found, responseLanguage: language } = state
  if (found === null) return {}
  const many = found.totalMatches >= MANY || !found.countedAll
  const vague = many && state.search !== null && isVague(state.search)
  const link = vague || asksForAll(state) ? catalogLink(turn.tenant.settings.catalogLinkBase, state.search) : null
  const more = found.totalMatches > found.items.length || !found.countedAll
  const list = shortlistOf(found.items, {
    language,
    totalMatches: found.totalMatches,
    countedAll: found.countedAll,
    relaxed: relaxedIn(state, turn),
    more,
    link,
  })
  const text = [...state.said, shortlistText(list)].join('\n')
  addReply(turn, text, { kind: state.replyKind, menu: shortlistMenu(found.items, language, more) })
  return TOLD
})

/** "Show me all the shoes": the list shows the first of them, the link all. */
function asksForAll({ reading }: TurnState): boolean {
  return reading?.spans.some(({ kind, meaning }) => kind === 'cue' && meaning === 'all') ?? false
}

/** What was dropped of the ask; that the makes are not sold was said already. */
function relaxedIn({ found, search }: TurnState, { shop }: TurnContext): string[] {
  if (found === null || search === null || search.missing.length > 0) return []
  const lacks = (itemId: string) =>
    search.features.some((feature) => !isPerson(feature) && !hasFeature(itemId, feature, shop))
  return found.items.every(({ itemId }) => lacks(itemId)) ? [...found.relaxed, 'features'] : found.relaxed
}
