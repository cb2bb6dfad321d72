import type { ItinerarySheet } from '../../domain/files/itinerary-printer.ts'
import { momentAt } from '../../lib/temporal.ts'
import { tellItinerary } from './tell-itinerary.ts'

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75
const DAY_MINUTES = 1_440

/**
 * A trip for a calendar: one event for each thing that happens, in UTC. An event keeps its id through the versions of its trip as
 * long as it is the same of its kind on its day, and a later version takes the place of an earlier one.
 */
export function itineraryIcs(sheet: ItinerarySheet): string {
  const { itinerary } = sheet
  const told = tellItinerary(sheet)
  const stamp = utc(Date.parse(itinerary.created_at))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tulia//Trips//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(told.title)}`,
  ]
  for (const [dayAt, { date, activities }] of itinerary.days.entries()) {
    const met = new Map<string, number>()
    for (const [at, { kind, window, geo }] of activities.entries()) {
      const words = told.days[dayAt]?.activities[at]
      if (words === undefined) throw new Error('every activity is told')
      const nth = (met.get(kind) ?? 0) + 1
      met.set(kind, nth)
      const { from, to } = momentsOf(date, window, itinerary.intent.date_window.tz)
      lines.push(
        'BEGIN:VEVENT',
        `UID:${itinerary.itinerary_id}-${date}-${kind}-${nth}@tulia`,
        `DTSTAMP:${stamp}`,
        `SEQUENCE:${itinerary.version}`,
        `DTSTART:${utc(from)}`,
        `DTEND:${utc(to)}`,
        `SUMMARY:${escaped(`${words.kind}: ${words.name}`)}`,
        `DESCRIPTION:${escaped([words.price, ...words.notes, words.sure].filter(Boolean).join('\n'))}`,
        ...(geo === undefined ? [] : [`GEO:${geo.lat};${geo.lon}`]),
        // A night and a way leave room for other things.
        `TRANSP:${kind === 'lodging' || kind === 'transit' ? 'TRANSPARENT' : 'OPAQUE'}`,
        'END:VEVENT',
      )
    }
  }
  return [...lines, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('')
}

/** An end at or before its start lies on the next day. */
function momentsOf(date: string, { start, end }: { start: string; end: string }, tz: string) {
  const [begins, ends] = [minutesOf(start), minutesOf(end)]
  const from = momentAt(date, begins, tz)
  const last = ends > begins ? ends : ends + DAY_MINUTES
  const to = from.named === 'never' ? from.ms + (last - begins) * 60_000 : momentAt(date, last, tz).ms
  return { from: from.ms, to }
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

/** "20270202T060000Z". */
function utc(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** A long line goes on behind a space on the next; a character is never cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let room = LINE_OCTETS
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (octets > room) {
      parts.push(part)
      part = ''
      room = LINE_OCTETS - 1
    }
    part += character
    room -= octets
  }
  return [...parts, part].join('\r\n ')
}
