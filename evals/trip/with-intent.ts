import { z } from 'zod'
import { TourData } from '../../src/domain/trips/schemas/tour.ts'
import { readAppointments } from '../../src/language/tours/read-appointments.ts'
import { readRoute } from '../../src/language/tours/read-route.ts'
import { readSlot } from '../../src/language/tours/read-slot.ts'
import { readTour, type TourNames } from '../../src/language/tours/read-tour.ts'
import { readTripText } from './read-trip-text.ts'

/** A line whose wishes stand in a text; everything else about it is checked once the intent has been read. */
const TextLine = z.looseObject({ kind: z.string(), text: z.string().max(20_000), intent: z.undefined().optional() })

interface Read {
  line: unknown
  /** What the text should have said and did not, or why it cannot be planned. */
  problems: readonly string[]
}

/** The line with its text read as an intent; a line that has its intent comes back as it is. */
export function withIntent(line: unknown): Read {
  const found = TextLine.safeParse(line)
  if (!found.success) return { line, problems: [] }
  const { text, ...rest } = found.data
  switch (rest.kind) {
    case 'tour': {
      const data = TourData.safeParse(rest.data)
      const { intent, missing } = readTour(text, namesIn(data.data))
      return { line: { ...rest, intent }, problems: missing.map(notSaid) }
    }
    case 'trip': {
      const { intent, problems } = readTripText(text, rest)
      return { line: { ...rest, intent }, problems }
    }
    case 'route': {
      const { intent, links, missing } = readRoute(text)
      return { line: { ...rest, intent, data: rest.data ?? { links } }, problems: missing.map(notSaid) }
    }
    case 'appointments': {
      const { intent, minutes, missing } = readAppointments(text)
      return { line: { ...rest, intent, data: rest.data ?? { minutes } }, problems: missing.map(notSaid) }
    }
    case 'slot': {
      const { intent, missing } = readSlot(text)
      return { line: { ...rest, intent }, problems: missing.map(notSaid) }
    }
    default:
      return { line, problems: [] }
  }
}

/** What a text is held against; data that cannot be read names nothing, and is told of when the line is checked. */
function namesIn(data: TourData | undefined): TourNames {
  const dates = (data?.links ?? []).flatMap(({ date }) => (date === null ? [] : [date])).toSorted()
  return {
    places: (data?.places ?? []).map(({ name }) => name),
    regions: (data?.places ?? []).flatMap(({ region }) => (region === null ? [] : [region])),
    ends: (data?.links ?? []).flatMap(({ from, to }) => [from, to]),
    cuisines: (data?.meals ?? []).flatMap(({ cuisines }) => cuisines),
    since: dates[0] ?? null,
  }
}

function notSaid(name: string): string {
  return `does not say: ${name}`
}
