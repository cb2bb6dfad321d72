import { OpeningHours } from '../../src/domain/trips/schemas/evidence.ts'

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/**
 * Reads the hours of a table: "Mo-Th,Sa 09:00-18:00; Fr 14:30-18:00", a range may run over Sunday. Days that are not named are
 * closed. Throws with the part that is not understood.
 */
export function readWeek(text: string): OpeningHours {
  const week: Record<string, { start: string; end: string }[]> = {}
  for (const part of text.split(';').map((part) => part.trim())) {
    const [days = '', spans = '', more] = part.split(' ')
    if (more !== undefined || spans === '') throw new Error(`"${part}" is no opening time`)
    for (const day of readDays(days)) week[day] = [...(week[day] ?? []), ...spans.split(',').map(readSpan)]
  }
  return OpeningHours.parse(week)
}

/** Weekdays by number, Monday is 0. */
export function readDays(text: string): number[] {
  return text.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map((name) => DAYS.indexOf(name))
    if (from === undefined || to === undefined || from < 0 || to < 0) throw new Error(`"${text}" names no weekdays`)
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, more) => (from + more) % 7)
  })
}

function readSpan(span: string): { start: string; end: string } {
  const [start = '', end = ''] = span.split('-')
  return { start, end }
}
