import { z } from 'zod'
import { jsonDigest } from '../../../lib/json-digest.ts'
import type { Ctx } from '../../context.ts'
import { OWN_SUPPLY } from '../facts/merge-facts.ts'
import { Attraction, type DailySpend, FlightOption, type IntentV1, Lodging, type Provenance } from '../schemas/index.ts'
import { SupplyRow } from '../schemas/supply.ts'
import { findAttractions } from '../supply/find-attractions.ts'
import { findFlights } from '../supply/find-flights.ts'
import { findLodging } from '../supply/find-lodging.ts'

/** What a shop itself offers for a trip, as it has told it. */
export interface ShopSupply {
  flights: FlightOption[]
  lodging: Lodging[]
  attractions: Attraction[]
  dailySpend: DailySpend[]
}

/** The shop's own rows for a trip, in one statement: its prices are the ones that it sells at. */
export async function shopSupply(ctx: Ctx, intent: IntentV1, city: string, at: string): Promise<ShopSupply> {
  const { origin, airports, date_window, prefs } = intent
  const routes = origin === null ? [] : airports.flatMap((airport) => [`${origin}-${airport}`, `${airport}-${origin}`])
  const stored = await ctx.statement`
    SELECT kind, key, ref, data, valid_from::text, valid_to::text FROM trip_supply
    WHERE tenant_id = ${ctx.tenantId}::uuid AND key = ANY(${[city, ...routes]}) ORDER BY kind, position, ref`
  const rows = z.array(SupplyRow).parse(stored)
  const from = <Item extends object>(items: readonly Item[], refOf: (item: Item) => string) =>
    items.map((item) => ({ ...item, provenance: ownRow(item, refOf(item), at) }))
  const { start: checkin, end: checkout } = date_window
  return {
    flights: routes.flatMap((route) => {
      const [leaves = '', dest = ''] = route.split('-')
      const asked = { origin: leaves, dest, date_window, avoid_overnight: prefs.avoid_overnight }
      return z.array(FlightOption).parse(from(findFlights(rows, asked), ({ flight_id }) => flight_id))
    }),
    lodging: z
      .array(Lodging)
      .parse(from(findLodging(rows, { city, checkin, checkout, tier_prefs: [] }), ({ lodging_id }) => lodging_id)),
    attractions: z
      .array(Attraction)
      .parse(from(findAttractions(rows, { city, themes: [], kid_friendly: prefs.kid_friendly }), ({ id }) => id)),
    dailySpend: rows.flatMap((row) =>
      row.kind === 'daily_spend' ? [{ ...row.data, provenance: ownRow(row.data, row.ref, at) }] : [],
    ),
  }
}

function ownRow(row: object, ref_id: string, fetched_at: string): Provenance {
  const read = { cache_hit: false, degraded: null, fetched_at, response_digest: jsonDigest(row) }
  return { source: 'tool', tool: OWN_SUPPLY, ref_id, ...read }
}
