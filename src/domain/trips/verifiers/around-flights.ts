import { TRIP_DAY } from '../limits.ts'
import type { Violation, ViolationCode } from '../schemas/index.ts'
import { minutesOf, minutesOfWindow } from '../time/local-time.ts'
import { type DayView, isActivity, type SlotView } from './plan-view.ts'
import { blocks } from './verifier.ts'

/** Who lands late does nothing more that day. */
export function afterFlight(day: DayView): Violation[] {
  return aroundFlights(day, 'after_late_arrival', (flight, activity) => {
    const late = minutesOfWindow(flight.slot.window).end > minutesOf(TRIP_DAY.lateArrival)
    return late && activity.span.startMs >= flight.span.endMs
  })
}

/** Who leaves early does nothing before it. */
export function beforeFlight(day: DayView): Violation[] {
  return aroundFlights(day, 'before_early_departure', (flight, activity) => {
    const early = minutesOf(flight.slot.window.start) < minutesOf(TRIP_DAY.earlyDeparture)
    return early && activity.span.startMs < flight.span.startMs
  })
}

function aroundFlights(
  { slots }: DayView,
  code: ViolationCode,
  isWrong: (flight: SlotView, activity: SlotView) => boolean,
): Violation[] {
  const flights = slots.filter(({ choice }) => choice.kind === 'flight')
  return slots
    .filter(({ choice }) => isActivity(choice))
    .flatMap((activity) => {
      const flight = flights.find((each) => isWrong(each, activity))
      return flight ? [blocks(code, activity.choice.choice_id, { flight: flight.choice.choice_id })] : []
    })
}
