import type { FactBook } from '../facts/fact-book.ts'
import { TRIP_DAY } from '../limits.ts'
import type { Attraction, IntentV1, Visit } from '../schemas/index.ts'
import { minutesOf, minutesOfWindow } from '../time/local-time.ts'
import { withKids } from '../verifiers/plan-view.ts'
import type { Template } from './day-template.ts'
import { isOpenAt } from './visit-hours.ts'

/** What stands in a trip before anything is chosen: locked visits, verbatim, and a meal for every cuisine that is wished. */
export function fixedVisits(intent: IntentV1, book: FactBook, template: Template): Visit[] {
  const locked = intent.prefs.locked_slots.map(
    ({ day_offset, window, activity_id }): Visit => ({
      day: day_offset,
      ...minutesOfWindow(window),
      kind: 'attraction',
      venue: activity_id,
      others: [],
      locked: true,
    }),
  )
  const visits = [...locked]
  for (const wish of intent.wishes) {
    const meal = wish.key === 'cuisine' ? mealOf(intent, book, template, { cuisine: wish.value, visits }) : null
    if (meal) visits.push(meal)
  }
  return visits
}

/** The first meal, the dearest hour of a trip last, at which a place of a cuisine has its doors open. */
function mealOf(
  intent: IntentV1,
  book: FactBook,
  template: Template,
  asked: { cuisine: string; visits: readonly Visit[] },
): Visit | null {
  const { tz } = intent.date_window
  const children = withKids(intent)
  const serves = ({ themes }: Attraction): boolean =>
    themes.some((theme) => theme.toLowerCase() === asked.cuisine.toLowerCase())
  const places = book.data.attractions.filter(serves).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (const meal of template.meals.toReversed()) {
    const date = template.dates[meal.day] ?? ''
    const taken = asked.visits.some(({ day, start, end }) => day === meal.day && start < meal.end && meal.start < end)
    if (taken || (children && meal.end > minutesOf(TRIP_DAY.kidCurfew))) continue
    const place = places.find(
      (each) => isOpenAt(book, each, { date, tz }, meal) && !asked.visits.some(({ venue }) => venue === each.id),
    )
    if (place) return { ...meal, kind: 'meal', venue: place.id, others: [], locked: false }
  }
  return null
}
