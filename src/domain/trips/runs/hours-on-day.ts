import { createFactBook } from '../facts/fact-book.ts'
import { windowOf } from '../planner/clock.ts'
import { BETWEEN_MEALS } from '../planner/day-template.ts'
import { hoursWithin } from '../planner/visit-hours.ts'
import type { FactData, PlanV1, Window } from '../schemas/index.ts'
import { minutesOfWindow } from '../time/local-time.ts'

/** A visit where it stands, and when. */
interface Here {
  activity_id: string
  window: Window
}

/**
 * The hours at which a visit of a plan can be on another of its days: its own where the doors are open, else the first between meals,
 * and on a day of travel the first at which something is visited. Null where there are none. `taken` is what stays on that day whatever
 * comes.
 */
export function hoursOnDay(
  { plan, facts, tz }: { plan: PlanV1; facts: FactData; tz: string },
  { activity_id, window }: Here,
  { day, taken }: { day: number; taken: readonly Window[] },
): Window | null {
  const book = createFactBook(facts)
  const venue = book.attraction(activity_id)
  const there = plan.days[day]
  if (venue === null || there === undefined) return null
  const isWhole = day > 0 && day < plan.days.length - 1
  const visited = there.slots.flatMap(({ window, choices: [choice] }) =>
    choice?.kind === 'attraction' ? [minutesOfWindow(window)] : [],
  )
  for (const stretch of isWhole ? [minutesOfWindow(window), ...BETWEEN_MEALS] : visited) {
    const hours = hoursWithin(book, venue, { date: there.date, tz }, stretch)
    const isFree =
      hours !== null && taken.map(minutesOfWindow).every(({ start, end }) => hours.end <= start || end <= hours.start)
    if (isFree) return windowOf(hours)
  }
  return null
}
