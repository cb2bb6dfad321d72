import { formatDay, type Reader } from './times.ts'
import { addDays, dayOf, startOfDay } from './zoned-day.ts'

/** The first and the last day that are counted, in the zone of the shop. */
export interface Period {
  from: string
  to: string
}

/** So many days up to today. */
export function lastDays(days: number, now: number, reader: Reader): Period {
  const today = dayOf(now, reader)
  return { from: addDays(today, 1 - days), to: today }
}

/** The period of an address; so many days up to today where it names none. */
export function periodOf({ from, to }: Partial<Period>, days: number, now: number, reader: Reader): Period {
  return from !== undefined && to !== undefined && from <= to ? { from, to } : lastDays(days, now, reader)
}

/** The instants of a period as the product counts: `to` is the first one that is left out. */
export function instantsOf({ from, to }: Period, reader: Reader): { from: string; to: string } {
  return {
    from: new Date(startOfDay(from, reader)).toISOString(),
    to: new Date(startOfDay(addDays(to, 1), reader)).toISOString(),
  }
}

/** `12 Nov 2026 – 18 Nov 2026`, or the one day that it is. */
export function formatPeriod({ from, to }: Period, reader: Reader): string {
  const [first, last] = [from, to].map((day) => formatDay(startOfDay(day, reader), reader))
  return first === last ? (first ?? '') : `${first} – ${last}`
}
