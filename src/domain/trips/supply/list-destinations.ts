import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx } from '../../context.ts'
import { NewDestination } from '../schemas/supply.ts'
import { insistOnTrips } from './insist-on-trips.ts'

/** Where this shop sells trips to, by name. Throws `not_found` for a shop that plans none. */
export async function listDestinations(ctx: Ctx): Promise<NewDestination[]> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const where = { tenantId: ctx.tenantId }
    const rows = await ctx.tx.destination.findMany({ where, orderBy: [{ foldedCity: 'asc' }, { country: 'asc' }] })
    return rows.map(toDestination)
  })
}

function toDestination(row: Prisma.DestinationGetPayload<object>): NewDestination {
  const { city, country, also, lat, lon, tz, currency, airports, overland, fixtureVersion } = row
  const head = { city, country, also, geo: { lat, lon }, tz, currency, airports, overland }
  return NewDestination.parse({ ...head, fixture_version: fixtureVersion })
}
