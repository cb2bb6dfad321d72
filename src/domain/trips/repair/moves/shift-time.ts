import { addDays } from '../../../../lib/calendar.ts'
import { TRIP_LIMITS } from '../../limits.ts'
import { windowOf } from '../../planner/clock.ts'
import { isOpenAt } from '../../planner/visit-hours.ts'
import { backingOf, choiceIdOf, type Mover, targetsOf, withVisit } from '../move-context.ts'

/** As far as a visit is shifted. */
const FARTHEST_MINUTES = 180

/** Begins a visit earlier or later, in small steps, while the place is open; the smallest shift first. */
export const shiftTime: Mover = function* (context) {
  const { input, current } = context
  const { start: first, tz } = input.intent.date_window
  const step = TRIP_LIMITS.repair.shiftStepMinutes
  for (const visit of targetsOf(context)) {
    const place = input.book.attraction(visit.venue)
    if (place === null) continue
    for (let by = step; by <= FARTHEST_MINUTES; by += step) {
      for (const minutes of [by, -by]) {
        const to = { start: visit.start + minutes, end: visit.end + minutes }
        if (to.start < 0 || !isOpenAt(input.book, place, { date: addDays(first, visit.day), tz }, to)) continue
        const [was, is] = [windowOf(visit), windowOf(to)]
        yield {
          draft: withVisit(current.draft, visit, { ...to, others: [] }),
          move: {
            move_type: 'shift_time',
            node_ref: choiceIdOf(current, visit),
            old_value: `${was.start}-${was.end}`,
            new_value: `${is.start}-${is.end}`,
            provenance: backingOf(input.book, visit.venue, current),
          },
        }
      }
    }
  }
}
