interface Span {
  start: string
  end: string
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000
const WEEK = ['0', '1', '2', '3', '4', '5', '6'] as const

/** The short names of some days of a week, "0" being Monday: `Mon–Fri, Sun`. */
export function weekDays(days: readonly number[], locale: string): string {
  return runsOf(
    days.toSorted((a, b) => a - b),
    (a, b) => b === a + 1,
  )
    .map((run) => spanOf(run, locale))
    .join(', ')
}

/** The hours of a week as they stand on a door: `Mon–Fri 08:00–17:00 · Sat 09:00–13:00`; days that are left out are closed. */
export function weekHours(hours: Partial<Record<(typeof WEEK)[number], readonly Span[]>>, locale: string): string {
  const open = WEEK.flatMap((day) => {
    const text = (hours[day] ?? []).map(({ start, end }) => `${start}–${end}`).join(', ')
    return text === '' ? [] : [{ day: Number(day), text }]
  })
  return runsOf(open, (a, b) => b.day === a.day + 1 && a.text === b.text)
    .map((run) => {
      const days = spanOf(
        run.map(({ day }) => day),
        locale,
      )
      return `${days} ${run[0]?.text ?? ''}`
    })
    .join(' · ')
}

function runsOf<Item>(items: readonly Item[], follows: (before: Item, item: Item) => boolean): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run !== undefined && before !== undefined && follows(before, item)) run.push(item)
    else runs.push([item])
  }
  return runs
}

function spanOf(days: readonly number[], locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short' })
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0].map((day) => name.format(MONDAY + day * DAY_MS))
  return days.length === 1 ? `${first}` : `${first}–${last}`
}
