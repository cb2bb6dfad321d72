const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Where and in which language times are read: the zone is the shop's, so that colleagues speak of the same hour. */
export interface Reader {
  locale: string
  timeZone: string
}

/** `09:41`. */
export function formatClock(at: number, { locale, timeZone }: Reader): string {
  return new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

/** `12 Aug 2026`. */
export function formatDay(at: number, { locale, timeZone }: Reader): string {
  return new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' }).format(at)
}

/** `12 Aug 2026, 09:41`. */
export function formatInstant(at: number, reader: Reader): string {
  return `${formatDay(at, reader)}, ${formatClock(at, reader)}`
}

/** Whether two instants are of one day in the zone of the shop. */
export function isSameDay(one: number, other: number, { timeZone }: Reader): boolean {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return day.format(one) === day.format(other)
}

/** The largest units of a span, two unless told: `3m`, `1h 5m`, `2d 4h`. Less than a minute is one. */
export function formatSpan(ms: number, locale: string, units: 1 | 2 = 2): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE))
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  const parts: [number, string][] =
    days > 0
      ? [
          [days, 'day'],
          [hours, 'hour'],
        ]
      : [
          [hours, 'hour'],
          [minutes % 60, 'minute'],
        ]
  return parts
    .filter(([value]) => value > 0)
    .slice(0, units)
    .map(([value, unit]) => unitOf(value, unit, locale))
    .join(' ')
}

function unitOf(value: number, unit: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value)
}

/** How long ago, as short as a list needs it: null for less than a minute, then `4m`, `2h`, and the day after a week. */
export function formatAge(at: number, now: number, reader: Reader): string | null {
  const age = now - at
  if (age < MINUTE) return null
  const [value, unit] = age < HOUR ? [age / MINUTE, 'minute'] : age < DAY ? [age / HOUR, 'hour'] : [age / DAY, 'day']
  if (age >= 7 * DAY) {
    return new Intl.DateTimeFormat(reader.locale, { timeZone: reader.timeZone, day: 'numeric', month: 'short' }).format(
      at,
    )
  }
  return unitOf(Math.floor(value), unit, reader.locale)
}

/** The clock on the wall at an instant, as a date field takes it: `2026-08-12T09:41`. */
export function wallClock(at: number, { timeZone }: Reader): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The instant at which that clock shows this; null while the field is not filled in. An hour that summer skips is the next one. */
export function instantOf(wall: string, reader: Reader): number | null {
  const asIfUtc = Date.parse(`${wall}:00Z`)
  if (Number.isNaN(asIfUtc)) return null
  const offsetAt = (at: number) => Date.parse(`${wallClock(at, reader)}:00Z`) - at + (at % MINUTE)
  const guess = asIfUtc - offsetAt(asIfUtc)
  return asIfUtc - offsetAt(guess)
}
