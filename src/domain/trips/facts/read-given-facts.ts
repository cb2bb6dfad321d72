import { jsonDigest } from '../../../lib/json-digest.ts'
import { type FactData, type GivenFacts, type Provenance, Tier } from '../schemas/index.ts'

/** Facts handed over as facts of a trip: those that do not say where they come from come from whoever gave them, at `at`. */
export function readGivenFacts(given: GivenFacts, at: Date): FactData {
  const { daily_spend_usd_cents, destination, ...lists } = given
  const provenance: Provenance = {
    source: 'user',
    tool: 'given',
    fetched_at: at.toISOString(),
    cache_hit: false,
    response_digest: jsonDigest(given),
    degraded: null,
  }
  const stamp = <Fact extends { provenance?: Provenance | undefined }>(fact: Fact) => ({
    ...fact,
    provenance: fact.provenance ?? provenance,
  })
  return {
    destination: destination ?? null,
    airports: lists.airports,
    holidays: lists.holidays,
    flights: lists.flights.map(stamp),
    lodging: lists.lodging.map(stamp),
    attractions: lists.attractions.map(stamp),
    weather: lists.weather.map(stamp),
    transit: lists.transit.map(stamp),
    fx: lists.fx.map(stamp),
    daily_spend: Tier.options.map((tier) => ({ tier, usd_cents: daily_spend_usd_cents, provenance })),
  }
}
