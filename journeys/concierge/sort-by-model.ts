import { conciergeRoute } from '../../prompts/concierge-route/index.ts'
import { askPrompt } from '../core/ask-prompt.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnState } from '../turn-state.ts'
import type { GuestAsk } from './scratch.ts'
import { GUEST } from './thresholds.ts'
import { placeName, topicName, topicsOf } from './topics.ts'

/** What a guest wants, as a model sorts it, and her question in plain English; null where there is nothing to look up. */
export interface Sorted {
  ask: GuestAsk
  search: string | null
}

/**
 * The second stage of the route, for what our own reading is not sure of. Null where it is, and when no model answers: then it
 * stands. A model may add a guard; it takes none away.
 */
export async function sortByModel(heard: GuestAsk, state: TurnState, turn: TurnContext): Promise<Sorted | null> {
  if (!isUnsure(heard, state)) return null
  const asked = await askPrompt(conciergeRoute, questionFor(heard, state, turn), turn)
  if (asked.outcome !== 'answered' || turn.models.at(-1)?.engine !== 'claude') return null
  const { query_type: queryType, confidence, search_query: query } = asked.value
  const route = routeOf(asked.value)
  const note = `intent=${queryType} confidence=${confidence.toFixed(2)} -> ${route}`
  turn.steps.push({ node: 'concierge_route', kind: 'model', ms: 0, note })
  const books = heard.books || route === 'booking_stub'
  const ask = { ...heard, queryType, route, confidence, books, stage: 'model' as const, guard: guardBy(asked.value) }
  return { ask, search: query.trim() === '' ? null : query.trim() }
}

/** Rules or the built model are sure from the threshold on, by measure; what is made of no word at all has nothing to sort. */
function isUnsure({ stage, guard, confidence }: GuestAsk, { untrusted, pending }: TurnState): boolean {
  if (untrusted || pending?.kind === 'guest_booking' || (guard !== null && guard !== 'other_domain')) return false
  return confidence < GUEST.sure && (stage === 'offline' || confidence >= GUEST.aside)
}

type Guess = ReturnType<typeof conciergeRoute.offline>

/** Who answers follows from what is wanted, whatever a model put beside it. */
function routeOf({ query_type: wanted, route }: Guess): GuestAsk['route'] {
  if (wanted === 'off_topic' || wanted === 'gambling_advice') return 'fallback'
  if (wanted === 'action_request') return 'booking_stub'
  return route === 'research' ? 'research' : 'rag'
}

function guardBy({ query_type: wanted, confidence }: Guess): GuestAsk['guard'] {
  if (confidence < GUEST.sure) return null
  if (wanted === 'gambling_advice') return wanted
  return wanted === 'off_topic' ? 'other_domain' : null
}

function questionFor(heard: GuestAsk, state: TurnState, turn: TurnContext) {
  const { queryType, route, confidence, words } = heard
  return {
    message: words,
    desk: turn.tenant.settings.concierge?.kind ?? 'property',
    place: placeName(turn),
    topics: topicsOf(turn).map((topic) => topicName(topic, turn, 'en')),
    recent: [...turn.recent],
    summary: state.guestSummary,
    focus: state.guestFocus?.name ?? null,
    rules: { query_type: queryType, route, confidence, search_query: '' },
  }
}
