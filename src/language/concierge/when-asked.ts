/** A day as a question names it; what day that is depends on when it is asked. */
export type DayAsked =
  | { kind: 'ahead'; days: number }
  | { kind: 'weekday'; weekday: 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' }
  | { kind: 'date'; month: number; day: number; year: number | null }
  | { kind: 'month'; month: number }
  | { kind: 'weekend' }
  | { kind: 'week' }

export type DayPart = 'morning' | 'midday' | 'afternoon' | 'evening' | 'night' | 'late'

/** The hour, day or month that a question is about. */
export interface WhenAsked {
  /** Null for the day that it is. */
  day: DayAsked | null
  /** Times of the day in minutes, of which any may be meant: "at 6" may be either. */
  minutes: number[]
  part: DayPart | null
  /** It is a day on which usual hours may not count. */
  isHoliday: boolean
}
