import type { Violation } from '../schemas/index.ts'
import { afterFlight, beforeFlight } from './around-flights.ts'
import { checkGaps } from './check-gaps.ts'
import { insideStay } from './inside-stay.ts'
import type { DayView } from './plan-view.ts'
import { advises, blocks, type Verifier } from './verifier.ts'

/** People can do it: one thing at a time, time to get there, nothing before the key or after the last metro. */
export const feasibility: Verifier = {
  name: 'feasibility',
  day: (day, view) => [
    ...checkClocks(day),
    ...checkOverlaps(day),
    ...checkGaps(day, view),
    ...insideStay(day, view),
    ...afterFlight(day),
    ...beforeFlight(day),
  ],
}

function checkClocks({ slots, date }: DayView): Violation[] {
  return slots
    .filter(({ span }) => span.nonexistent)
    .map(({ choice, slot }) =>
      advises('nonexistent_local_time', choice.choice_id, { date, start: slot.window.start, end: slot.window.end }),
    )
}

/** Nights apart: around them one lands late and leaves early. What the day before ends after midnight counts too. */
function checkOverlaps({ slots, busyUntilMs }: DayView): Violation[] {
  let busyUntil = busyUntilMs ?? Number.NEGATIVE_INFINITY
  return slots
    .filter(({ choice }) => choice.kind !== 'lodging')
    .flatMap(({ choice, span }) => {
      const overlap = busyUntil - span.startMs
      busyUntil = Math.max(busyUntil, span.endMs)
      return overlap > 0 ? [blocks('overlap', choice.choice_id, { minutes: Math.ceil(overlap / 60_000) })] : []
    })
}
