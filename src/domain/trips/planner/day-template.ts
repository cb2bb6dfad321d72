import { datesOf } from '../../../lib/calendar.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { TRIP_DAY } from '../limits.ts'
import type { IntentV1, Lodging } from '../schemas/index.ts'
import { minutesOf } from '../time/local-time.ts'
import { withKids } from '../verifiers/plan-view.ts'
import { minutesFrom, type Stretch } from './clock.ts'
import type { Frame } from './frames.ts'
import { legMinutes } from './party-needs.ts'

/** A stretch of a day that something may fill. */
export interface Place extends Stretch {
  day: number
}

/** Of a frame only what says when the party is where. */
export type TripFrame = Pick<Frame, 'airport' | 'outbound' | 'inbound' | 'lodging'>

export interface Template {
  dates: readonly string[]
  activities: readonly Place[]
  meals: readonly Place[]
}

const MORNING: Stretch = { start: 570, end: 720 }
const EARLY_AFTERNOON: Stretch = { start: 780, end: 930 }
const LATE_AFTERNOON: Stretch = { start: 975, end: 1_125 }
const LUNCH: Stretch = { start: 720, end: 780 }
const DINNER: Stretch = { start: 1_140, end: 1_230 }
/** Early enough to be over at the curfew; the late afternoon ends with its start. */
const DINNER_WITH_CHILDREN: Stretch = { start: 1_110, end: 1_185 }

/** Between the meals of a day on which nobody travels. */
export const BETWEEN_MEALS: readonly Stretch[] = [MORNING, EARLY_AFTERNOON, LATE_AFTERNOON]

const ACTIVITIES = {
  relaxed: [MORNING, LATE_AFTERNOON],
  normal: BETWEEN_MEALS,
  full: BETWEEN_MEALS,
} as const

/**
 * When things may happen: the hours of every day, cut to when the party is there. On the day of arrival nothing before check-in
 * begins and the airport is left behind, and nothing at all after a late landing; on the last day nothing past check-out (and an hour)
 * or the way to the airport, and nothing at all before an early flight.
 */
export function templateOf(intent: IntentV1, book: FactBook, frame: TripFrame): Template {
  const dates = datesOf(intent.date_window)
  const there = dates.map((date, day) => presence(intent, book, frame, { date, day, last: dates.length - 1 }))
  const children = withKids(intent)
  const dinner = children ? DINNER_WITH_CHILDREN : DINNER
  const within = (stretches: readonly Stretch[]): Place[] =>
    there.flatMap((bounds, day) =>
      stretches.flatMap((stretch) => cut(stretch, bounds).map((part) => ({ day, ...part }))),
    )
  const whole = (stretches: readonly Stretch[]): Place[] =>
    there.flatMap(({ start, end }, day) =>
      stretches.filter((meal) => meal.start >= start && meal.end <= end).map((meal) => ({ day, ...meal })),
    )
  const activities = ACTIVITIES[intent.pace].map(({ start, end }) => ({ start, end: Math.min(end, dinner.start) }))
  return { dates, activities: within(activities), meals: whole([LUNCH, dinner]) }
}

/** Shorter than this no visit is worth the way. */
const SHORTEST = 45

function cut(stretch: Stretch, bounds: Stretch): Stretch[] {
  const start = Math.max(stretch.start, Math.ceil(bounds.start / 5) * 5)
  const end = Math.min(stretch.end, Math.floor(bounds.end / 5) * 5)
  return end - start >= SHORTEST ? [{ start, end }] : []
}

const NEVER: Stretch = { start: 0, end: 0 }

function presence(
  intent: IntentV1,
  book: FactBook,
  frame: TripFrame,
  { date, day, last }: { date: string; day: number; last: number },
): Stretch {
  const { tz } = intent.date_window
  const whole: Stretch = { start: 0, end: 1_440 }
  const minutes = (instant: string): number => minutesFrom(date, instant, tz)
  const landed = frame.outbound && minutes(frame.outbound.arrival)
  const leaves = day === last && frame.inbound ? minutes(frame.inbound.departure) : null

  if (landed !== null && day === 0) {
    if (landed > minutesOf(TRIP_DAY.lateArrival)) return NEVER
    whole.start = landed + Math.max(TRIP_DAY.buffer.airport, transfer(book, frame) + TRIP_DAY.buffer.transit)
  } else if (landed !== null && landed > 0) {
    // Landed on the day after: nothing until the airport is left behind.
    whole.start = landed + Math.max(TRIP_DAY.buffer.airport, transfer(book, frame) + TRIP_DAY.buffer.transit)
  }
  if (day === 0) whole.start = Math.max(whole.start, minutesOf(checkIn(frame.lodging)))
  if (day !== last) return whole
  if (leaves !== null) {
    if (leaves < minutesOf(TRIP_DAY.earlyDeparture)) return NEVER
    whole.end = leaves - TRIP_DAY.buffer.airport - transfer(book, frame)
  }
  const out = minutesOf((frame.lodging?.checkout_window ?? TRIP_DAY.checkOut).end) + TRIP_DAY.checkoutGraceMinutes
  return { start: whole.start, end: Math.min(whole.end, out) }
}

function checkIn(lodging: Lodging | null): string {
  return (lodging?.checkin_window ?? TRIP_DAY.checkIn).start
}

/** Minutes between the airport and the bed; 0 when nobody knows where one of them is. */
export function transfer(book: FactBook, { airport, lodging }: Pick<Frame, 'airport' | 'lodging'>): number {
  const at = airport === null ? undefined : book.airport(airport)?.geo
  const leg = at && lodging ? book.legs(at, lodging.geo)[0] : undefined
  return leg ? legMinutes(leg) : 0
}
