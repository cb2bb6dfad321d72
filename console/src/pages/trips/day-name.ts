/** A day of a trip, "2026-12-10", as it is read: it is a day where the trip goes, so no zone moves it. */
export function dayName(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' }).format(
    Date.parse(date),
  )
}
