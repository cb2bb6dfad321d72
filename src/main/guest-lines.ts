import type { LabelledText } from '../language/classifier/train-texts.ts'
import { GuardedLine, GuestLine, TravellerLine } from '../language/concierge/guest-line.ts'
import { GUEST_ROUTES, type GuestRoute, QUERY_TYPES, type QueryType } from '../language/concierge/query-types.ts'
import { readLanguageLines } from './language-lines.ts'

/** Lines to learn from, and others by which it is measured how sure a model may be before those are learnt too. */
type Lines = [LabelledText[], LabelledText[]]

/** What guests of a house say, with what of the guarded lines is theirs. */
export function guestLines(): Lines {
  const lines = readLanguageLines(GuestLine, 'guests', 'guests-others').map(({ text, query_type }) =>
    ofQuery(text, query_type),
  )
  const guarded = readLanguageLines(GuardedLine, 'guarded').flatMap(({ text, category }) => {
    if (category === 'gambling_advice') return [ofQuery(text, category)]
    return category === 'other_domain' ? [ofQuery(text, 'off_topic')] : []
  })
  return apart([...lines, ...guarded])
}

/** What clients of a travel desk say, with what of the guarded lines is nothing for one. */
export function travellerLines(): Lines {
  const lines = readLanguageLines(TravellerLine, 'travellers').map(({ text, route }) => ofRoute(text, route))
  const guarded = readLanguageLines(GuardedLine, 'guarded').flatMap(({ text, category }) =>
    category === 'gambling_advice' || category === 'other_domain' ? [ofRoute(text, 'fallback')] : [],
  )
  const others = readLanguageLines(GuestLine, 'guests-others').flatMap(({ text, query_type }) =>
    query_type === 'property_qa' || query_type === 'hours_schedule' ? [ofRoute(text, 'rag')] : [],
  )
  return apart([...lines, ...guarded, ...others])
}

const ofQuery = (text: string, type: QueryType) => ({ text, label: QUERY_TYPES.indexOf(type) })
const ofRoute = (text: string, route: GuestRoute) => ({ text, label: GUEST_ROUTES.indexOf(route) })

/** Every so many lines one is kept for measuring. */
const KEPT = 6

function apart(lines: readonly LabelledText[]): Lines {
  return [lines.filter((_, at) => at % KEPT !== 0), lines.filter((_, at) => at % KEPT === 0)]
}
