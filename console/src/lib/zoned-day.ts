import type { Reader } from './times.ts'

const MINUTE = 60_000

/** `2026-11-23`: the day of an instant, in the zone of the shop. */
export function dayOf(at: number, { timeZone }: Pick<Reader, 'timeZone'>): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
}

/** The day so many days after another one, before it if negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 24 * 60 * MINUTE).toISOString().slice(0, 10)
}

/** The instant at which a day begins in the zone of the shop, in milliseconds. */
export function startOfDay(day: string, { timeZone }: Pick<Reader, 'timeZone'>): number {
  const utc = Date.parse(day)
  const first = utc - offsetAt(utc, timeZone)
  // Where clocks change in that night, the offset of the night's own beginning counts.
  return utc - offsetAt(first, timeZone)
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}
