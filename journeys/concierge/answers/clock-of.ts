import { sayDate, sayTime } from '../../../prompts/copy/format.ts'
import { localDay, type Weekday } from '../../../src/lib/zoned-time.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'

const DAYS: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** Now, as the clock of the place shows it: "Monday 16 November 2026, 12:00 pm, Africa/Nairobi". */
export function clockOf({ guestRows }: Pick<TurnState, 'guestRows'>, { ctx, tenant }: TurnContext): string {
  const timezone = guestRows[0]?.timezone ?? tenant.settings.timezone
  const now = ctx.clock.now()
  const day = DAYS[localDay(now, timezone).weekday]
  return `${day} ${sayDate(now, timezone, 'en')}, ${sayTime(now, timezone, 'en')}, ${timezone}`
}
