import { z } from 'zod'
import { intentOfSaid } from '../../journeys/trip/intent-of-said.ts'
import {
  completeIntent,
  createFactBook,
  GivenFacts,
  Instant,
  IntentInput,
  type IntentV1,
  readGivenFacts,
} from '../../src/domain/trips/index.ts'
import { readTrip } from '../../src/language/trips/read-trip.ts'
import { clockAt } from '../../src/lib/temporal.ts'

const Known = z.looseObject({ data: GivenFacts, now: Instant })
/** Of the shops that read such texts, where the data can turn it into dollars. */
const HOME_CURRENCY = 'KES'

interface Read {
  intent: IntentV1 | undefined
  problems: readonly string[]
}

/** A text about one destination as an intent, by what the line knows; of a line without a destination nothing can be read. */
export function readTripText(text: string, line: unknown): Read {
  const known = Known.safeParse(line)
  const destination = known.data?.data.destination
  if (!known.success || destination === undefined)
    return { intent: undefined, problems: ['data has no destination to read the text against'] }
  const now = new Date(known.data.now)
  const facts = createFactBook(readGivenFacts(known.data.data, now))
  const { city, tz } = destination
  const currency = facts.fx('USD', HOME_CURRENCY) === null ? 'USD' : HOME_CURRENCY
  const said = readTrip(text, [{ id: city, names: [city] }], clockAt(now.getTime(), tz).date)
  const { intent, missing } = intentOfSaid(said, { city, tz, currency })
  if (intent === null) return { intent: undefined, problems: missing.map((name) => `does not say: ${name}`) }
  const input = IntentInput.safeParse(intent)
  if (!input.success) return { intent: undefined, problems: input.error.issues.map(({ message }) => message) }
  const completed = completeIntent(input.data, {
    facts,
    homeAirport: homeOf(facts.data.flights, destination.airports),
    now,
  })
  if (completed.outcome === 'complete') return { intent: completed.intent, problems: [] }
  const problem = completed.outcome === 'invalid' ? completed.problem : `no rate is known for ${completed.currency}`
  return { intent: undefined, problems: [problem] }
}

/** Where flights to the destination leave from; the first by name of several. */
function homeOf(flights: readonly { origin: string; dest: string }[], airports: readonly string[]): string | null {
  const origins = flights.filter(({ dest }) => airports.includes(dest)).map(({ origin }) => origin)
  return origins.toSorted()[0] ?? null
}
