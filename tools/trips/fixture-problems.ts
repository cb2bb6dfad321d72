import type { SupplyFile } from '../../src/domain/trips/schemas/supply.ts'
import { foldWords } from '../../src/lib/fold-words.ts'
import { haversineMetres } from '../../src/lib/geo.ts'
import type { Fixtures } from './fixture-files.ts'

/** Farther than this from the middle of its city a place is mistyped. */
const FARTHEST_M = 80_000
const LODGING_TIERS = ['budget', 'mid', 'luxury'] as const
const FLIGHT_TIERS = ['budget', 'mid', 'premium'] as const

/**
 * What the schemas cannot see in fixtures: points outside their city, names twice in a place, tiers nobody offers. Unknown zones,
 * venues without hours and prices of 0 are refused where a row is read.
 */
export function fixtureProblems({ airports, places, flights, fx }: Fixtures): string[] {
  const known = new Set(airports.map(({ iata }) => iata))
  const problems = [...places.values()].flatMap((place) => [
    ...tooFar(place),
    ...namedTwice(place),
    ...missingTiers(place, flights),
    ...place.destination.airports
      .filter((iata) => !known.has(iata))
      .map((iata) => `${place.destination.city}: ${iata} is no known airport`),
  ])
  const doubled = flights.map(({ ref }) => ref).filter((ref, at, refs) => refs.indexOf(ref) !== at)
  const uneven = Object.entries(fx.rates).filter(([, rates]) => rates.length !== fx.days.length)
  const unpriced = [...places.values()].filter(({ destination: { currency } }) => fx.rates[currency] === undefined)
  problems.push(...uneven.map(([currency]) => `fx: ${currency} has not one rate for every day`))
  problems.push(...unpriced.map(({ destination: { city, currency } }) => `${city}: no rate of ${currency}`))
  return [...problems, ...doubled.map((ref) => `flight ${ref} stands twice`)]
}

function tooFar({ destination, rows }: SupplyFile): string[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'attraction' && row.kind !== 'lodging') return []
    const metres = haversineMetres(destination.geo, row.kind === 'attraction' ? row.data.location : row.data.geo)
    if (metres <= FARTHEST_M) return []
    return [`${destination.city}: ${row.data.name} lies ${Math.round(metres / 1_000)} km away`]
  })
}

function namedTwice({ destination, rows }: SupplyFile): string[] {
  const names = rows.flatMap((row) =>
    row.kind === 'attraction' || row.kind === 'lodging' ? [foldWords(row.data.name)] : [],
  )
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  return twice.map((name) => `${destination.city}: "${name}" stands twice`)
}

function missingTiers({ destination, rows }: SupplyFile, flights: Fixtures['flights']): string[] {
  const beds = new Set(rows.flatMap((row) => (row.kind === 'lodging' ? [row.data.tier] : [])))
  const seats = new Set(
    flights.flatMap((row) =>
      row.kind === 'flight' && destination.airports.includes(row.data.dest) ? [row.data.tier] : [],
    ),
  )
  return [
    ...LODGING_TIERS.filter((tier) => !beds.has(tier)).map((tier) => `${destination.city}: no ${tier} lodging`),
    ...FLIGHT_TIERS.filter((tier) => !seats.has(tier)).map((tier) => `${destination.city}: no ${tier} flight`),
  ]
}
