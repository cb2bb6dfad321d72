import { clockAt } from '../../../lib/temporal.ts'
import { TRIP_DAY } from '../limits.ts'
import type { FlightOption, Violation } from '../schemas/index.ts'
import { minutesOf, minutesOfWindow } from '../time/local-time.ts'
import { type DayView, isActivity, type PlanView, withKids } from './plan-view.ts'
import { advises, blocks, type Verifier } from './verifier.ts'
import { checkWishes } from './wishes.ts'

/** What the customer wants: children in bed in time, no night in the air, wishes, locks, themes, a pace one can bear. */
export const preferences: Verifier = {
  name: 'preferences',
  day: (day, view) => [
    ...(withKids(view.intent) ? checkCurfew(day) : []),
    ...checkFlights(day, view),
    ...checkKidFriendly(day, view),
    ...checkFullness(day),
  ],
  trip: (view) => [...checkWishes(view), ...checkLocks(view), ...checkThemes(view)],
}

function checkCurfew({ slots }: DayView): Violation[] {
  return slots
    .filter(({ choice }) => choice.kind === 'attraction' || choice.kind === 'meal')
    .filter(({ slot }) => minutesOfWindow(slot.window).end > minutesOf(TRIP_DAY.kidCurfew))
    .map(({ choice, slot }) => blocks('after_curfew', choice.choice_id, { end: slot.window.end }))
}

function checkFlights({ slots }: DayView, view: PlanView): Violation[] {
  const { intent, facts } = view
  return slots.flatMap(({ choice }) => {
    const flight = choice.kind === 'flight' ? facts.flight(choice.option_ref) : null
    if (!flight) return []
    const overnight = intent.prefs.avoid_overnight && flight.overnight
    const late = withKids(intent) && isLate(flight, view)
    const other = late && facts.data.flights.some((each) => isInstead(each, flight, view))
    const say = other ? blocks : advises
    return [
      ...(overnight ? [blocks('overnight_flight', choice.choice_id, { flight: flight.flight_id })] : []),
      ...(late ? [say('flight_after_curfew', choice.choice_id, { flight: flight.flight_id })] : []),
    ]
  })
}

/** It lands after children should be in bed, on the clocks of where it lands. */
function isLate(flight: FlightOption, { facts, tz }: PlanView): boolean {
  const there = facts.airport(flight.dest)?.tz ?? tz
  const landed = clockAt(Date.parse(flight.arrival), there)
  const left = clockAt(Date.parse(flight.departure), there)
  return landed.date > left.date || landed.minutes > minutesOf(TRIP_DAY.kidCurfew)
}

/** Another flight the same day that lands in time, and is not ruled out for being in the air at night. */
function isInstead(other: FlightOption, flight: FlightOption, view: PlanView): boolean {
  if (other.origin !== flight.origin || other.dest !== flight.dest || other.flight_id === flight.flight_id) return false
  const there = view.facts.airport(flight.dest)?.tz ?? view.tz
  const [day, wanted] = [other, flight].map(({ departure }) => clockAt(Date.parse(departure), there).date)
  return day === wanted && !isLate(other, view) && !(view.intent.prefs.avoid_overnight && other.overnight)
}

function checkKidFriendly({ slots }: DayView, { intent, facts }: PlanView): Violation[] {
  if (!withKids(intent)) return []
  return slots.flatMap(({ choice }) => {
    const place = isActivity(choice) ? facts.attraction(choice.option_ref) : facts.lodging(choice.option_ref)
    if (!place || place.kid_friendly === true) return []
    return [advises('not_kid_friendly', choice.choice_id, { name: place.name, known: place.kid_friendly !== null })]
  })
}

/** Visits, named meals and the ways between them. */
function checkFullness({ slots, index, date }: DayView): Violation[] {
  const active = slots
    .filter(({ choice }) => isActivity(choice) || choice.kind === 'transit')
    .reduce((sum, { span }) => sum + (span.endMs - span.startMs) / 60_000, 0)
  return active > TRIP_DAY.activeHours * 60 ? [advises('day_too_full', index, { date, active_minutes: active })] : []
}

function checkLocks({ intent, days }: PlanView): Violation[] {
  return intent.prefs.locked_slots.flatMap((lock) => {
    const kept = days[lock.day_offset]?.slots.some(
      ({ slot, choice }) =>
        choice.option_ref === lock.activity_id &&
        slot.window.start === lock.window.start &&
        slot.window.end === lock.window.end,
    )
    if (kept) return []
    const window = `${lock.window.start}-${lock.window.end}`
    return [blocks('lock_changed', lock.day_offset, { activity: lock.activity_id, window })]
  })
}

function checkThemes({ intent, days, facts }: PlanView): Violation[] {
  const served = new Set(
    days.flatMap(({ slots }) =>
      slots.flatMap(({ choice }) => (isActivity(choice) ? (facts.attraction(choice.option_ref)?.themes ?? []) : [])),
    ),
  )
  return intent.prefs.themes
    .filter((theme) => !served.has(theme))
    .map((theme) => advises('theme_not_served', null, { theme }))
}
