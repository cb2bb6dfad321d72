import { TRIP_DAY } from '../limits.ts'
import type { Violation } from '../schemas/index.ts'
import { minutesOf, minutesOfWindow } from '../time/local-time.ts'
import { type DayView, isActivity, type PlanView } from './plan-view.ts'
import { blocks } from './verifier.ts'

/** On the first day nothing before the room is ready, on the last nothing long after it has to be left. */
export function insideStay({ index, last, slots, sleepsIn, wokeIn }: DayView, { facts }: PlanView): Violation[] {
  const activities = slots.filter(({ choice }) => isActivity(choice))
  const checkIn = index === 0 && sleepsIn ? facts.lodging(sleepsIn.option_ref)?.checkin_window : undefined
  const checkOut = last && wokeIn ? facts.lodging(wokeIn.option_ref)?.checkout_window : undefined
  const ready = checkIn ? minutesOf(checkIn.start) : 0
  const left = checkOut ? minutesOfWindow(checkOut).end + TRIP_DAY.checkoutGraceMinutes : Number.POSITIVE_INFINITY
  return activities.flatMap(({ choice, slot }) => {
    const { start, end } = minutesOfWindow(slot.window)
    return [
      ...(start < ready ? [blocks('before_check_in', choice.choice_id, { early_minutes: ready - start })] : []),
      ...(end > left ? [blocks('after_check_out', choice.choice_id, { late_minutes: end - left })] : []),
    ]
  })
}
