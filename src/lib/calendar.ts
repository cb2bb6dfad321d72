const DAY_MS = 86_400_000

/** Whole days from one "2026-03-29" to another; below zero when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The date some days later, or earlier. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The date of a year, month (1 to 12) and day; null when the calendar has no such day. */
export function dateOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? at.toISOString().slice(0, 10) : null
}

/** 1 is January. */
export function yearAndMonthOf(date: string): { year: number; month: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) }
}

/** Every day from one to another, both among them; none where the second lies before the first. */
export function datesOf({ start, end }: { start: string; end: string }): string[] {
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, day) => addDays(start, day))
}
