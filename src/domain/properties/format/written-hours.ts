import type { Hours } from '../hours/hours.ts'
import { WEEKDAYS } from '../hours/read-clauses.ts'
import type { Schedule } from '../hours/schedule.ts'
import type { DaySpans } from '../hours/span.ts'

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A week in the words of our own grammar, days with the same spans together: "Mon-Fri 07:00-22:00; Sat-Sun closed". */
export function writtenWeek(week: Hours['week']): string {
  return runsOf(WEEKDAYS.map((day) => writtenSpans(week[day])))
}

/** All hours: every week, its seasons and its exceptions. */
export function writtenHours({ week, seasons, exceptions }: Hours): string[] {
  return [
    writtenWeek(week),
    ...seasons.map(
      ({ name, from, to, week }) =>
        `From ${from} to ${to}${name === undefined ? '' : ` (${name})`}: ${writtenWeek(week)}`,
    ),
    ...exceptions.map(({ date, hours }) => `${date} ${writtenSpans(hours)}`),
  ]
}

/** "Fri-Sat 20:30; 2026-12-31 21:00" */
export function writtenSchedule({ weekly, dates }: Schedule): string {
  const every = runsOf(WEEKDAYS.map((day) => weekly[day]?.join(', ') ?? ''))
  return [...(every === '' ? [] : [every]), ...dates.map(({ date, times }) => `${date} ${times.join(', ')}`)].join('; ')
}

function writtenSpans(spans: DaySpans): string {
  if (spans.length === 0) return 'closed'
  const said = spans.map(({ from, to, last_order }) => {
    if (from === '00:00' && to === '24:00') return '24h'
    return `${from}-${to}${last_order === undefined ? '' : ` last order ${last_order}`}`
  })
  return said.join(', ')
}

/** What each day says, with the days that say it in a row together; days that say nothing are left out. */
function runsOf(days: readonly string[]): string {
  const runs: { from: number; to: number; said: string }[] = []
  for (const [at, said] of days.entries()) {
    const last = runs.at(-1)
    if (last?.said === said && last.to === at - 1) last.to = at
    else runs.push({ from: at, to: at, said })
  }
  const named = runs.filter(({ said }) => said !== '')
  return named.map(({ from, to, said }) => `${NAMES[from]}${from === to ? '' : `-${NAMES[to]}`} ${said}`).join('; ')
}
