import { computeLeg } from '../../src/domain/trips/facts/compute-leg.ts'
import type { Provenance } from '../../src/domain/trips/schemas/common.ts'
import { sha256 } from '../../src/lib/sha256.ts'
import { type Fixtures, versionOf } from './fixture-files.ts'

interface Spread {
  mean: number
  sd: number
}

const NOTHING: Spread = { mean: 0, sd: 0 }
const COMPUTED: Provenance = {
  ...{ source: 'tool', tool: 'transit', fetched_at: '2026-01-01T00:00:00Z' },
  ...{ cache_hit: false, degraded: null, response_digest: sha256('') },
}

/**
 * What things of each kind usually cost and take over all fixtures, for one person, one room and one night, and the digest of what that
 * was taken from: plans are compared by it. Ways are taxis from each venue to the next in its table; nobody knows what they cost.
 */
export function weighFixtures({ places, flights }: Fixtures) {
  const fares = flights.flatMap((row) => (row.kind === 'flight' ? [row.data] : []))
  const rows = [...places.values()].flatMap((place) => place.rows)
  const rooms = rows.flatMap((row) => (row.kind === 'lodging' ? [row.data.price_per_night_usd_cents] : []))
  const tickets = rows.flatMap((row) => (row.kind === 'attraction' ? [row.data.est_price_usd_cents] : []))
  return {
    digest: versionOf([[...places.values()].map(({ destination }) => destination.fixture_version), flights]),
    weights: {
      flight: {
        cost: spread(fares.map(({ price_usd_cents }) => price_usd_cents)),
        seconds: spread(fares.map(({ duration_seconds }) => duration_seconds)),
      },
      lodging: { cost: spread(rooms), seconds: NOTHING },
      attraction: { cost: spread(tickets.filter((price) => price !== undefined)), seconds: NOTHING },
      transit: { cost: NOTHING, seconds: spread(waySeconds(places)) },
    },
  }
}

/** The module that the product reads them from. */
export function frozenModule(fixtures: Fixtures): string {
  const { digest, weights } = weighFixtures(fixtures)
  const lines = Object.entries(weights).map(
    ([kind, { cost, seconds }]) => `  ${kind}: { cost: ${text(cost)}, seconds: ${text(seconds)} },`,
  )
  return `/** Of which fixtures the figures below were taken. Made by "npm run trips:freeze". */
export const FROZEN_DIGEST = '${digest}'

/** Mean and standard deviation over all fixtures: US cents of one person, one room and one night, and seconds. */
export const FROZEN_WEIGHTS = Object.freeze({
${lines.join('\n')}
})
`
}

function waySeconds(places: Fixtures['places']): number[] {
  return [...places.values()].flatMap(({ rows }) => {
    const points = rows.flatMap((row) => (row.kind === 'attraction' ? [row.data.location] : []))
    return points.slice(1).map((to, at) => computeLeg('taxi', points[at] ?? to, to, COMPUTED).duration_seconds)
  })
}

/** Two decimals: more say nothing, and differ from machine to machine. */
function spread(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return { mean: Number(mean.toFixed(2)), sd: Number(sd.toFixed(2)) }
}

function text({ mean, sd }: Spread): string {
  return `{ mean: ${mean}, sd: ${sd} }`
}
