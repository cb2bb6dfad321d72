import { addDays } from '../../../../lib/calendar.ts'
import { choiceCost } from '../../facts/choice-cost.ts'
import { hoursWithin } from '../../planner/visit-hours.ts'
import type { Attraction, Visit } from '../../schemas/index.ts'
import { withKids } from '../../verifiers/plan-view.ts'
import { choiceIdOf, type MoveContext, type Mover, targetsOf, withVisit } from '../move-context.ts'

/** Visits something else at the same hours: with the same themes first, indoors when it is wet, cheaper when money is short. */
export const replaceActivity: Mover = function* (context) {
  const { input, current } = context
  const { start: first, tz } = input.intent.date_window
  for (const visit of targetsOf(context)) {
    if (visit.kind !== 'attraction') continue
    for (const place of placesFor(context, visit)) {
      const hours = hoursWithin(input.book, place, { date: addDays(first, visit.day), tz }, visit)
      if (hours === null) continue
      yield {
        draft: withVisit(current.draft, visit, { ...hours, venue: place.id, others: [] }),
        move: {
          move_type: 'replace_activity',
          node_ref: choiceIdOf(current, visit),
          old_value: visit.venue,
          new_value: place.id,
          provenance: place.provenance,
        },
      }
    }
  }
}

function placesFor({ input, current, blocking }: MoveContext, visit: Visit): Attraction[] {
  const { book, intent } = input
  const price = (id: string): number => choiceCost({ kind: 'attraction', option_ref: id }, book, intent.party) ?? 0
  const wet = blocking.some(({ kind }) => kind === 'weather_unsuitable')
  const short = blocking.some(({ kind }) => kind === 'budget_exceeded')
  const themes = new Set(book.attraction(visit.venue)?.themes)
  const unlike = ({ themes: own }: Attraction): number => (own.some((theme) => themes.has(theme)) ? 0 : 1)
  return book.data.attractions
    .filter(({ id }) => !current.draft.visits.some(({ venue }) => venue === id))
    .filter((place) => !withKids(intent) || place.kid_friendly === true)
    .filter((place) => (!wet || place.indoor === true) && (!short || price(place.id) < price(visit.venue)))
    .toSorted((a, b) => unlike(a) - unlike(b) || price(a.id) - price(b.id) || (a.id < b.id ? -1 : 1))
}
