import { intentOfSaid } from '../../journeys/trip/intent-of-said.ts'
import type { HearTrip } from '../http/routes/trips.ts'
import { readTrip } from '../language/trips/read-trip.ts'
import { tripPlaces } from '../language/trips/trip-places.ts'
import { clockAt } from '../lib/temporal.ts'

/** A text as wishes for a trip to one of the shop's destinations, or the names of what it leaves open. Asks no model. */
export const tripOfText: HearTrip = (text, { destinations, currency, timezone, now }) => {
  const said = readTrip(text, tripPlaces(destinations), clockAt(now.getTime(), timezone).date)
  const destination = destinations.find(({ city }) => city === said.place)
  const { city, tz } = destination ?? { city: '', tz: timezone }
  const heard = intentOfSaid(said, { city, tz, currency })
  return destination === undefined ? { intent: null, missing: ['city', ...heard.missing] } : heard
}
