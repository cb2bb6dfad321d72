import { pointsBack } from '../../src/language/concierge/points-back.ts'
import { webSearch } from '../../tools/web-search.ts'
import { toolNode } from '../core/tool-node.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { thingSpokenOf } from './thing-spoken-of.ts'

const QUERY_CHARS = 1000
const ASKED_CHARS = 300

/** Looks up on the web what was asked. A search that failed in a way of its own is one that was not made: nothing stops here. */
export const researchNode = toolNode(webSearch, {
  args: (state) => ({ query: questionOf(state).slice(0, QUERY_CHARS), locale: state.responseLanguage }),
  keep: ({ reports, not_searched }, state): TurnPatch => ({
    guestWeb: { reports, notSearched: not_searched },
    guestFound: reports.length > 0 || knowsInside(state) ? 'answer' : 'nothing',
    guestAsked: questionOf(state).slice(0, ASKED_CHARS),
  }),
  failed: (_failure, state): TurnPatch => ({
    guestWeb: { reports: [], notSearched: 'unavailable' },
    guestFound: knowsInside(state) ? 'answer' : 'nothing',
  }),
})

/** What is asked, with the name of what "there" means: the web was not there when it was named. */
function questionOf({ guest, message, guestFocus }: TurnState): string {
  const words = guest?.words || message
  const thing = thingSpokenOf({ guestFocus })
  return thing !== null && pointsBack(words) ? `${words} ${thing}` : words
}

/** Rows or documents have answered a part of it. */
function knowsInside({ guestFound }: TurnState): boolean {
  return guestFound === 'answer'
}
